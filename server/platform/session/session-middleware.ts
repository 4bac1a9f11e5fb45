// express-session and passport on our table: after this a request knows its session and its user.

import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { SessionKeeper, type SessionSettings, takeNextSid } from './session-keeper.ts';
import { sessionCookieName, USER_SESSION_MS } from './session-rules.ts';
import { DatabaseSessionStore, findLoadedSession } from './session-store.ts';

/** Ways to sign in are registered here; sessions are not passport's but the keeper's. */
export type Authenticator = passport.Authenticator;

export interface Sessions {
  authenticator: Authenticator;
  /** Loads the session and the user of a request in one query, and gives its keeper. */
  open(request: Request, response: Response): Promise<SessionKeeper>;
}

export function createSessions(
  settings: SessionSettings & { secrets: readonly [string, ...string[]] },
): Sessions {
  const { repository, clock, chance, production, secrets } = settings;
  const authenticator = new passport.Passport();
  // The row was loaded with the session: no second query.
  authenticator.deserializeUser((request: Request, _id: string, done: Deserialized) => {
    done(null, findLoadedSession(request)?.user ?? false);
  });

  const middleware: RequestHandler[] = [
    session({
      name: sessionCookieName(production),
      secret: [...secrets],
      store: new DatabaseSessionStore(repository, clock),
      genid: (request) => takeNextSid(request, chance),
      resave: false,
      saveUninitialized: false,
      // The cookie outlives what the server still accepts under it: the database keeps the time.
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
      return new SessionKeeper(settings, request, response);
    },
  };
}

type Deserialized = (error: unknown, user: Express.User | false) => void;
