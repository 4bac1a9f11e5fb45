import * as z from 'zod/mini';
import { SIGN_KEYS } from './signs.ts';

export const sunSeasonsQuerySchema = z.object({
  year: z.coerce
    .number('Please give a year from 1900 to 2100')
    .check(
      z.int('Please give a year from 1900 to 2100'),
      z.gte(1900, 'Please give a year from 1900 to 2100'),
      z.lte(2100, 'Please give a year from 1900 to 2100'),
    ),
});

/** The Sun's twelve stays in a sign that begin in a year, in order. Instants: ISO 8601, UTC. */
export const sunSeasonsSchema = z.array(
  z.object({ sign: z.enum(SIGN_KEYS), from: z.string(), until: z.string() }),
);
export type SunSeasons = z.infer<typeof sunSeasonsSchema>;
