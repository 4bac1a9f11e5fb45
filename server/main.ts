// The start of the server; the only file that runs by being imported.

import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type DatabaseClient, openDatabase } from './db/client.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createHttpServer } from './http/http-server.ts';
import { systemChance } from './platform/chance.ts';
import { systemClock } from './platform/clock.ts';
import { EnvError, isLoopbackHost, readProcessEnv } from './platform/env.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { watchOverload } from './platform/overload.ts';
import { getSessionSecrets } from './platform/session-secret.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { createSmsGateway } from './platform/sms/choose-sms-gateway.ts';

const MIGRATION_RETRY_MS = 1_000;
const WARM_UP_DELAY_MS = 500;
const TIDY_INTERVAL_MS = 10 * 60_000;

// Source in server/, bundle in dist/server/: the folder that has both `client` and `dist` in it.
const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, here.endsWith(join('dist', 'server')) ? '../..' : '..');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(): Promise<void> {
  const startedMs = performance.now();
  const development = process.argv.includes('--dev');
  const env = readProcessEnv();
  const logger = createLogger(env);
  const secrets = getSessionSecrets(env, systemChance);
  const lifecycle = createLifecycle();
  // Vite takes as long to load as the database to open: both at once.
  const devPage = development ? import('./platform/dev-page.ts') : undefined;
  const [database, sms] = await Promise.all([
    openDatabase(env, logger),
    createSmsGateway({ env, secrets, print }),
  ]);
  const overload = watchOverload();

  const places = createPlacesService();
  const app = createApp({
    env,
    secrets,
    database,
    clock: systemClock,
    chance: systemChance,
    logger,
    lifecycle,
    sms,
    places,
    pages: development ? 'development' : { folder: join(root, 'dist/client') },
    isOverloaded: overload.isOverloaded,
  });
  const server = createHttpServer(app.express);
  const [devHandlers] = await Promise.all([
    devPage?.then(({ createDevPage }) => createDevPage(root, server)),
    migrate(database, lifecycle, logger),
  ]);
  for (const handler of devHandlers ?? []) app.express.use(handler);

  const tidying = setInterval(() => {
    app.tidyUp().catch((error: unknown) => logger.warn({ err: error }, 'tidying failed'));
  }, TIDY_INTERVAL_MS);
  tidying.unref();

  server.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    const reason = error.code === 'EACCES' ? 'may not be used by this user' : 'is in use already';
    fail(`PORT: ${env.port} on ${env.host} ${reason}. Example: PORT=${env.port + 1}`);
  });
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    logger.info(
      { port, host: env.host, ms: Math.round(performance.now() - startedMs) },
      'listening',
    );
    for (const line of describeAddresses(env.host, port)) print(line);
    // The start waits for neither, and neither do the first requests.
    setTimeout(() => {
      places.warmUp().catch((error: unknown) => logger.error({ err: error }, 'no gazetteer'));
      app.warmUp();
    }, WARM_UP_DELAY_MS).unref();
    if (env.production && env.trustProxy === 0 && !isLoopbackHost(env.host)) {
      logger.warn(
        'TRUST_PROXY is 0: without TLS in front browsers keep no session; behind a proxy set it to the number of proxies',
      );
    }
  });

  // No request may end the process: what nobody waited for is written down.
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
  });
  stopOnSignal({
    server,
    lifecycle,
    logger,
    close: async () => {
      clearInterval(tidying);
      overload.stop();
      await database.close();
    },
    graceMs: development ? 0 : undefined,
  });
}

/**
 * Brings the schema up to date. A database that is down does not keep the server from listening: it
 * answers 503 and tries again until the database is there.
 */
async function migrate(
  database: DatabaseClient,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  try {
    await database.migrate();
    lifecycle.migrated = true;
  } catch (error) {
    logger.error({ err: error }, 'the database cannot be reached or migrated; trying again');
    setTimeout(() => void migrate(database, lifecycle, logger), MIGRATION_RETRY_MS).unref();
  }
}

/** What to open, here and on a phone in the same network. */
function describeAddresses(host: string, port: number): string[] {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const lines = [`Asteria is at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`];
  const network = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (network === undefined) return lines;
  lines.push(
    isLoopbackHost(host)
      ? `On a phone in the same network: start with HOST=0.0.0.0, then http://${network.address}:${port}`
      : `On a phone in the same network: http://${network.address}:${port}`,
  );
  return lines;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  if (error instanceof EnvError || error instanceof FolderInUseError) fail(error.message);
  throw error;
}
