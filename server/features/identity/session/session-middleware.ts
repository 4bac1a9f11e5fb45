// Opens the session of a request with express-session and passport, on the table of sessions.

import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { DatabaseClient } from '#server/db/database.ts';
import type { SessionOpener } from '#server/http/session-port.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { createKnownDevices } from './known-devices.ts';
import { DatabaseRequestSession, type SessionSettings, takeNextSid } from './request-session.ts';
import { createSessionRepository } from './session.repository.ts';
import { SIGNED_IN_COOKIE, sessionCookieName, USER_SESSION_MS } from './session-rules.ts';
import { DatabaseSessionStore, findLoadedSession } from './session-store.ts';

/** Passport's registry of sign-in strategies; passport stores no sessions itself. */
export type Authenticator = passport.Authenticator;

const SIGNED_IN = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=`);

/** Opens sessions with one query a request. */
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
  const settings: SessionSettings = { repository, devices, clock, random, production };
  const authenticator = new passport.Passport();
  // The session's query has loaded the user already.
  authenticator.deserializeUser((request: Request, _id: string, done: Deserialized) => {
    done(null, findLoadedSession(request)?.user ?? false);
  });

  const middleware: RequestHandler[] = [
    session({
      name: sessionCookieName(production),
      secret: [...secrets],
      store: new DatabaseSessionStore(repository, clock),
      genid: (request) => takeNextSid(request, random),
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
      for (const handle of middleware) {
        await new Promise<void>((resolve, reject) => {
          handle(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
        });
      }
      const opened = new DatabaseRequestSession(settings, request, response);
      // The page reads this cookie to know whether to request the user; when the session has ended it is cleared.
      if (opened.userId === undefined && SIGNED_IN.test(request.headers.cookie ?? '')) {
        response.clearCookie(SIGNED_IN_COOKIE, { path: '/', sameSite: 'lax' });
      }
      return opened;
    },
  };
}

type Deserialized = (error: unknown, user: Express.User | false) => void;
