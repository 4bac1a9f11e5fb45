/** The service worker of built pages. */
export const WORKER_PATH = '/service-worker.js';
