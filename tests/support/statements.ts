// Records the SQL statements that node-pg sends: how many each call makes, and how Postgres plans them.

import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

export interface StatementRecorder {
  /** The statements sent since the last `take`, in order. */
  take(): Statement[];
  stop(): void;
}

/** Records every statement that this process sends from now on, on any connection. */
export function recordStatements(): StatementRecorder {
  let statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recordAndSend(this: pg.Client, ...parameters: unknown[]) {
    const [config, values] = parameters;
    const { text, values: own } =
      config instanceof Object
        ? (config as { text: string; values?: unknown[] }) // a query in the form that node-pg accepts
        : { text: String(config), values: undefined };
    statements.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, parameters);
  };
  return {
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that Postgres' planner would read completely for a statement. */
export async function findScannedTables(
  run: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>,
  { text, values }: Statement,
): Promise<string[]> {
  const [row] = await run(`explain (format json) ${text}`, values);
  const plans = row?.['QUERY PLAN'] as { Plan: PlanNode }[]; // PostgreSQL's own form, chapter "EXPLAIN"
  const nodes = plans.map(({ Plan }) => Plan);
  for (const node of nodes) nodes.push(...(node.Plans ?? []));
  return nodes.flatMap((node) =>
    node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? '?'] : [],
  );
}
