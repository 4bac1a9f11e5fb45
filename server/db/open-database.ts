import type { Logger } from '#server/platform/logger.ts';
import type { DatabaseClient } from './database.ts';

export interface DatabaseSettings {
  /** A `postgres://` address, of one host or several; undefined selects the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** An address of the same database that does not lead through the pooler, for migrations. */
  databaseDirectUrl: string | undefined;
  /** Whether `databaseUrl` leads through a pooler in transaction mode, such as PgBouncer. */
  databasePooled: boolean;
  /** The most connections to Postgres. */
  databasePool: number;
  /** The folder of the embedded database. */
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
