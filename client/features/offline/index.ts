// Asteria without a connection, and from one version to the next.

export { NewVersionNotice } from './new-version-notice.tsx';
export { OfflineLine } from './offline-line.tsx';
export { hireServiceWorker } from './service-worker.ts';
