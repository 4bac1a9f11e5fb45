// The start of the server; the only file that runs by being imported.

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type DatabaseClient, openDatabase } from './db/client.ts';
import { DiskFullError } from './db/disk-room.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createHttpServer } from './http/http-server.ts';
import { describeAddresses, describePortProblem } from './platform/addresses.ts';
import { systemChance } from './platform/chance.ts';
import { systemClock } from './platform/clock.ts';
import { EnvError, isLoopbackHost, readProcessEnv } from './platform/env.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createMetrics, createMetricsServer } from './platform/metrics.ts';
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
  const development = process.argv.includes('--development');
  const env = readProcessEnv();
  const logger = createLogger(env);
  const secrets = getSessionSecrets(env, systemChance);
  const lifecycle = createLifecycle();
  const [database, sms] = await Promise.all([
    openDatabase(env, logger),
    createSmsGateway({ env, secrets, print }),
  ]);
  const overload = watchOverload();
  const metrics =
    env.metrics &&
    (await createMetrics({ isOverloaded: overload.isOverloaded, pool: database.poolFigures }));

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
    pages: development ? undefined : { folder: join(root, 'dist/client') },
    isOverloaded: overload.isOverloaded,
    metrics,
  });
  const server = createHttpServer(app.express);
  await migrate(database, lifecycle, logger);

  const tidying = setInterval(() => {
    app.tidyUp().catch((error: unknown) => logger.warn({ err: error }, 'tidying failed'));
  }, TIDY_INTERVAL_MS);
  tidying.unref();

  server.on('error', (error) => {
    const problem = describePortProblem(error, { variable: 'PORT', ...env });
    if (problem === undefined) throw error;
    fail(problem);
  });
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    logger.info(
      { port, host: env.host, ms: Math.round(performance.now() - startedMs) },
      'listening',
    );
    // Who started this process to have it behind an address of its own prints that one.
    if (process.send) process.send('listening');
    else for (const line of describeAddresses(env.host, port)) print(line);
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

  const metricsServer = metrics && createMetricsServer(metrics.registry);
  if (metricsServer !== undefined && env.metrics !== undefined) {
    const { host, port } = env.metrics;
    metricsServer.on('error', (error) => {
      const problem = describePortProblem(error, { variable: 'METRICS_PORT', host, port });
      if (problem === undefined) throw error;
      fail(problem);
    });
    metricsServer.listen(port, host, () => {
      logger.info({ address: metricsServer.address() }, 'metrics');
    });
  }

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
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await database.close();
    },
    // Nobody balances between processes outside production, and whoever presses Ctrl-C waits for the end.
    drainMs: env.production ? undefined : 0,
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

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  const forOperators = [EnvError, FolderInUseError, DiskFullError];
  if (error instanceof Error && forOperators.some((kind) => error instanceof kind)) {
    fail(error.message);
  }
  throw error;
}
