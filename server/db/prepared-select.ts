// A SELECT whose columns a connection describes once. node-pg asks for them anew at each execution, which takes longer
// than reading the row.

import pg from 'pg';

/** A statement as Drizzle hands it to node-pg for rows as arrays. */
export interface SelectConfig {
  /** Name of the prepared statement; without one it is parsed and described each time. */
  name?: string | undefined;
  text: string;
  types: { getTypeParser(type: number, format: 'text'): (text: string) => unknown };
}

type ReadColumn = (text: string) => unknown;
/** What a statement is sent through and answered by; node-pg declares half of it. */
type Connection = pg.Connection;

/** How the columns of named statements are read, by connection: each has its own prepared statements. */
const columnsByConnection = new WeakMap<Connection, Map<string, readonly ReadColumn[]>>();

const prepareAndDescribe = Reflect.get(pg.Query.prototype, 'prepare') as (at: Connection) => void;

/** Takes the place of node-pg's own query object, whose methods of the same names node-pg calls. */
export class PreparedSelect extends pg.Query {
  readonly #config: SelectConfig;
  readonly #values: unknown[];
  readonly #settle: (error: Error | undefined, rows: unknown[][]) => void;
  readonly #rows: unknown[][] = [];
  #connection: Connection | undefined;
  #columns: readonly ReadColumn[] = [];
  #failure: Error | undefined;

  /** `settle` is called once, with the rows in the order of the columns, or with what went wrong. */
  constructor(
    config: SelectConfig,
    values: unknown[],
    settle: (error: Error | undefined, rows: unknown[][]) => void,
  ) {
    const { name, text } = config;
    super(name === undefined ? { text, values } : { name, text, values });
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

  handleRowDescription({ fields }: { fields: { dataTypeID: number }[] }): void {
    const { name, types } = this.#config;
    this.#columns = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
    if (name === undefined || this.#connection === undefined) return;
    const known = columnsByConnection.get(this.#connection) ?? new Map();
    columnsByConnection.set(this.#connection, known.set(name, this.#columns));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(
        fields.map((text, at) => (text === null ? null : (this.#columns[at]?.(text) ?? null))),
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
