// The entry point of the server. Importing this file starts the server; the modules that it imports start nothing.

import cluster from 'node:cluster';
import { appendFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from './app.ts';
import { ClocksDifferError } from './db/clean-up.ts';
import { readForms } from './db/data-forms.ts';
import { claimDataKeys, DataKeyError } from './db/data-keys.ts';
import type { DatabaseClient } from './db/database.ts';
import { chooseForms, setUpEncryption, type WrittenForms } from './db/encryption.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { DiskFullError } from './db/free-space.ts';
import { endSessionsOfBackup } from './db/installation.ts';
import { NewerSchemaError } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import { createHttpServer } from './http/http-server.ts';
import {
  APP_ADDRESS,
  describeAddresses,
  describeListenProblem,
  isLoopbackHost,
  METRICS_ADDRESS,
} from './platform/addresses.ts';
import { systemClock } from './platform/clock.ts';
import type { DataCipher } from './platform/data-cipher.ts';
import { type Env, EnvError, readProcessEnv } from './platform/env.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import {
  createMetrics,
  createMetricsServer,
  gatherMetrics,
  type MetricsText,
  shareMetrics,
} from './platform/metrics.ts';
import { watchOverload } from './platform/overload.ts';
import { systemRandom } from './platform/random.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { createSmsGateway } from './platform/sms/choose-sms-gateway.ts';
import { getDataKeys, getSessionSecrets, getVapidKeys } from './platform/stored-secrets.ts';
import { READY_MESSAGE, superviseWorkers } from './platform/workers.ts';
import { createPlaceSource, type PlaceSource } from './sky/gazetteer/place-source.ts';

const MIGRATION_RETRY_MS = 1_000;
const WARM_UP_DELAY_MS = 500;
const TIDY_INTERVAL_MS = 10 * 60_000;

// The project's folder. This file is in server/ as a source, and in dist/server/ as a bundle.
const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, here.endsWith(join('dist', 'server')) ? '../..' : '..');

const development = process.argv.includes('--development');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(env: Env): Promise<void> {
  const startedMs = performance.now();
  const logger = createLogger(env);
  const secrets = getSessionSecrets(env, systemRandom);
  const cipher = setUpEncryption({
    keys: getDataKeys(env, systemRandom),
    encrypts: env.encryptsData,
    isUniform: false,
  });
  assertWritable(env.deletionsFile);
  const lifecycle = createLifecycle();
  const [database, sms] = await Promise.all([
    openDatabase(env, logger),
    createSmsGateway({ env, secrets, print }),
  ]);
  const overload = watchOverload();
  const metrics =
    env.metrics &&
    (await createMetrics({ isOverloaded: overload.isOverloaded, pool: database.poolFigures }));

  const places = createPlaceSource();
  const app = createApp({
    env,
    secrets,
    cipher,
    database,
    clock: systemClock,
    random: systemRandom,
    logger,
    lifecycle,
    sms,
    vapid: getVapidKeys(env, systemRandom),
    places,
    pages: development ? undefined : { folder: join(root, 'dist/client') },
    isOverloaded: overload.isOverloaded,
    metrics,
  });
  const server = createHttpServer(app.express);
  /** Tells the parent process of a worker that the worker listens and its database is up to date. */
  const tellReady = () => {
    if (cluster.isWorker && server.listening && lifecycle.migrated) process.send?.(READY_MESSAGE);
  };
  await getReady(
    () => prepareDatabase(database, app, cipher, env, logger),
    lifecycle,
    logger,
    () => {
      tellReady();
      app.dueWork.start();
    },
  );

  const stopTidying = tidyRegularly(database, app, env, logger);

  listen(
    server,
    env,
    logger,
    () => {
      tellReady();
      warmUpSoon(app, places, logger);
    },
    startedMs,
  );

  if (metrics !== undefined && cluster.isWorker) await shareMetrics(metrics);
  const metricsServer =
    metrics && cluster.isPrimary ? serveMetrics(metrics.registry, env, logger) : undefined;

  // A rejection that no code awaits is logged: no request may end the process.
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
  });
  stopOnSignal({
    server,
    lifecycle,
    logger,
    close: async () => {
      stopTidying();
      await app.dueWork.stop();
      overload.stop();
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await database.close();
    },
    // The wait lets a load balancer notice the end. Outside production there is none, and Ctrl-C should end the process
    // at once. A worker does not wait either, since the other workers go on answering.
    drainMs: env.production || cluster.isWorker ? undefined : 0,
    graceMs: development ? 0 : undefined,
  });
}

/** Listens at the address of the settings, and tells the operator about it. */
function listen(
  server: Server,
  env: Env,
  logger: Logger,
  onListening: () => void,
  startedMs: number,
): void {
  failOnListenProblem(server, { variables: APP_ADDRESS, host: env.host, port: env.port });
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    logger.info(
      { port, host: env.host, ms: Math.round(performance.now() - startedMs) },
      'listening',
    );
    // A parent process prints the address itself: in development it is that of Vite, and workers share one.
    if (process.send) process.send('listening');
    else for (const line of describeAddresses(env, port)) print(line);
    onListening();
    if (env.production) warnOfSettings(env, logger);
  });
}

/** Ends the process with one sentence when the server cannot listen at its address. */
function failOnListenProblem(
  server: Server,
  address: Parameters<typeof describeListenProblem>[1],
): void {
  server.on('error', (error) => {
    const problem = describeListenProblem(error, address);
    if (problem === undefined) throw error;
    fail(problem);
  });
}

/** Warms the gazetteer and the sky, after a delay, so that neither the start nor the first requests wait for it. */
function warmUpSoon(app: App, places: PlaceSource, logger: Logger): void {
  setTimeout(() => {
    places
      .warmUp()
      .catch((error: unknown) => logger.error({ err: error }, 'gazetteer cannot be opened'));
    app.warmUp();
  }, WARM_UP_DELAY_MS).unref();
}

/** Prepares the database for calls: its schema, keys and forms, and what a restored backup asks for. */
async function prepareDatabase(
  database: DatabaseClient,
  app: App,
  cipher: DataCipher,
  env: Env,
  logger: Logger,
): Promise<void> {
  await database.migrate();
  const missing = (await database.listMissingSettings?.()) ?? [];
  if (missing.length > 0) {
    logger.warn(
      { missing },
      'the database does not have these settings for this role: behind a pooler give them to it with ALTER ROLE',
    );
  }
  await claimDataKeys(database, cipher.keyIds);
  const forms = await readForms(database, env);
  chooseForms(forms);
  warnOfForms(forms, logger);
  const isRestored = await endSessionsOfBackup(database);
  if (isRestored) logger.warn('the database was restored from a backup: all sessions have ended');
  const deleted = await app.replayDeletions();
  if (deleted > 0) logger.warn({ deleted }, 'accounts of a backup were deleted again');
}

/** Deletes expired rows every ten minutes or so; the function that is returned ends it. */
function tidyRegularly(database: DatabaseClient, app: App, env: Env, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    // The interval is partly random, so that processes that start together clean up at different moments.
    timer = setTimeout(run, TIDY_INTERVAL_MS * (0.75 + Math.random() / 2)).unref();
  };
  const run = () => {
    // The forms change when an operator runs `npm run data:encrypt`.
    readForms(database, env)
      .then(chooseForms)
      .then(app.tidyUp)
      .catch((error: unknown) => {
        const why = error instanceof ClocksDifferError ? error.message : undefined;
        logger.error({ err: error, why }, 'deletion of expired rows failed');
      })
      .finally(later);
  };
  later();

  return () => clearTimeout(timer);
}

/** Warns of settings that an operator has not set and that turn something off. */
function warnOfSettings(env: Env, logger: Logger): void {
  if (env.origin === undefined) {
    logger.warn(
      'ORIGIN is not set: link previews, canonical addresses, the sitemap, passkeys, calendar feeds and notices are off; set it to the public address, such as https://asteria.example',
    );
  }
  if (env.operatorName === undefined || env.operatorEmail === undefined) {
    logger.warn(
      'OPERATOR_NAME or OPERATOR_EMAIL is not set: the pages of the law say that nobody is named',
    );
  }
  if (env.vapid === undefined) {
    logger.warn('VAPID_PUBLIC_KEY is not set: there are no notices on lock screens');
  }
  if (env.sms.provider === 'console') {
    logger.warn(
      'SMS_PROVIDER is console in production: no code is sent, each is printed on standard output, where anybody who reads it can sign in as any user',
    );
  }
  if (env.trustProxy === 0 && !isLoopbackHost(env.host)) {
    logger.warn(
      'TRUST_PROXY is 0: browsers accept the session cookie over HTTPS only, so run a TLS proxy in front and set TRUST_PROXY to the number of proxies',
    );
  }
}

/** Warns of what a copy of the database tells as long as values are written in forms of earlier versions. */
function warnOfForms({ encrypts, isUniform }: WrittenForms, logger: Logger): void {
  if (!encrypts) {
    logger.warn(
      'DATA_AT_REST is off: numbers, addresses, births and attractions are written in plain; set it to on once every process runs this version',
    );
  } else if (!isUniform) {
    logger.warn(
      'ids of activities are written in plain and the lengths of encrypted values tell births: run npm run data:encrypt once every process runs this version',
    );
  }
}

/** Starts a server for the metrics, on a port of their own. */
function serveMetrics(metrics: MetricsText, env: Env, logger: Logger): Server | undefined {
  if (env.metrics === undefined) return undefined;
  const { host, port } = env.metrics;
  const metricsServer = createMetricsServer(metrics);
  failOnListenProblem(metricsServer, { variables: METRICS_ADDRESS, host, port });
  metricsServer.listen(port, host, () => {
    logger.info({ address: metricsServer.address() }, 'metrics listening');
  });
  return metricsServer;
}

/** Starts the workers, which answer the calls; this process itself answers requests for metrics only. */
async function supervise(env: Env): Promise<void> {
  const logger = createLogger(env);
  // Secrets that are not set are generated here, before the workers start, so that all workers read the same ones.
  getSessionSecrets(env, systemRandom);
  getDataKeys(env, systemRandom);
  getVapidKeys(env, systemRandom);
  if (env.metrics !== undefined) serveMetrics(await gatherMetrics(), env, logger);
  const workers = superviseWorkers({
    count: env.workers,
    logger,
    onListening: (port) => {
      for (const line of describeAddresses(env, port)) print(line);
    },
    fail: (exitCode) => process.exit(exitCode),
  });
  const stop = () => void workers.stop().then((exitCode) => process.exit(exitCode));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => void workers.reload());
}

/**
 * Runs `prepare` until it succeeds, then calls `onReady` once. Resolves after the first attempt: while the database is
 * down, the server listens and answers 503, and `prepare` is tried again every `MIGRATION_RETRY_MS`. When a key that
 * the database needs is missing, or its schema is newer than this version, the process ends.
 */
async function getReady(
  prepare: () => Promise<void>,
  lifecycle: Lifecycle,
  logger: Logger,
  onReady: () => void,
): Promise<void> {
  try {
    await prepare();
    lifecycle.migrated = true;
    onReady();
  } catch (error) {
    if (error instanceof DataKeyError || error instanceof NewerSchemaError) fail(error.message);
    logger.error({ err: error }, 'the database cannot be reached or migrated; trying again');
    const again = () => void getReady(prepare, lifecycle, logger, onReady);
    setTimeout(again, MIGRATION_RETRY_MS).unref();
  }
}

/** Throws an EnvError when the file of deletions cannot be written, so that this is found out before a deletion. */
function assertWritable(deletionsFile: string | undefined): void {
  if (deletionsFile === undefined) return;
  try {
    appendFileSync(deletionsFile, '', { mode: 0o600 });
  } catch {
    const problem = 'names a file that cannot be written';
    throw new EnvError('DELETIONS_FILE', problem, '/var/lib/asteria/deletions');
  }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  // Files that this process writes are for its own user only; the embedded database creates them open to everybody.
  process.umask(0o077);
  const env = readProcessEnv();
  await (env.workers > 1 && cluster.isPrimary && !development ? supervise(env) : start(env));
} catch (error) {
  const forOperators = [EnvError, FolderInUseError, DiskFullError];
  if (error instanceof Error && forOperators.some((kind) => error instanceof kind)) {
    fail(error.message);
  }
  throw error;
}
