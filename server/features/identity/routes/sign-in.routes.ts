import type { AccountService } from '#server/features/identity/account/account.service.ts';
import type { Authenticator } from '#server/features/identity/session/session-middleware.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import type { SignInService } from '#server/features/identity/sign-in/sign-in.service.ts';
import { getCallerHours } from '#server/http/caller-hours.ts';
import { type Route, route } from '#server/http/route.ts';
import {
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '#shared/identity/sign-in/sign-in.contract.ts';
import { authenticate } from './strategies.ts';

/** Registration, both ways of logging in, logging out. */
export function signInRoutes(dependencies: {
  service: SignInService;
  account: Pick<AccountService, 'describe'>;
  authenticator: Authenticator;
}): Route[] {
  const { service, account, authenticator } = dependencies;
  return [
    route(registerEndpoint, {
      limits: [
        {
          rule: SIGN_IN_LIMITS.register,
          by: ({ body, ...caller }) => service.listLimitKeys(body, caller),
        },
      ],
      handler: async ({ body, session, ...caller }) =>
        account.describe(await service.register(body, session, getCallerHours(caller))),
    }),
    route(loginEndpoint, {
      limits: [
        {
          rule: SIGN_IN_LIMITS.login,
          by: ({ body, ...caller }) => service.listLimitKeys(body, caller),
        },
      ],
      handler: async (call) =>
        account.describe(await authenticate(authenticator, ['code', 'password'], call)),
    }),
    route(logoutEndpoint, async ({ session }) => {
      await session.signOut();
      return { success: true as const };
    }),
  ];
}
