// A prepared statement whose columns each connection describes once. node-pg's own asks Postgres for the description at
// each execution, which takes longer than reading a row.

import pg from 'pg';

/** A statement as Drizzle hands it to node-pg. */
export interface StatementConfig {
  /** Name of the prepared statement; a statement without one is parsed and described each time. */
  name?: string | undefined;
  text: string;
  /** `array` for rows as arrays in place of objects. */
  rowMode?: 'array' | undefined;
  types?: { getTypeParser(type: number, format: 'text'): (text: string) => unknown };
}

export type Row = unknown[] | Record<string, unknown>;

interface Column {
  name: string;
  /** Turns Postgres' text form of a value into the value. */
  read: (text: string) => unknown;
}
/** node-pg's connection, through which a statement is sent; node-pg's types declare only a part of its methods. */
type Connection = pg.Connection;

/** The columns of named statements by connection, since each connection has its own prepared statements. */
const columnsByConnection = new WeakMap<Connection, Map<string, readonly Column[]>>();

/** node-pg's own `prepare`: parses, binds, describes and executes a statement. */
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
    // The properties in which node-pg keeps name and values; passed to `super` as an object they would be copied twice.
    Object.assign(this, { name: config.name, values });
    this.#config = config;
    this.#values = values;
    this.#settle = settle;
  }

  /** Binds and executes the statement; one that this connection does not know is parsed and described first. */
  prepare(connection: Connection): void {
    this.#connection = connection;
    const { name = '' } = this.#config;
    const columns = columnsByConnection.get(connection)?.get(name);
    if (columns === undefined || !this.#values.every(isPlain)) {
      prepareAndDescribe.call(this, connection);
      return;
    }
    this.#columns = columns;
    const values = this.#values.map((value) => (value === null ? null : toText(value)));
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

/** A value that needs none of node-pg's conversions; arrays, other objects and invalid dates, which it reports, do. */
type Plain = string | number | boolean | Date;

function isPlain(value: unknown): value is Plain | null {
  const type = typeof value;
  return (
    value === null ||
    type === 'string' ||
    type === 'number' ||
    type === 'boolean' ||
    (value instanceof Date && !Number.isNaN(value.getTime()))
  );
}

/** A value in Postgres' text form; an instant in UTC, since all of our columns of instants have a zone. */
function toText(value: Plain): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
