import { Reply, type Route, route } from '#server/http/route.ts';
import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import type { HoroscopeService } from './horoscope.service.ts';
import type { SkyTodayService } from './sky-today.service.ts';

/** The daily horoscope of a sign for users, and the sky of the day for visitors too. */
export function horoscopeRoutes({
  service,
  skyToday,
}: {
  service: HoroscopeService;
  skyToday: SkyTodayService;
}): Route[] {
  return [
    route(getHoroscopeEndpoint, ({ query }) => service.getHoroscope(query.sign, query.date)),
    route(
      getSkyTodayEndpoint,
      ({ query }) =>
        new Reply(skyToday.getSkyToday(query.date), {
          headers: { 'Cache-Control': `public, max-age=${skyToday.secondsValid(query.date)}` },
        }),
    ),
  ];
}
