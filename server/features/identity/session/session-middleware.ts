// Reads the session of a request by express-session and its user by passport.

import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { DatabaseClient } from '#server/db/database.ts';
import type { SessionOpener } from '#server/http/session-port.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { createCeremonyCookie } from './ceremony-cookie.ts';
import { createKnownDevices } from './known-devices.ts';
import { DatabaseRequestSession } from './request-session.ts';
import { createSessionRepository } from './session.repository.ts';
import { SIGNED_IN_COOKIE, sessionCookieName, USER_SESSION_MS } from './session-rules.ts';
import { DatabaseSessionStore, SessionUser } from './session-store.ts';

/** Passport with the ways of signing in, which `routes/strategies.ts` adds. */
export type Authenticator = passport.Authenticator;

const SIGNED_IN = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=`);

export interface Sessions extends SessionOpener {
  authenticator: Authenticator;
}

export function createSessions(dependencies: {
  database: DatabaseClient;
  clock: Clock;
  random: Random;
  production: boolean;
  /** The first secret signs cookies; each of them verifies. */
  secrets: readonly [string, ...string[]];
}): Sessions {
  const { database, clock, random, production, secrets } = dependencies;
  const repository = createSessionRepository(database);
  const devices = createKnownDevices({ secrets, random, clock, production });
  const ceremonies = createCeremonyCookie({ secrets, clock, production });
  const settings = { repository, devices, ceremonies, clock, random, production };

  const authenticator = new passport.Passport();
  authenticator.serializeUser<SessionUser>((user, done) => done(null, new SessionUser(user)));
  authenticator.deserializeUser<SessionUser>((user, done) => done(null, user.row));

  const middleware: RequestHandler[] = [
    session({
      name: sessionCookieName(production),
      secret: [...secrets],
      store: new DatabaseSessionStore(settings),
      genid: () => random.secret(32), // 256 random bits
      resave: false,
      saveUninitialized: false,
      // The cookie may outlive the session: the database decides when a session has expired.
      cookie: {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: production,
        maxAge: USER_SESSION_MS,
      },
    }),
    authenticator.session(),
  ];

  return {
    authenticator,
    async open(request, response) {
      for (const handle of middleware) await run(handle, request, response);
      const opened = new DatabaseRequestSession(settings, request, response);
      // The page reads this cookie to know whether to request the user; it is cleared when the session has ended.
      if (opened.userId === undefined && SIGNED_IN.test(request.headers.cookie ?? '')) {
        response.clearCookie(SIGNED_IN_COOKIE, { path: '/', sameSite: 'lax' });
      }
      return opened;
    },
  };
}

function run(handle: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handle(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}
