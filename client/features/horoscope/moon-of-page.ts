// The sign that a horoscope's text puts the Moon in, and a line for when she is in another sign now.

import { stayLimitWords } from '#client/features/sky-facts/index.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getSignKeyAt, SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { HOROSCOPE_COPY } from './horoscope.copy.ts';

/** A sign of the Moon, and the instants (ISO 8601) between which she is in it, as far as they are known. */
type PageMoon = { sign: SignKey; since: string | undefined; until: string | undefined };

/**
 * The Moon in a horoscope's text; undefined when its sentences say nothing about her. A new or full Moon in the hours
 * before or after her stay at noon happened in the neighboring sign.
 */
function findPageMoon({ sentences, facts }: Horoscope): PageMoon | undefined {
  const told = facts.filter(
    ({ id, bodies }) =>
      bodies[0] === 'moon' && sentences.some((sentence) => sentence.facts.includes(id)),
  );
  const position = facts.find((fact) => fact.kind === 'position' && fact.bodies[0] === 'moon');
  if (told.length === 0 || position?.kind !== 'position') return undefined;
  const { sign, since, until } = position;
  const phase = told.find((fact) => fact.kind === 'phase');
  if (phase !== undefined && phase.exactAt < since)
    return { sign: neighborOf(sign, -1), since: undefined, until: since };
  if (phase !== undefined && phase.exactAt >= until)
    return { sign: neighborOf(sign, 1), since: until, until: undefined };
  return { sign, since, until };
}

/** The sign before (−1) or after (1) another, in which the Moon was before or is next: she is never retrograde. */
function neighborOf(sign: SignKey, step: -1 | 1): SignKey {
  return getSignKeyAt((SIGN_KEYS.indexOf(sign) + SIGN_KEYS.length + step) % SIGN_KEYS.length);
}

/**
 * A line that says since or until when the Moon is in the sign of the text, in the user's time zone, if she is in
 * another sign at `nowMs`; undefined if she is in that sign.
 */
export function describePageMoon(
  horoscope: Horoscope,
  today: string,
  nowMs: number,
): string | undefined {
  const moon = findPageMoon(horoscope);
  if (moon === undefined) return undefined;
  const { name } = SIGNS[moon.sign];
  const when = (instant: string) => stayLimitWords(instant, today, false);
  if (moon.since !== undefined && nowMs < Date.parse(moon.since))
    return HOROSCOPE_COPY.moonToCome(name, when(moon.since), SIGNS[neighborOf(moon.sign, -1)].name);
  if (moon.until !== undefined && nowMs >= Date.parse(moon.until))
    return HOROSCOPE_COPY.moonGone(name, when(moon.until), SIGNS[neighborOf(moon.sign, 1)].name);
  return undefined;
}
