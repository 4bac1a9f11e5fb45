// The complete server for one test file: real HTTP on a free port, real migrations, a fake clock; its log and output
// are recorded.

import type { Server } from 'node:http';
import { type App, createApp } from '#server/app.ts';
import { setUpEncryption } from '#server/db/encryption.ts';
import type { Dependencies, FeatureDependencies } from '#server/dependencies.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { Route } from '#server/http/route.ts';
import { type Env, readEnv } from '#server/platform/env.ts';
import { createLifecycle, type Lifecycle } from '#server/platform/lifecycle.ts';
import { createLogger } from '#server/platform/logger.ts';
import { systemRandom } from '#server/platform/random.ts';
import { createSmsGateway } from '#server/platform/sms/choose-sms-gateway.ts';
import { deriveVapidKeys } from '#server/platform/vapid.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { createTestDatabase, openTestPostgres, type TestDatabase } from './databases.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { HttpClient } from './http-client.ts';
import { testPlaces } from './test-places.ts';

export interface TestApp {
  baseUrl: string;
  app: App;
  env: Env;
  server: Server;
  clock: FakeClock;
  lifecycle: Lifecycle;
  database: TestDatabase;
  /** Standard output, line by line, including the verification codes. */
  printed: string[];
  /** The log's lines. */
  logged: string[];
  /** A new browser, without cookies. */
  client(): HttpClient;
  /** Another server process on the same database, with the same secret and clock. */
  twin(overrides?: TestAppOptions): Promise<TestApp>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables; `LIMIT_FACTOR` is 1 by default. */
  env?: Record<string, string>;
  database?: TestDatabase;
  clock?: FakeClock;
  /** Replaces dependencies on external services. */
  replace?: Partial<Dependencies>;
  /** Replaces the product's endpoints, for tests of the endpoint framework. */
  rooms?: (dependencies: FeatureDependencies) => Route[];
}

export const TEST_SESSION_SECRET = 'a-secret-of-the-tests-and-of-nothing-else';
export const TEST_DATA_KEY = 'a-data-key-of-the-tests-and-of-nothing-else';

/** The keys that identify the application to the tests' push service. */
export const TEST_VAPID = deriveVapidKeys('dGhlLXZhcGlkLWtleS1vZi10aGUtdGVzdHMtYWxvbmU');

/** Far cheaper than in production, for speed. */
export const TEST_PASSWORD_COST = { N: 2, r: 1, p: 1 };

/** All files of a worker share its computed results. */
const almanac = createAlmanac();

/** Starts a server; call `close` after the file's tests. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createFakeClock();
  const database = options.database ?? (await createTestDatabase());
  const env = readEnv({
    SESSION_SECRET: TEST_SESSION_SECRET,
    DATA_KEY: TEST_DATA_KEY,
    LOG_LEVEL: 'trace',
    ...options.env,
  });
  const printed: string[] = [];
  const logged: string[] = [];
  const logger = createLogger(env, { write: (line) => void logged.push(line) });
  const lifecycle = createLifecycle();
  lifecycle.migrated = true;
  const secrets = env.sessionSecrets ?? [TEST_SESSION_SECRET];

  const dependencies: Dependencies = {
    env,
    secrets,
    cipher: setUpEncryption({
      keys: env.dataKeys ?? [TEST_DATA_KEY],
      encrypts: env.encryptsData,
    }),
    database: database.client,
    clock,
    random: systemRandom,
    logger,
    lifecycle,
    sms: await createSmsGateway({ env, secrets, print: (line) => void printed.push(line) }),
    vapid: TEST_VAPID,
    places: testPlaces,
    pages: { folder: '/nonexistent' },
    checkAnswers: true,
    almanac,
    proofIterations: 1,
    passwordCost: TEST_PASSWORD_COST,
    databaseNow: async () => clock.now(),
    ...options.replace,
  };
  const app = createApp(dependencies, options.rooms);
  const server = createHttpServer(app.express);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const baseUrl = `http://127.0.0.1:${address.port}`;
  const clients: HttpClient[] = [];
  const twins: TestApp[] = [];

  return {
    baseUrl,
    app,
    env,
    server,
    clock,
    lifecycle,
    database,
    printed,
    logged,
    client() {
      const client = new HttpClient(baseUrl);
      clients.push(client);
      return client;
    },
    async twin(overrides = {}) {
      const shared =
        database.url === undefined
          ? { ...database, close: async () => undefined }
          : ownClient(database.url);
      const twin = await createTestApp({
        ...options,
        clock,
        database: shared,
        ...overrides,
      });
      twins.push(twin);
      return twin;
    },
    async close() {
      for (const twin of twins) await twin.close();
      for (const client of clients) client.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function ownClient(url: string): TestDatabase {
  const client = openTestPostgres(url);
  return { client, url, close: () => client.close() };
}
