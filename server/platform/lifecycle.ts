/** Where the process stands between start and stop; one object, shared by all who ask. */
export interface Lifecycle {
  /** The schema is up to date: the database has been reached once at least. */
  migrated: boolean;
  /** The server takes no new work and ends when the work in hand is done. */
  draining: boolean;
}

export function createLifecycle(): Lifecycle {
  return { migrated: false, draining: false };
}
