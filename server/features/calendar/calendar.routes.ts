import type { OriginOf } from '#server/http/public-origin.ts';
import { Reply, type Route, route } from '#server/http/route.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  listFeedsEndpoint,
  readFeedEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import { CALENDAR_LIMITS } from './calendar.limits.ts';
import type { CalendarService } from './calendar.service.ts';
import { isKnownEtag } from './feed-file.ts';

/** The feeds that calendars read, and the calls with which their owner manages them. */
export function calendarRoutes({
  service,
  originOf,
}: {
  service: CalendarService;
  originOf: OriginOf;
}): Route[] {
  return [
    route(readFeedEndpoint, async ({ params, address, request }) => {
      const { headers } = request;
      const { text, etag } = await service.read(params.token, {
        address,
        userAgent: headers['user-agent'],
      });
      const isKnown = isKnownEtag(headers['if-none-match'], etag);
      return new Reply(text, { status: isKnown ? 304 : 200, headers: { ETag: etag } });
    }),
    route(listFeedsEndpoint, ({ user }) => service.list(user.id)),
    route(createFeedEndpoint, {
      limits: [{ rule: CALENDAR_LIMITS.user, by: 'user' }],
      handler: ({ user, body, session, request, requireUnanswered }) =>
        service.create(user.id, body, { origin: originOf(request), session, requireUnanswered }),
    }),
    route(editFeedEndpoint, ({ user, params, body }) => service.edit(user.id, params.id, body)),
    route(rotateFeedEndpoint, {
      limits: [{ rule: CALENDAR_LIMITS.user, by: 'user' }],
      handler: ({ user, params, session, request, requireUnanswered }) =>
        service.rotate(user.id, params.id, {
          origin: originOf(request),
          session,
          requireUnanswered,
        }),
    }),
    route(takeFeedBackEndpoint, ({ user, params }) => service.takeBack(user.id, params.id)),
  ];
}
