// The dependencies of the application, and those of its features.

import type passport from 'passport';
import type { DatabaseClient } from './db/database.ts';
import type { DeletionLog } from './db/deletion-log.ts';
import type { DueWork } from './due-work/index.ts';
import type { SessionOpener } from './http/session-port.ts';
import type { Clock } from './platform/clock.ts';
import type { DataCipher } from './platform/data-cipher.ts';
import type { Env } from './platform/env.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Limits } from './platform/limits.ts';
import type { Logger } from './platform/logger.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Random } from './platform/random.ts';
import type { SmsGateway } from './platform/sms/sms-gateway.ts';
import type { VapidKeys } from './platform/vapid.ts';
import type { Almanac } from './sky/almanac.ts';
import type { PlaceSource } from './sky/gazetteer/place-source.ts';

/** Everything from the outside that the application uses. */
export interface Dependencies {
  env: Env;
  /** The first secret signs cookies; each of them verifies. */
  secrets: readonly [string, ...string[]];
  /** Encrypts what is stored about a person. */
  cipher: DataCipher;
  database: DatabaseClient;
  clock: Clock;
  random: Random;
  logger: Logger;
  lifecycle: Lifecycle;
  sms: SmsGateway;
  /** The keys that identify this server to push services; undefined where notices are off. */
  vapid?: VapidKeys | undefined;
  places: PlaceSource;
  /** Folder of the built page; undefined in development, where the page is served by Vite. */
  pages: { folder: string } | undefined;
  /** Fails calls whose answer does not match their declared schema; for tests. */
  checkAnswers?: boolean | undefined;
  /** Whether the event loop is too far behind to accept new work; by default never. */
  isOverloaded?: (() => boolean) | undefined;
  /** Undefined when metrics are off. */
  metrics?: Omit<Metrics, 'registry'> | undefined;
  /** The database's time, milliseconds since 1970 UTC; replaced where a test moves the time. */
  databaseNow?: (() => Promise<number>) | undefined;
  /** Iterations of one try of a proof of work; fewer for tests. */
  proofIterations?: number | undefined;
  /** Where tests share one; by default a new one. */
  almanac?: Almanac | undefined;
  /** The parameters of scrypt for new passwords; cheaper ones for tests. */
  passwordCost?: { N: number; r: number; p: number } | undefined;
}

/** The dependencies of features: the application's, and the services that it creates once for all of them. */
export interface FeatureDependencies extends Dependencies {
  limits: Limits;
  deletions: DeletionLog;
  dueWork: DueWork;
  databaseNow: () => Promise<number>;
  /** `authenticator` is where the sign-in strategies are registered. */
  sessions: SessionOpener & { authenticator: passport.Authenticator };
  /** Positions and events of the sky, computed on demand and shared by all users. */
  almanac: Almanac;
}
