// The Moon of which a horoscope speaks, and whether she is where it has her.

import { borderWordsOf } from '#client/features/sky-facts/index.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getSignNameAt, SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { HOROSCOPE_COPY } from './horoscope.copy.ts';

type PageMoon = { sign: SignKey; since: string; until: string | undefined };

/** The Moon of a horoscope's text: in the sign that she enters that day, else in that of her position. */
function findPageMoon({ facts }: Horoscope): PageMoon | undefined {
  const ofMoon = facts.filter((fact) => fact.bodies[0] === 'moon');
  const entry = ofMoon.find((fact) => fact.kind === 'ingress');
  const position = ofMoon.find((fact) => fact.kind === 'position');
  if (entry === undefined) return position;
  const until = position?.sign === entry.sign ? position.until : undefined;
  return { sign: entry.sign, since: entry.exactAt, until };
}

/**
 * One line where the Moon of the text is not the present one: from when or until when she is, in the user's hours.
 * Undefined where she is. The Moon never turns back, so her sign before and after is the neighboring one.
 */
export function describePageMoon(
  horoscope: Horoscope,
  today: string,
  nowMs: number,
): string | undefined {
  const moon = findPageMoon(horoscope);
  if (moon === undefined) return undefined;
  const index = SIGN_KEYS.indexOf(moon.sign);
  const { name } = SIGNS[moon.sign];
  const when = (instant: string) => borderWordsOf(instant, today, false);
  if (nowMs < Date.parse(moon.since))
    return HOROSCOPE_COPY.moonToCome(name, when(moon.since), getSignNameAt((index + 11) % 12));
  if (moon.until !== undefined && nowMs >= Date.parse(moon.until))
    return HOROSCOPE_COPY.moonGone(name, when(moon.until), getSignNameAt((index + 1) % 12));
  return undefined;
}
