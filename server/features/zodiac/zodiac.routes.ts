import { type Route, route } from '#server/http/route.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';
import { getSunSeasons } from './zodiac.service.ts';

/** When the Sun is in each sign. */
export function zodiacRoutes(): Route[] {
  return [route(getSunSeasonsEndpoint, ({ query }) => getSunSeasons(query.year))];
}
