// A connection that prepares and inspects a measured database, without the product's timeouts.

import pg from 'pg';

export interface Admin {
  /** Runs one statement; returns its rows. */
  run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function openAdmin(url: string): Promise<Admin> {
  const client = new pg.Client({ connectionString: url });
  // When a run fails, its server may end first. The failure itself is reported elsewhere.
  client.on('error', () => undefined);
  await client.connect();
  return {
    run: async (text, values = []) => (await client.query(text, values)).rows,
    close: () => client.end(),
  };
}
