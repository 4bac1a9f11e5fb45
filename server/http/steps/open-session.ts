import { type Exchange, routeOf } from '#server/http/exchange.ts';

/** Loads the session and its user, except for calls with `access: 'open'`. */
export function openSession(exchange: Exchange): Promise<void> | void {
  if (routeOf(exchange).access === 'open') return;
  const { request, response, services } = exchange;
  return services.sessions.open(request, response).then((session) => {
    exchange.session = session;
    exchange.userId = session.userId;
    exchange.user = session.user;
  });
}
