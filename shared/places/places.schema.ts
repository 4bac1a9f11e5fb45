// A place of the gazetteer as calls return it. Names and coordinates: GeoNames, CC BY 4.0.

import * as z from 'zod/mini';
import { personText } from '../core/text.ts';
import { PLACES_FIELD_COPY } from './places.copy.ts';

export const PLACES_LIMIT = 8;
const PLACES_QUERY_MIN_LETTERS = 2;

export const placeSchema = z.object({
  /** GeoNames id; from 1,000,000,000 on, our own id for a place from a list without ids. */
  id: z.int(),
  name: z.string(),
  /** First-level administrative division; '' where the source has no reliable one. */
  region: z.string(),
  /** English country name as `Intl.DisplayNames` gives it. */
  country: z.string(),
  /** Degrees north, -90 to 90. */
  latitude: z.number(),
  /** Degrees east, -180 to 180. */
  longitude: z.number(),
  /** IANA time zone. */
  timeZone: z.string(),
});
export type Place = z.infer<typeof placeSchema>;

export const placesQuerySchema = z.object({
  q: personText({
    min: [PLACES_QUERY_MIN_LETTERS, PLACES_FIELD_COPY.queryShort],
    max: [200, PLACES_FIELD_COPY.queryLong],
  }),
});

export const placesSchema = z.array(placeSchema);
