import type { Logger } from '#server/platform/logger.ts';
import type { DatabaseClient } from './database.ts';

export interface DatabaseSettings {
  /** A `postgres://` address, of one host or several; undefined selects the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The same database past a pooler, for migrations. */
  databaseDirectUrl: string | undefined;
  /** Whether a pooler in transaction mode is between. */
  databasePooled: boolean;
  /** Connections to Postgres at most. */
  databasePool: number;
  dataDir: string;
}

/** Opens the embedded database, or a pool that connects to Postgres on demand, as the settings say. */
export async function openDatabase(
  settings: DatabaseSettings,
  logger: Logger,
): Promise<DatabaseClient> {
  // Dynamic imports, so that only the chosen driver is loaded: each takes tens of milliseconds.
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres-client.ts');
    return openPostgres({
      url: settings.databaseUrl,
      directUrl: settings.databaseDirectUrl,
      pooled: settings.databasePooled,
      poolSize: settings.databasePool,
      logger,
    });
  }
  const { openEmbedded } = await import('./embedded-client.ts');
  return openEmbedded({ dataDir: settings.dataDir });
}
