import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import { placeWords } from '#shared/places/place-words.ts';
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

// Not UTC, so that the tests notice a page that prints the local time as UTC.
const CHICAGO_SUMMER_SECONDS = -5 * 3600;
const CHICAGO_WINTER_SECONDS = -6 * 3600;

function instantOf(date: string, time: string, utcOffsetSeconds: number) {
  const utc = new Date(Date.parse(`${date}T${time}:00Z`) - utcOffsetSeconds * 1000).toISOString();
  return { fold: null, utc: utc.replace('.000Z', 'Z'), utcOffsetSeconds };
}

export const placesHandlers = [
  mockEndpoint(searchPlacesEndpoint, ({ request }) => {
    const typed = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
    return PLACES.filter((place) => placeWords(place).toLowerCase().includes(typed));
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
    const summer = instantOf(date, time, CHICAGO_SUMMER_SECONDS);
    const winter = instantOf(date, time, CHICAGO_WINTER_SECONDS);
    return date === '1994-10-30'
      ? {
          kind: 'ambiguous',
          reason: null,
          instants: [
            { ...summer, fold: 'earlier' },
            { ...winter, fold: 'later' },
          ],
        }
      : { kind: 'unique', reason: null, instants: [summer] };
  }),
];
