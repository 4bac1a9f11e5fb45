// Reading the database's errors: which mean that it is down or slow, which that a constraint held.

/** The database cannot be reached or does not answer in time. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** Five capitals and digits, at least one digit: 'EPIPE' is none. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Classes and codes of PostgreSQL's appendix "Error Codes" that pass by themselves: connection,
 * resources (full disk, too many clients), operator's intervention (restart, time-out), system
 * error, lock not available, deadlock, serialization, transaction time-outs.
 */
const PASSING_SQLSTATE = /^(08|53|57|58|25P0[34]|40001|40P01|55P03)/;

/** The SQLSTATE of an error or of what caused it; undefined where the database said nothing. */
export function findSqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && SQLSTATE.test(at.code)) return at.code;
  }
  return undefined;
}

/** Whether a repetition can succeed because the fault lies in the database being down or slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return PASSING_SQLSTATE.test(state);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailableError) return true;
  }
  return false;
}

/** The unique or primary key constraint that refused a row, by its name in the schema. */
export function findUniqueViolation(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505' && 'constraint' in at) {
      return typeof at.constraint === 'string' ? at.constraint : undefined;
    }
  }
  return undefined;
}

/**
 * Whether a row was refused because whom it belongs to is gone: every foreign key of the schema names a
 * user or a session, either of which may end while a request of theirs is on its way.
 */
export function isOwnerGone(error: unknown): boolean {
  return findSqlState(error) === '23503';
}
