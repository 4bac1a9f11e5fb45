import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import { getPlaceClockEndpoint, searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { CHICAGO } from '../samples.ts';

const PLACES: Place[] = [
  CHICAGO,
  {
    id: 4915545,
    name: 'West Chicago',
    region: 'Illinois',
    country: 'United States',
    latitude: 41.88475,
    longitude: -88.20396,
    timeZone: 'America/Chicago',
  },
  {
    id: 2988507,
    name: 'Paris',
    region: 'Île-de-France',
    country: 'France',
    latitude: 48.85341,
    longitude: 2.3488,
    timeZone: 'Europe/Paris',
  },
];

export const placesHandlers = [
  mockEndpoint(searchPlacesEndpoint, ({ request }) => {
    const typed = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
    return PLACES.filter(({ name }) => name.toLowerCase().includes(typed));
  }),
  mockEndpoint(getPlaceClockEndpoint, ({ request }): PlaceClock => {
    const query = new URL(request.url).searchParams;
    const [date, time] = [query.get('date') ?? '', query.get('time') ?? ''];
    if (date === '1994-04-03' && time === '02:30')
      return {
        kind: 'skipped',
        reason: '2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM',
        instants: [],
      };
    const earlier = {
      fold: null,
      utc: `${date}T${time}:00Z`,
      utcOffsetSeconds: 0,
    };
    return date === '1994-10-30'
      ? {
          kind: 'ambiguous',
          reason: null,
          instants: [
            { ...earlier, fold: 'earlier' },
            { ...earlier, fold: 'later', utcOffsetSeconds: -3600 },
          ],
        }
      : { kind: 'unique', reason: null, instants: [earlier] };
  }),
];
