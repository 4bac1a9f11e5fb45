// The application: everything that answers requests, assembled from its dependencies. main.ts and the tests open the
// database and listen; the application does neither.

import express, { type Express } from 'express';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import { deleteExpiredRows, readDatabaseClock } from './db/clean-up.ts';
import { createDeletionLog } from './db/deletion-log.ts';
import type { Dependencies, FeatureDependencies } from './dependencies.ts';
import {
  createDueWork,
  createDueWorkStore,
  type DueWork,
  type WorkHandler,
  type WorkLoop,
} from './due-work/index.ts';
import { createSessions } from './features/identity/index.ts';
import { createDispatcher } from './http/dispatcher.ts';
import { DOCS_METHODS, docsPage } from './http/docs-page.ts';
import { createPageLimit } from './http/page-limit.ts';
import { servePages } from './http/pages.ts';
import { createOriginOf } from './http/public-origin.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteFiles } from './http/site-files.ts';
import type { Env } from './platform/env.ts';
import { createLimits, EXPIRED_COUNTS, GENERAL_LIMITS, MemoryLimit } from './platform/limits.ts';
import type { Logger } from './platform/logger.ts';
import {
  countPastWeeks,
  createAccountRetention,
  EXPIRED_ROWS,
  listRoutes,
  listWorkHandlers,
  listWorkLoops,
  tellUnused,
} from './rooms.ts';
import { createAlmanac } from './sky/almanac.ts';
import { warmUpContacts } from './sky/contacts/index.ts';
import { listDayFacts } from './sky/day-facts.ts';

export interface App {
  /** `createHttpServer` serves it. */
  express: Express;
  /** Every declared call. */
  routes: readonly Route[];
  /**
   * Computes today's sky before the first request, and, in small steps between requests, the years of sky that letters
   * need; takes about a second.
   */
  warmUp(): void;
  /**
   * Deletes expired rows and unused accounts, and returns how many there were; also schedules mails to owners of
   * accounts that are about to be deleted, updates the file of deletions, and counts the games of past weeks. main.ts
   * calls it about every ten minutes. Throws ClocksDifferError and database errors.
   */
  tidyUp(): Promise<number>;
  /** Work that becomes due; main.ts starts and stops it. */
  dueWork: DueWork;
  /** Repeats the deletion of accounts that a restored backup has brought back; returns how many. */
  replayDeletions(): Promise<number>;
}

/** Builds the application. `features` lists its calls; tests of the request steps pass sample calls. */
export function createApp(
  dependencies: Dependencies,
  features: (dependencies: FeatureDependencies) => Route[] = listRoutes,
): App {
  const { env, secrets, database, clock, random, logger, lifecycle, pages } = dependencies;
  const sessions = createSessions({
    database,
    clock,
    random,
    secrets,
    production: env.production,
  });
  const limits = createLimits({ database, clock, factor: env.limitFactor, secrets });
  const almanac = dependencies.almanac ?? createAlmanac();
  const deletions = createDeletionLog(database.db, env.deletionsFile, clock);
  const retention = createAccountRetention({ ...dependencies, deletions });
  const databaseNow = dependencies.databaseNow ?? (() => readDatabaseClock(database));
  const { dueWork, routes, featureDependencies } = createFeatures(
    { ...dependencies, limits, sessions, almanac, deletions, databaseNow },
    features,
  );

  const app = createExpress(env);
  app.use(securityHeaders({ development: false }));
  const pageLimit = createPageLimit(new MemoryLimit(GENERAL_LIMITS.pages, env.limitFactor, clock));
  app.use(docsPage(pageLimit));
  app.use(
    createDispatcher({
      routes,
      answeredBefore: DOCS_METHODS,
      sessions,
      limits,
      limitFactor: env.limitFactor,
      trustsProxy: env.trustProxy > 0,
      logger,
      clock,
      lifecycle,
      checkAnswers: dependencies.checkAnswers ?? false,
      isOverloaded: dependencies.isOverloaded ?? (() => false),
      metrics: dependencies.metrics,
    }),
  );
  const originOf = createOriginOf(env);
  app.use(siteFiles({ env, clock, originOf }));
  if (pages !== undefined) {
    app.use(servePages(pages.folder, pageLimit, originOf));
    app.use(answerPageFailure(logger));
  }

  return {
    express: app,
    routes,
    warmUp() {
      listDayFacts(almanac, utcDateOf(clock.now()), null);
      warmUpContacts(almanac, clock.now());
    },
    async tidyUp() {
      const expired = [...EXPIRED_ROWS, ...EXPIRED_COUNTS];
      const rows = await deleteExpiredRows({ database, clock, databaseNow, expired });
      const deleted = rows + (await retention.deleteUnused(await databaseNow()));
      await tellUnused(featureDependencies);
      await deletions.appendToFile();
      await countPastWeeks(featureDependencies);
      dependencies.metrics?.cleanedUp(deleted);
      return deleted;
    },
    dueWork,
    replayDeletions: () => retention.replayDeletions(),
  };
}

/** The calls of all features, and their due work. */
function createFeatures(
  dependencies: Omit<FeatureDependencies, 'dueWork'>,
  features: (dependencies: FeatureDependencies) => Route[],
) {
  const { database, databaseNow, random, logger } = dependencies;
  // Filled below: handlers and loops need `dueWork`, which reads these lists when it starts.
  const handlers: WorkHandler[] = [];
  const loops: WorkLoop[] = [];
  const dueWork = createDueWork({
    store: createDueWorkStore(database, databaseNow),
    handlers,
    loops,
    random,
    logger,
    isOverloaded: dependencies.isOverloaded ?? (() => false),
    metrics: dependencies.metrics,
  });
  const featureDependencies = { ...dependencies, dueWork };
  const routes = features(featureDependencies);
  handlers.push(...listWorkHandlers(featureDependencies));
  loops.push(...listWorkLoops(featureDependencies));
  return { dueWork, routes, featureDependencies };
}

/** Express with the settings that every request needs. */
function createExpress(env: Env): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', env.trustProxy);
  if (env.production) {
    // express-session silently leaves out the cookie when it sees no TLS. The cookie must always go out,
    // marked Secure: behind a proxy only the browser knows whether the connection is encrypted.
    Object.defineProperty(app.request, 'secure', { get: () => true });
  }
  return app;
}

/** Answers requests that fail outside /api; without this handler Express would send the stack trace. */
function answerPageFailure(logger: Logger) {
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
