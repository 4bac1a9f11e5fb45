import type { AccountService } from '#server/features/identity/account/account.service.ts';
import { PASSKEY_LIMITS } from '#server/features/identity/passkeys/passkeys.limits.ts';
import type { PasskeyService } from '#server/features/identity/passkeys/passkeys.service.ts';
import type { RelyingPartyOf } from '#server/features/identity/passkeys/relying-party.ts';
import type { Authenticator } from '#server/features/identity/session/session-middleware.ts';
import { type Route, route } from '#server/http/route.ts';
import {
  addPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInEndpoint,
  passkeySignInOptionsEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import { authenticate } from './strategies.ts';

/** The user's passkeys, and signing in with one. */
export function passkeyRoutes(dependencies: {
  service: PasskeyService;
  account: Pick<AccountService, 'describe'>;
  authenticator: Authenticator;
  relyingPartyOf: RelyingPartyOf;
}): Route[] {
  const { service, account, authenticator, relyingPartyOf } = dependencies;
  return [
    route(listPasskeysEndpoint, ({ user }) => service.list(user.id)),
    route(passkeyRegistrationOptionsEndpoint, ({ user, session, request }) =>
      service.registrationOptions({ user, session, relyingParty: relyingPartyOf(request) }),
    ),
    route(addPasskeyEndpoint, ({ user, session, body, request }) =>
      service.add({ user, session, relyingParty: relyingPartyOf(request) }, body),
    ),
    route(removePasskeyEndpoint, async ({ params, request, ...owner }) => {
      const credentialId = await service.remove(owner, params.id);
      return { success: true as const, credentialId, rpId: relyingPartyOf(request)?.id ?? null };
    }),
    route(passkeySignInOptionsEndpoint, ({ user, session, request }) =>
      service.signInOptions({ user, session, relyingParty: relyingPartyOf(request) }),
    ),
    route(passkeySignInEndpoint, {
      limits: [{ rule: PASSKEY_LIMITS.signInAddress, by: 'address' }],
      handler: async (call) =>
        account.describe(await authenticate(authenticator, ['passkey'], call)),
    }),
  ];
}
