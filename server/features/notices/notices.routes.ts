import type { OriginOf } from '#server/http/public-origin.ts';
import { type Route, route } from '#server/http/route.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import {
  editNoticesEndpoint,
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
  subscribeDeviceEndpoint,
  unsubscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import { NOTICES_LIMITS } from './notices.limits.ts';
import type { NoticesCaller, NoticesService } from './notices.service.ts';

/** The settings of notices, the devices that get them, and the bells. */
export function noticesRoutes({
  service,
  originOf,
}: {
  service: NoticesService;
  originOf: OriginOf;
}): Route[] {
  const limits = [{ rule: NOTICES_LIMITS.user, by: 'user' as const }];
  const callerOf = (call: {
    user: NoticesCaller['user'];
    session: RequestSession;
  }): NoticesCaller => ({ user: call.user, sessionId: call.session.id });
  return [
    route(getNoticesEndpoint, (call) => service.get(callerOf(call))),
    route(editNoticesEndpoint, {
      limits,
      handler: (call) => service.edit(callerOf(call), call.body),
    }),
    route(subscribeDeviceEndpoint, {
      limits,
      handler: (call) => service.subscribe(callerOf(call), call.body, originOf(call.request)),
    }),
    route(unsubscribeDeviceEndpoint, (call) =>
      service.unsubscribe(callerOf(call), call.body.endpoint),
    ),
    route(setBellEndpoint, {
      limits,
      handler: (call) => service.setBell(callerOf(call), call.body.contact),
    }),
    route(removeBellEndpoint, {
      limits,
      handler: (call) => service.removeBell(callerOf(call), call.body.contact),
    }),
  ];
}
