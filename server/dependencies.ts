// What the application is given, and what its rooms are given beside that.

import type { DatabaseClient } from './db/client.ts';
import type { PlaceFinder } from './features/account/birth-details.service.ts';
import type { Chance } from './platform/chance.ts';
import type { Clock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Limits } from './platform/limits.ts';
import type { Logger } from './platform/logger.ts';
import type { CallMetrics } from './platform/metrics.ts';
import type { Sessions } from './platform/session/session-middleware.ts';
import type { SmsGateway } from './platform/sms/sms-gateway.ts';
import type { Almanac } from './sky/almanac.ts';

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
  /** Folder of the built page; undefined in development, where the page is served by Vite. */
  pages: { folder: string } | undefined;
  /** Fails calls whose answer is not what they declare; for tests. */
  checkAnswers?: boolean | undefined;
  isOverloaded?: (() => boolean) | undefined;
  /** Undefined: nothing is measured. */
  metrics?: CallMetrics | undefined;
}

/** What rooms are given beside that: made here, once. */
export interface RoomDependencies extends Dependencies {
  limits: Limits;
  sessions: Sessions;
  /** The sky over time, shared by all readers; fills as it is asked. */
  almanac: Almanac;
}
