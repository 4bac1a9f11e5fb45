// `TEST_DATABASE=postgres`: the server's tests run on a real Postgres, one for the whole run.

import { startPostgres } from './postgres-server.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres' || process.env['TEST_DATABASE_URL']) return;
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  return () => server.close();
}
