// The application: everything that answers requests, put together from what it depends on.
// It opens nothing and listens to nothing; main.ts and the tests do.

import express, { type Express } from 'express';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import type { Dependencies, RoomDependencies } from './dependencies.ts';
import { createDispatcher } from './http/dispatcher.ts';
import { DOCS_METHODS, docsPage } from './http/docs-page.ts';
import { servePages } from './http/pages.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createLimits } from './platform/limits.ts';
import type { Logger } from './platform/logger.ts';
import { createSessionRepository } from './platform/session/session.repository.ts';
import { createSessions } from './platform/session/session-middleware.ts';
import { listRoutes } from './rooms.ts';
import { createAlmanac } from './sky/almanac.ts';
import { listDayFacts } from './sky/day-facts.ts';

export interface App {
  /** To be served by `createHttpServer`. */
  express: Express;
  /** Every declared call. */
  routes: readonly Route[];
  /** Computes today's sky, so that the first reader of the day does not wait for it; a quarter of a second. */
  warmUp(): void;
  /** Deletes what has outlived its time; to be called now and then. */
  tidyUp(): Promise<void>;
}

/** The application; `rooms` gives its calls, and tests of what is common to all calls give their own. */
export function createApp(
  dependencies: Dependencies,
  rooms: (dependencies: RoomDependencies) => Route[] = listRoutes,
): App {
  const { env, secrets, database, clock, chance, logger, lifecycle, pages } = dependencies;
  const repository = createSessionRepository(database.db);
  const sessions = createSessions({
    repository,
    clock,
    chance,
    secrets,
    production: env.production,
  });
  const limits = createLimits({ database, clock, factor: env.limitFactor, secrets });
  const almanac = createAlmanac();
  const routes = rooms({ ...dependencies, limits, sessions, almanac });

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

  app.use(securityHeaders({ development: false }));
  app.use(docsPage());
  app.use(
    createDispatcher({
      routes,
      answeredBefore: DOCS_METHODS,
      sessions,
      limits,
      limitFactor: env.limitFactor,
      logger,
      clock,
      lifecycle,
      checkAnswers: dependencies.checkAnswers ?? false,
      isOverloaded: dependencies.isOverloaded ?? (() => false),
      metrics: dependencies.metrics,
    }),
  );
  if (pages !== undefined) {
    app.use(servePages(pages.folder));
    app.use(answerLost(logger));
  }

  return {
    express: app,
    routes,
    warmUp() {
      listDayFacts(almanac, utcDateOf(clock.now()), null);
    },
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
