// The day's compatible sign: a sign that one of the quick bodies is visiting, by preference one that gets along
// with the reader's.

import type { RankedFact } from '#server/sky/day-facts.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey, type SignName } from '#shared/zodiac/signs.ts';
import type { Voice } from '../voice.ts';

/** Whose visit counts, and how likely it is asked first. Our choice: the Moon for moods, Venus for hearts. */
const HOSTS = [
  { body: 'moon', share: 0.5 },
  { body: 'venus', share: 0.25 },
  { body: 'mercury', share: 0.15 },
  { body: 'mars', share: 0.1 },
] as const satisfies readonly { body: BodyKey; share: number }[];
/** Signs apart at which two signs get along by the tradition: sextile, trine, and across the table. */
const FRIENDLY_STEPS: readonly number[] = [2, 4, 6, 8, 10];
/** How often a less friendly visit counts too: every pair of signs has its days. */
const OPEN_MINDED = 0.25;

/** The compatible sign (by its capitalized name, never the reader's own), and the position it stands on. */
export function findCompatibleSign(
  voice: Voice,
  readerSign: SignKey,
  facts: readonly RankedFact[],
): { value: SignName; facts: readonly SkyFact[] } {
  const positions = facts.flatMap(({ fact }) => (fact.kind === 'position' ? [fact] : []));
  const openMinded = voice.chance('open-minded') < OPEN_MINDED;
  const start = pickHost(voice.chance('host'));
  const inOrder = [...HOSTS.slice(start), ...HOSTS.slice(0, start)];
  const visits = inOrder.flatMap(({ body }) => positions.filter((fact) => fact.bodies[0] === body));
  const stepsTo = (sign: SignKey): number =>
    (SIGN_KEYS.indexOf(sign) - SIGN_KEYS.indexOf(readerSign) + 12) % 12;
  const visit =
    visits.find(({ sign }) => stepsTo(sign) !== 0 && (openMinded || isFriendly(stepsTo(sign)))) ??
    visits.find(({ sign }) => stepsTo(sign) !== 0) ??
    visits[0];
  if (visit === undefined) throw new Error('a compatible sign needs the positions of the day');
  return { value: SIGN_NAMES[SIGN_KEYS.indexOf(visit.sign)] ?? 'Aries', facts: [visit] };
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
