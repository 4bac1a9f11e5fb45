import { http } from 'msw';
import { type Place, placesSchema } from '#shared/places/places.schema.ts';
import { answer } from '../answer.ts';
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
  http.get('/api/places', ({ request }) => {
    const typed = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
    return answer(
      placesSchema,
      PLACES.filter(({ name }) => name.toLowerCase().includes(typed)),
    );
  }),
];
