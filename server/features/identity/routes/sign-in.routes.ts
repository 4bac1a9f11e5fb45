import type { Request, Response } from 'express';
import passport from 'passport';
import type { AccountService } from '#server/features/identity/account/account.service.ts';
import type { Authenticator } from '#server/features/identity/session/session-middleware.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import type {
  PasswordCaller,
  SignInService,
} from '#server/features/identity/sign-in/sign-in.service.ts';
import { type Route, route } from '#server/http/route.ts';
import {
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '#shared/identity/sign-in/sign-in.contract.ts';
import type { PasswordLogin, PhoneLogin } from '#shared/identity/sign-in/sign-in.schema.ts';

/** The user whom the service has signed in. */
type SignedIn = Awaited<ReturnType<SignInService['register']>>;
/** Validated credentials and the caller who gave them, as a route passes them through passport to a strategy. */
interface Attempt<C> {
  credentials: C;
  caller: PasswordCaller;
}

/** A passport strategy for credentials that are already validated. */
class AttemptStrategy<C> extends passport.Strategy {
  // Not a #private field: passport calls `authenticate` on an object derived from this one, which has none.
  private readonly login: (credentials: C, caller: PasswordCaller) => Promise<SignedIn>;

  constructor(name: string, login: (credentials: C, caller: PasswordCaller) => Promise<SignedIn>) {
    super();
    this.name = name;
    this.login = login;
  }

  override authenticate(_request: Request, attempt: Attempt<C>): void {
    this.login(attempt.credentials, attempt.caller).then(
      (user) => this.success(user),
      (error: unknown) => this.error(error),
    );
  }
}

/** Runs a strategy; returns the user, or throws the strategy's error. */
function authenticate<C>(
  authenticator: Authenticator,
  strategy: string,
  attempt: Attempt<C>,
  { request, response }: { request: Request; response: Response },
): Promise<SignedIn> {
  return new Promise((resolve, reject) => {
    const handle = authenticator.authenticate(
      strategy,
      // Passport passes its options to the strategy unchanged.
      attempt as passport.AuthenticateOptions & Attempt<C>,
      (error: unknown, user: SignedIn | false | undefined) =>
        user ? resolve(user) : reject(error ?? new Error(`${strategy} gave no user`)),
    );
    handle(request, response, reject);
  });
}

/** Registration, both ways of logging in, logging out. */
export function signInRoutes(dependencies: {
  service: SignInService;
  account: Pick<AccountService, 'describe'>;
  authenticator: Authenticator;
}): Route[] {
  const { service, account, authenticator } = dependencies;
  authenticator.use(
    new AttemptStrategy<PhoneLogin>('phone', ({ phoneNumber }, { session }) =>
      service.loginByPhone(phoneNumber, session),
    ),
  );
  authenticator.use(new AttemptStrategy<PasswordLogin>('password', service.loginByPassword));

  return [
    route(registerEndpoint, {
      limits: [
        {
          rule: SIGN_IN_LIMITS.register,
          by: ({ body, ...caller }) => service.listLimitKeys(body, caller),
        },
      ],
      handler: async ({ body, session }) => account.describe(await service.register(body, session)),
    }),
    route(loginEndpoint, {
      limits: [
        {
          rule: SIGN_IN_LIMITS.login,
          by: ({ body, ...caller }) => service.listLimitKeys(body, caller),
        },
      ],
      handler: async ({ body, session, address, request, response }) => {
        const caller = { session, address };
        const user =
          'phoneNumber' in body
            ? await authenticate(
                authenticator,
                'phone',
                { credentials: body, caller },
                { request, response },
              )
            : await authenticate(
                authenticator,
                'password',
                { credentials: body, caller },
                { request, response },
              );
        return account.describe(user);
      },
    }),
    route(logoutEndpoint, async ({ session }) => {
      await session.signOut();
      return { success: true as const };
    }),
  ];
}
