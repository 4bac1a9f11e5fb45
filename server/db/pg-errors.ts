// Classifies database errors: the database is down or slow, or a constraint refused a row.

/** The database cannot be reached or does not answer in time. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** The server takes no writes: it is a standby, or was made read-only. */
export class ReadOnlyError extends DatabaseUnavailableError {
  constructor() {
    super(undefined);
    this.message = 'the database takes no writes';
    this.name = 'ReadOnlyError';
  }
}

/** Five capital letters and digits, at least one of them a digit, so that Node's error code 'EPIPE' does not match. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Transient classes and codes of PostgreSQL's appendix "Error Codes": connection, resources (full disk,
 * too many clients), operator intervention (restart, time-out), system error, lock not available,
 * deadlock, serialization, an unknown end of a transaction, transaction time-outs, and a server that takes no writes.
 */
const TRANSIENT_SQLSTATE = /^(08|53|57|58|25006|25P0[34]|40001|40003|40P01|55P03)/;
/** Rolled back because of another transaction: the same again can succeed at once. */
const CONFLICT_SQLSTATE = /^(40001|40P01)/;
/**
 * After these the connection is closed: the server takes no writes (25006), a failed transaction was not rolled back
 * (25P02), the server ends the connection (57P01 to 57P03).
 */
const FINAL_SQLSTATE = /^(25006|25P02|57P0[123])/;

/** The SQLSTATE of an error or of its causes; undefined when the error does not come from the database. */
export function findSqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && SQLSTATE.test(at.code)) return at.code;
  }
  return undefined;
}

/** Whether the error means that the database is down or slow, so that a retry can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return TRANSIENT_SQLSTATE.test(state);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailableError) return true;
  }
  return false;
}

/** Whether a transaction was rolled back because of another one, so that nothing of it has taken effect. */
export function isConflict(error: unknown): boolean {
  return CONFLICT_SQLSTATE.test(findSqlState(error) ?? '');
}

/** Whether a connection must be closed after this error; always after one that does not come from the database. */
export function endsConnection(error: unknown): boolean {
  const state = findSqlState(error);
  return state === undefined || FINAL_SQLSTATE.test(state);
}

/** The name of the unique or primary key constraint that refused a row, if one did. */
export function findUniqueViolation(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505' && 'constraint' in at) {
      return typeof at.constraint === 'string' ? at.constraint : undefined;
    }
  }
  return undefined;
}

/**
 * Whether a row was refused because its user or session was deleted. Every foreign key of the schema
 * references one of the two, and either may be deleted while a request is being handled.
 */
export function isOwnerGone(error: unknown): boolean {
  return findSqlState(error) === '23503';
}
