// A statement whose columns a connection describes once. node-pg asks for them anew at each execution, which takes longer
// than reading the row.

import pg from 'pg';

/** A statement as Drizzle hands it to node-pg. */
export interface StatementConfig {
  /** Name of the prepared statement; without one it is parsed and described each time. */
  name?: string | undefined;
  text: string;
  /** Rows as arrays in place of objects. */
  rowMode?: 'array' | undefined;
  types?: { getTypeParser(type: number, format: 'text'): (text: string) => unknown };
}

export type Row = unknown[] | Record<string, unknown>;

interface Column {
  name: string;
  read: (text: string) => unknown;
}
/** What a statement is sent through and answered by; node-pg declares half of it. */
type Connection = pg.Connection;

/** How the columns of named statements are read, by connection: each has its own prepared statements. */
const columnsByConnection = new WeakMap<Connection, Map<string, readonly Column[]>>();

const prepareAndDescribe = Reflect.get(pg.Query.prototype, 'prepare') as (at: Connection) => void;

/** Takes the place of node-pg's own query object, whose methods of the same names node-pg calls. */
export class PipelinedStatement extends pg.Query {
  readonly #config: StatementConfig;
  readonly #values: unknown[];
  readonly #settle: (error: Error | undefined, rows: Row[]) => void;
  readonly #rows: Row[] = [];
  #connection: Connection | undefined;
  #columns: readonly Column[] = [];
  #failure: Error | undefined;

  /** `settle` is called once, with the rows or with what went wrong. */
  constructor(
    config: StatementConfig,
    values: unknown[],
    settle: (error: Error | undefined, rows: Row[]) => void,
  ) {
    super(config.text);
    // As node-pg keeps them; passed as an object they would be copied twice.
    Object.assign(this, { name: config.name, values });
    this.#config = config;
    this.#values = values;
    this.#settle = settle;
  }

  /** Binds and executes; parses and describes before that what this connection does not know. */
  prepare(connection: Connection): void {
    this.#connection = connection;
    const { name = '' } = this.#config;
    const columns = columnsByConnection.get(connection)?.get(name);
    if (columns === undefined || !this.#values.every(isPlain)) {
      prepareAndDescribe.call(this, connection);
      return;
    }
    this.#columns = columns;
    const values = this.#values.map((value) => (value === null ? null : String(value)));
    connection.bind({ statement: name, values }, true);
    connection.execute({}, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const { name, types = pg.types } = this.#config;
    this.#columns = fields.map((field) => ({
      name: field.name,
      read: types.getTypeParser(field.dataTypeID, 'text'),
    }));
    if (name === undefined || this.#connection === undefined) return;
    const known = columnsByConnection.get(this.#connection) ?? new Map();
    columnsByConnection.set(this.#connection, known.set(name, this.#columns));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.#columns;
    try {
      const values = fields.map((text, at) => (text === null ? null : columns[at]?.read(text)));
      this.#rows.push(
        this.#config.rowMode === 'array'
          ? values
          : Object.fromEntries(columns.map(({ name }, at) => [name, values[at]])),
      );
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settle(this.#failure, this.#rows);
  }

  handleError(error: Error): void {
    this.#settle(error, []);
  }
}

/** What Postgres reads as node-pg would have written it, without a look at the type. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
