// Work that becomes due at an instant, shared by any number of processes.

export { createDueWork, type DueWork, type WorkHandler, type WorkLoop } from './due-work.loop.ts';
export { createDueWorkStore, expiredWork, ownedTables } from './due-work.store.ts';
