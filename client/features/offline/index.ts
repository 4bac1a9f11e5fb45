// Offline use, and updates to a new version.

export { NewVersionNotice } from './new-version-notice.tsx';
export { OfflineLine } from './offline-line.tsx';
export { registerServiceWorker } from './service-worker.ts';
