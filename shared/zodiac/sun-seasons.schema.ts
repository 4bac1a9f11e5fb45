import * as z from 'zod/mini';
import { SIGN_KEYS } from './signs.ts';

const YEAR_MESSAGE = 'Please give a year from 1900 to 2100';

export const sunSeasonsQuerySchema = z.object({
  year: z.pipe(
    z.string(YEAR_MESSAGE).check(z.regex(/^(19\d\d|20\d\d|2100)$/, YEAR_MESSAGE)),
    z.transform(Number),
  ),
});

/** The Sun's twelve stays in a sign that begin in a year, in order. Instants: ISO 8601, UTC. */
export const sunSeasonsSchema = z.array(
  z.object({ sign: z.enum(SIGN_KEYS), from: z.string(), until: z.string() }),
);
export type SunSeasons = z.infer<typeof sunSeasonsSchema>;
