// The Moon of which a horoscope speaks, and whether she is where it has her.

import { borderWordsOf } from '#client/features/sky-facts/index.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getSignKeyAt, SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { HOROSCOPE_COPY } from './horoscope.copy.ts';

type PageMoon = { sign: SignKey; since: string | undefined; until: string | undefined };

/**
 * The Moon of a horoscope's text: in the sign that she enters that day, else in that of her position. Where the text
 * is about a phase before that ingress, she is in the sign that she leaves.
 */
function findPageMoon({ sentences, facts }: Horoscope): PageMoon | undefined {
  const ofMoon = facts.filter((fact) => fact.bodies[0] === 'moon');
  const entry = ofMoon.find((fact) => fact.kind === 'ingress');
  const position = ofMoon.find((fact) => fact.kind === 'position');
  if (entry === undefined) return position;
  const told = ofMoon
    .filter((fact) => fact.kind === 'phase')
    .find(({ id }) => sentences.some((sentence) => sentence.facts.includes(id)));
  if (told !== undefined && Date.parse(told.exactAt) < Date.parse(entry.exactAt))
    return { sign: neighborOf(entry.sign, -1), since: undefined, until: entry.exactAt };
  const until = position?.sign === entry.sign ? position.until : undefined;
  return { sign: entry.sign, since: entry.exactAt, until };
}

/** The sign before (−1) or after (1) another; the Moon never turns back. */
function neighborOf(sign: SignKey, step: -1 | 1): SignKey {
  return getSignKeyAt((SIGN_KEYS.indexOf(sign) + SIGN_KEYS.length + step) % SIGN_KEYS.length);
}

/**
 * One line where the Moon of the text is not the present one: from when or until when she is, in the user's hours.
 * Undefined where she is.
 */
export function describePageMoon(
  horoscope: Horoscope,
  today: string,
  nowMs: number,
): string | undefined {
  const moon = findPageMoon(horoscope);
  if (moon === undefined) return undefined;
  const { name } = SIGNS[moon.sign];
  const when = (instant: string) => borderWordsOf(instant, today, false);
  if (moon.since !== undefined && nowMs < Date.parse(moon.since))
    return HOROSCOPE_COPY.moonToCome(name, when(moon.since), SIGNS[neighborOf(moon.sign, -1)].name);
  if (moon.until !== undefined && nowMs >= Date.parse(moon.until))
    return HOROSCOPE_COPY.moonGone(name, when(moon.until), SIGNS[neighborOf(moon.sign, 1)].name);
  return undefined;
}
