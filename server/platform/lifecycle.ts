/** The state of the process between start and stop; one mutable object, shared by everything that reads it. */
export interface Lifecycle {
  /** The schema is up to date: the database has been reached once at least. */
  migrated: boolean;
  /** The server is stopping: it finishes running requests and then exits. */
  draining: boolean;
}

export function createLifecycle(): Lifecycle {
  return { migrated: false, draining: false };
}
