// A connection that prepares what is measured and looks at it from outside, without the product's time-outs.

import pg from 'pg';

export interface Admin {
  /** One statement; gives its rows. */
  run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function openAdmin(url: string): Promise<Admin> {
  const client = new pg.Client({ connectionString: url });
  // When a run fails, its server may end before this does; what failed is told elsewhere.
  client.on('error', () => undefined);
  await client.connect();
  return {
    run: async (text, values = []) => (await client.query(text, values)).rows,
    close: () => client.end(),
  };
}
