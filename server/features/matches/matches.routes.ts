import { getCallerHours } from '#server/http/caller-hours.ts';
import { type Route, route } from '#server/http/route.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import {
  acceptInvitationEndpoint,
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  leaveMatchEndpoint,
  listInvitationsEndpoint,
  listMatchesEndpoint,
  openInvitationEndpoint,
  seenMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import type { Answerer } from './blocks.ts';
import type { InvitationsService } from './invitations.service.ts';
import { MATCHES_LIMITS } from './matches.limits.ts';
import type { MatchesService } from './matches.service.ts';

/** The answer of the calls that delete or record something. */
const GONE = { success: true as const };

/**
 * Whether a phone number has signed in on the device of a session; undefined when the device has no signed-in number.
 */
function numbersOf(session: RequestSession): Answerer['knowsNumber'] {
  if (session.deviceId === undefined) return undefined;
  return (phoneNumber) => session.findDeviceOf(phoneNumber) !== undefined;
}

/** The routes of invitations and of the matches made from them. */
export function matchesRoutes({
  invitations,
  matches,
}: {
  invitations: InvitationsService;
  matches: MatchesService;
}): Route[] {
  return [
    route(createInvitationEndpoint, ({ user, body, requireUnanswered }) =>
      invitations.create(user, body, requireUnanswered),
    ),
    route(listInvitationsEndpoint, ({ user }) => invitations.list(user.id)),
    route(deleteInvitationEndpoint, async ({ user, params }) => {
      await invitations.takeBack(user.id, params.id);
      return GONE;
    }),
    route(openInvitationEndpoint, {
      limits: [{ rule: MATCHES_LIMITS.open, by: 'address' }],
      handler: ({ body, user, session }) =>
        invitations.open(body.token, { userId: user?.id, knowsNumber: numbersOf(session) }),
    }),
    route(acceptInvitationEndpoint, {
      limits: [{ rule: MATCHES_LIMITS.accept, by: ({ user, address }) => user?.id ?? address }],
      handler: ({ body, user, session, request, requireUnanswered }) => {
        const hours = getCallerHours({ user, request });
        const by = { user, knowsNumber: numbersOf(session), hours };
        return invitations.accept(body, by, requireUnanswered);
      },
    }),
    route(leaveMatchEndpoint, {
      limits: [{ rule: MATCHES_LIMITS.leave, by: 'address' }],
      handler: async ({ body }) => {
        await matches.leave(body.guestKey);
        return GONE;
      },
    }),
    route(listMatchesEndpoint, ({ user, query }) => matches.list(user, query.date)),
    route(seenMatchesEndpoint, async ({ user }) => {
      await matches.see(user.id);
      return GONE;
    }),
    route(changeMatchEndpoint, ({ user, params, body }) => matches.change(user, params.id, body)),
    route(deleteMatchEndpoint, async ({ user, params }) => {
      await matches.remove(user.id, params.id);
      return GONE;
    }),
    route(blockMatchEndpoint, async ({ user, params }) => {
      await matches.block(user.id, params.id);
      return GONE;
    }),
  ];
}
