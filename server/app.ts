// The application: everything that answers requests, put together from what it depends on.
// It opens nothing and listens to nothing; main.ts and the tests do.

import express, { type Express } from 'express';
import type { DatabaseClient } from './db/client.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import type { PlaceFinder } from './features/account/account.service.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { createDispatcher } from './http/dispatcher.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { servePages } from './http/pages.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Chance } from './platform/chance.ts';
import type { Clock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Logger } from './platform/logger.ts';
import { createSessionRepository } from './platform/session/session.repository.ts';
import { createSessions, type Sessions } from './platform/session/session-middleware.ts';
import type { SmsGateway } from './platform/sms/sms-gateway.ts';

/** What the application is given: everything outside it. */
export interface Dependencies {
  env: Env;
  /** The first signs, all are believed. */
  secrets: readonly [string, ...string[]];
  database: DatabaseClient;
  clock: Clock;
  chance: Chance;
  logger: Logger;
  lifecycle: Lifecycle;
  sms: SmsGateway;
  places: PlaceFinder;
  /** Folder of the built page; in development whoever starts the app adds the page behind it. */
  pages: { folder: string } | 'development';
  /** Fails calls whose answer is not what they declare; for tests. */
  checkAnswers?: boolean | undefined;
  isOverloaded?: (() => boolean) | undefined;
}

/** What rooms are given beside that: made here, once. */
export interface RoomDependencies extends Dependencies {
  limits: Limits;
  sessions: Sessions;
}

export interface App {
  /** To be served by `createHttpServer`. */
  express: Express;
  /** Every declared call. */
  routes: readonly Route[];
  /** Deletes what has outlived its time; to be called now and then. */
  tidyUp(): Promise<void>;
}

/** All calls of all rooms. */
function listRoutes(dependencies: RoomDependencies): Route[] {
  return [...healthRoutes(dependencies), ...accountRoutes(dependencies)];
}

export function createApp(dependencies: Dependencies): App {
  const { env, secrets, database, clock, chance, logger, lifecycle, pages } = dependencies;
  const repository = createSessionRepository(database.db);
  const sessions = createSessions({
    repository,
    clock,
    chance,
    secrets,
    production: env.production,
  });
  const limits = createLimits({ database, clock, factor: env.limitFactor, secret: secrets[0] });
  const routes = listRoutes({ ...dependencies, limits, sessions });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', env.trustProxy);
  if (env.production) {
    // express-session leaves out the cookie in silence when it sees no TLS. Ours always goes out, marked
    // Secure: whether the connection deserves it is for the browser to say, who alone knows.
    Object.defineProperty(app.request, 'secure', { get: () => true });
  }

  app.use(securityHeaders({ development: pages === 'development' }));
  app.use(
    createDispatcher({
      routes,
      sessions,
      limits,
      limitFactor: env.limitFactor,
      logger,
      clock,
      lifecycle,
      checkAnswers: dependencies.checkAnswers ?? false,
      isOverloaded: dependencies.isOverloaded ?? (() => false),
    }),
  );
  if (pages !== 'development') {
    app.use(servePages(pages.folder));
    app.use(answerLost(logger));
  }

  return {
    express: app,
    routes,
    async tidyUp() {
      await repository.deleteExpired(clock.now());
      await limits.deleteExpired();
    },
  };
}

/** The last resort for what fails outside /api; without it Express would show its stack. */
function answerLost(logger: Logger) {
  return (
    error: unknown,
    _request: express.Request,
    response: express.Response,
    _next: express.NextFunction,
  ): void => {
    logger.error({ err: error }, 'page request failed');
    if (response.headersSent) response.destroy();
    else response.status(500).type('text').send('Something went wrong on our side.\n');
  };
}
