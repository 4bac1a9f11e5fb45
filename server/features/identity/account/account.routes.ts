import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import { Reply, type Route, route } from '#server/http/route.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import {
  changePasswordEndpoint,
  deleteUserEndpoint,
  editUserEndpoint,
  endSessionEndpoint,
  exportUserEndpoint,
  getUserEndpoint,
  listSessionsEndpoint,
  replaceBirthDetailsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { type AccountService, describeUser } from './account.service.ts';

/** The signed-in user's account. */
export function accountRoutes({ service }: { service: AccountService }): Route[] {
  return [
    route(getUserEndpoint, ({ user }) => describeUser(user)),
    route(editUserEndpoint, async ({ user, body }) =>
      describeUser(await service.edit(user.id, body)),
    ),
    route(deleteUserEndpoint, async ({ user, body, session }) => {
      const deleted = await service.delete(user, body.confirm);
      session.clearCookies();
      session.forgetDevice();
      return deleted;
    }),
    route(replaceBirthDetailsEndpoint, async ({ user, body }) =>
      describeUser(await service.updateBirthDetails(user.id, body)),
    ),
    route(changePasswordEndpoint, {
      limits: [{ rule: SIGN_IN_LIMITS.passwordChanges, by: 'user' }],
      handler: async ({ user, body, session }) => {
        await service.changePassword(user, body, session.id);
        return { success: true as const };
      },
    }),
    route(listSessionsEndpoint, ({ user, session }) => service.listSessions(user.id, session.id)),
    route(endSessionEndpoint, async ({ user, params, session }) => {
      await service.endSession(user.id, params.id);
      if (params.id === session.id) session.clearCookies();
      return { success: true as const };
    }),
    route(exportUserEndpoint, async ({ user }) => {
      const exported = await service.export(user.id);
      const name = `asteria-${utcDateOf(Date.parse(exported.exportedAt))}.json`;
      return new Reply(exported, {
        headers: { 'Content-Disposition': `attachment; filename="${name}"` },
      });
    }),
  ];
}
