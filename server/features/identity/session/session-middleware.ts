// Opens the session of a request, with one query on the table of sessions. A signed-in request that changes nothing of
// its session needs no more; visitors, and requests that set a cookie, go through express-session and passport.

import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { DatabaseClient } from '#server/db/database.ts';
import type { SessionOpener } from '#server/http/session-port.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { createCeremonyCookie } from './ceremony-cookie.ts';
import { createKnownDevices } from './known-devices.ts';
import { DatabaseRequestSession, takeNextSid } from './request-session.ts';
import { createSessionRepository } from './session.repository.ts';
import { createSessionCookieReader } from './session-cookie.ts';
import { SIGNED_IN_COOKIE, sessionCookieName, USER_SESSION_MS } from './session-rules.ts';
import { DatabaseSessionStore, findLoadedSession, type ReadSession } from './session-store.ts';

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
  const ceremonies = createCeremonyCookie({ secrets, clock, production });
  const settings = { repository, devices, ceremonies, clock, random, production };
  const authenticator = new passport.Passport();
  // The query that loads the session has loaded the user too.
  authenticator.deserializeUser((request: Request, _id: string, done: Deserialized) => {
    done(null, findLoadedSession(request)?.user ?? false);
  });

  const store = new DatabaseSessionStore(repository, clock);
  const name = sessionCookieName(production);
  const readSid = createSessionCookieReader(name, secrets);
  const middleware: RequestHandler[] = [
    session({
      name,
      secret: [...secrets],
      store,
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

  /** Runs express-session and passport. With `read` they take the session from there instead of the database. */
  async function runMiddleware(
    request: Request,
    response: Response,
    read?: ReadSession,
  ): Promise<void> {
    for (const handle of middleware) {
      await new Promise<void>((resolve, reject) => {
        const run = () =>
          handle(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
        if (read === undefined) run();
        else store.answerWith(read, run);
      });
    }
  }

  return {
    authenticator,
    async open(request, response) {
      const sid = readSid(request.headers.cookie);
      const read = sid === undefined ? undefined : { sid, loaded: await store.find(sid) };
      if (read?.loaded?.user) {
        const { loaded } = read;
        await store.touchLoaded(loaded);
        return new DatabaseRequestSession(settings, request, response, {
          loaded,
          beforeChange: () => runMiddleware(request, response, read),
        });
      }
      await runMiddleware(request, response, read);
      const opened = new DatabaseRequestSession(settings, request, response, {
        loaded: findLoadedSession(request),
        beforeChange: async () => {},
      });
      // The page reads this cookie to know whether to request the user; when the session has ended it is cleared.
      if (opened.userId === undefined && SIGNED_IN.test(request.headers.cookie ?? '')) {
        response.clearCookie(SIGNED_IN_COOKIE, { path: '/', sameSite: 'lax' });
      }
      return opened;
    },
  };
}

type Deserialized = (error: unknown, user: Express.User | false) => void;
