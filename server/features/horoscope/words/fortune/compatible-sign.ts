// The day's compatible sign: the sign of one of the quick bodies, preferably one in harmony with the user's sign.

import type { Voice } from '#server/features/horoscope/words/voice.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGNS, type SignKey, type SignName } from '#shared/zodiac/signs.ts';

/** The bodies whose signs are candidates, and how likely each comes first. Our choice: the Moon for moods, Venus for hearts. */
const HOSTS = [
  { body: 'moon', share: 0.5 },
  { body: 'venus', share: 0.25 },
  { body: 'mercury', share: 0.15 },
  { body: 'mars', share: 0.1 },
] as const satisfies readonly { body: BodyKey; share: number }[];
/** Distances in signs that tradition calls harmonious, and the opposition. */
const FRIENDLY_STEPS: readonly number[] = [2, 4, 6, 8, 10];
/** How often another distance is accepted too, so that every pair of signs occurs. */
const OPEN_MINDED = 0.25;

/** The compatible sign (by its capitalized name, never the user's own), and the position it is based on. */
export function findCompatibleSign(
  voice: Voice,
  userSign: SignKey,
  facts: readonly RankedFact[],
): { value: SignName; facts: readonly SkyFact[] } {
  const positions = facts.flatMap(({ fact }) => (fact.kind === 'position' ? [fact] : []));
  const openMinded = voice.fraction('open-minded') < OPEN_MINDED;
  const start = pickHost(voice.fraction('host'));
  const inOrder = [...HOSTS.slice(start), ...HOSTS.slice(0, start)];
  const visits = inOrder.flatMap(({ body }) => positions.filter((fact) => fact.bodies[0] === body));
  const stepsTo = (sign: SignKey): number =>
    (SIGN_KEYS.indexOf(sign) - SIGN_KEYS.indexOf(userSign) + 12) % 12;
  const visit =
    visits.find(({ sign }) => stepsTo(sign) !== 0 && (openMinded || isFriendly(stepsTo(sign)))) ??
    visits.find(({ sign }) => stepsTo(sign) !== 0) ??
    visits[0];
  if (visit === undefined) throw new Error('a compatible sign needs the positions of the day');
  return { value: SIGNS[visit.sign].name, facts: [visit] };
}

function isFriendly(steps: number): boolean {
  return FRIENDLY_STEPS.includes(steps);
}

function pickHost(chance: number): number {
  let upTo = 0;
  const index = HOSTS.findIndex(({ share }) => {
    upTo += share;
    return chance < upTo;
  });
  return Math.max(0, index);
}
