// A file of births, which the editors' commands read instead of users.

import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import type { ChartOwner } from './chart-owner.ts';

const birthsSchema = z.array(
  z.object({
    birthDate: z.string().check(z.refine(isCalendarDate, 'birthDate must be a date YYYY-MM-DD')),
    birthTime: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
    birthPlaceId: z.optional(z.nullable(z.int())),
    birthTimeMargin: z.optional(z.nullable(z.literal(BIRTH_TIME_MARGINS))),
  }),
);

/**
 * The births of a JSON file, an array of `{birthDate, birthTime?, birthPlaceId?, birthTimeMargin?}`, in the file's
 * order. The id of each is its index in the array, as text. Throws when the file is not of that form or a place id is
 * unknown.
 */
export async function readBirthsFile(path: string): Promise<ChartOwner[]> {
  const births = birthsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const places = createPlaceSource();
  const owners: ChartOwner[] = [];
  for (const [index, birth] of births.entries()) {
    const id = birth.birthPlaceId ?? null;
    const place = id === null ? null : await places.findPlaceById(id);
    if (place === undefined) throw new Error(`birth ${index}: no place has the id ${id}`);
    const birthTime = birth.birthTime ?? null;
    owners.push({
      id: String(index),
      birthDate: birth.birthDate,
      birthTime,
      birthPlaceDetails: place,
      birthTimeFold: null,
      birthTimeMargin: birthTime === null ? null : (birth.birthTimeMargin ?? null),
    });
  }
  return owners;
}
