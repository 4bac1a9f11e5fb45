import type { AccountService } from '#server/features/identity/account/account.service.ts';
import type { SafetyService } from '#server/features/identity/account/safety.service.ts';
import type { PasskeyService } from '#server/features/identity/passkeys/passkeys.service.ts';
import type { RelyingPartyOf } from '#server/features/identity/passkeys/relying-party.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import { getCallerHours } from '#server/http/caller-hours.ts';
import { Reply, type Route, route } from '#server/http/route.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import {
  changePasswordEndpoint,
  changePhoneEndpoint,
  deleteUserEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  exportUserEndpoint,
  getHistoryEndpoint,
  listSessionsEndpoint,
  removePasswordEndpoint,
  replaceBirthDetailsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';

/** The signed-in user's account. */
export function accountRoutes(dependencies: {
  service: AccountService;
  safety: SafetyService;
  passkeys: Pick<PasskeyService, 'prove'>;
  relyingPartyOf: RelyingPartyOf;
}): Route[] {
  const { service, safety, passkeys, relyingPartyOf } = dependencies;
  return [
    route(getUserEndpoint, ({ user }) => service.describe(user)),
    route(editUserEndpoint, async ({ user, body, session }) =>
      service.describe(await service.edit(user.id, body, session)),
    ),
    route(deleteUserEndpoint, async ({ user, body, session }) => {
      safety.assertFresh(session);
      const deleted = await service.delete(user, body.confirm);
      await session.clearCookies();
      session.forgetDevice();
      return deleted;
    }),
    route(replaceBirthDetailsEndpoint, async ({ user, body, request }) => {
      const hours = getCallerHours({ user, request });
      return service.describe(await service.updateBirthDetails(user.id, body, hours));
    }),
    route(changePasswordEndpoint, {
      limits: [{ rule: SIGN_IN_LIMITS.passwordChanges, by: 'user' }],
      handler: async ({ body, ...owner }) => {
        await safety.changePassword(owner, body);
        return { success: true as const };
      },
    }),
    route(removePasswordEndpoint, {
      limits: [{ rule: SIGN_IN_LIMITS.passwordChanges, by: 'user' }],
      handler: async (owner) => {
        await safety.removePassword(owner);
        return { success: true as const };
      },
    }),
    route(sendProofCodeEndpoint, async (owner) => {
      await safety.sendProofCode(owner);
      return { success: true as const };
    }),
    route(proveEndpoint, {
      limits: [{ rule: SIGN_IN_LIMITS.freshProofs, by: 'user' }],
      handler: async ({ body, request, ...owner }) => {
        if ('passkey' in body) {
          await passkeys.prove({ ...owner, relyingParty: relyingPartyOf(request) }, body.passkey);
        } else {
          await safety.prove(owner, body);
        }
        return { success: true as const };
      },
    }),
    route(changePhoneEndpoint, async ({ body, ...owner }) =>
      service.describe(await safety.changePhone(owner, body.phoneNumber)),
    ),
    route(getHistoryEndpoint, ({ user }) => safety.history(user.id)),
    route(listSessionsEndpoint, ({ user, session }) => service.listSessions(user.id, session.id)),
    route(endSessionEndpoint, async ({ user, params, session }) => {
      await service.endSession(user.id, params.id);
      await safety.record({ user, session }, 'device_ended');
      if (params.id === session.id) await session.clearCookies();
      return { success: true as const };
    }),
    route(endOtherSessionsEndpoint, async ({ user, session, query }) => {
      const withFeeds = query.feeds === 'true';
      const hasEnded = await service.endOtherSessions(user.id, session.id, { withFeeds });
      if (hasEnded) await safety.record({ user, session }, 'device_ended');
      return { success: true as const };
    }),
    route(exportUserEndpoint, async ({ user, session }) => {
      safety.assertFresh(session);
      await safety.record({ user, session }, 'export');
      const exported = await service.export(user.id);
      const name = `asteria-${utcDateOf(Date.parse(exported.exportedAt))}.json`;
      return new Reply(exported, {
        headers: { 'Content-Disposition': `attachment; filename="${name}"` },
      });
    }),
  ];
}
