import type { Request, Response } from 'express';
import passport from 'passport';
import { successSchema } from '#shared/account/account.schema.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import {
  loginSchema,
  type PasswordLogin,
  type PhoneLogin,
  registrationSchema,
} from '#shared/auth/auth.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { LIMITS } from '../../platform/limits.ts';
import type { Authenticator } from '../../platform/session/session-middleware.ts';
import { describeUser } from '../account/account.service.ts';
import type { AuthService } from './auth.service.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Whom a service has signed in. */
type SignedIn = Awaited<ReturnType<AuthService['register']>>;
/** Checked credentials and the session to sign in, as a call hands them to passport. */
interface Attempt<C> {
  credentials: C;
  session: VisitorSession;
}

/** One of passport's ways to sign in, over credentials that are already checked. */
class AttemptStrategy<C> extends passport.Strategy {
  // Passport works on an object derived from this one, which has no private fields.
  private readonly login: (credentials: C, session: VisitorSession) => Promise<SignedIn>;

  constructor(name: string, login: (credentials: C, session: VisitorSession) => Promise<SignedIn>) {
    super();
    this.name = name;
    this.login = login;
  }

  override authenticate(_request: Request, attempt: Attempt<C>): void {
    this.login(attempt.credentials, attempt.session).then(
      (user) => this.success(user),
      (error: unknown) => this.error(error),
    );
  }
}

/** Runs a strategy; gives the user, or throws what the strategy threw. */
function authenticate<C>(
  authenticator: Authenticator,
  strategy: string,
  attempt: Attempt<C>,
  { request, response }: { request: Request; response: Response },
): Promise<SignedIn> {
  return new Promise((resolve, reject) => {
    const handle = authenticator.authenticate(
      strategy,
      // Passport hands its options on to the strategy as they are.
      attempt as passport.AuthenticateOptions & Attempt<C>,
      (error: unknown, user: SignedIn | false | undefined) =>
        user ? resolve(user) : reject(error ?? new Error(`${strategy} gave no user`)),
    );
    handle(request, response, reject);
  });
}

/** Registration, both ways of logging in, logging out. */
export function authRoutes(dependencies: {
  service: AuthService;
  authenticator: Authenticator;
}): Route[] {
  const { service, authenticator } = dependencies;
  authenticator.use(
    new AttemptStrategy<PhoneLogin>('phone', ({ phoneNumber }, session) =>
      service.loginByPhone(phoneNumber, session),
    ),
  );
  authenticator.use(new AttemptStrategy<PasswordLogin>('password', service.loginByPassword));

  return [
    defineRoute({
      method: 'POST',
      path: '/api/register',
      access: 'session',
      summary: 'Make an account for a proven phone number and sign it in',
      body: registrationSchema,
      status: 201,
      answer: userSchema,
      errors: ['phone_not_verified', 'account_exists', 'invalid_phone_number'],
      limits: [{ rule: LIMITS.registerAddress, by: 'address' }],
      handler: async ({ body, session }) => describeUser(await service.register(body, session)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/login',
      access: 'session',
      summary: 'Sign in with a proven phone number, or with username and password',
      body: loginSchema,
      answer: userSchema,
      errors: ['login_failed', 'no_account', 'invalid_phone_number', 'too_many_requests'],
      limits: [{ rule: LIMITS.loginAddress, by: 'address' }],
      handler: async ({ body, session, request, response }) => {
        const user =
          'phoneNumber' in body
            ? await authenticate(
                authenticator,
                'phone',
                { credentials: body, session },
                { request, response },
              )
            : await authenticate(
                authenticator,
                'password',
                { credentials: body, session },
                { request, response },
              );
        return describeUser(user);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/logout',
      access: 'session',
      summary: 'End the session; also right when there is none',
      answer: successSchema,
      handler: async ({ session }) => {
        await session.signOut();
        return { success: true as const };
      },
    }),
  ];
}
