// The day's compatible sign: the sign of one of the bodies, among those that the checker rates well enough.

import type { RankedFact } from '#server/sky/day-facts.ts';
import { hashOf, itemAt } from '#server/text/rotation.ts';
import { rateSigns } from '#shared/compatibility/rules.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGNS, type SignKey, type SignName } from '#shared/zodiac/signs.ts';

/** The bodies whose signs are candidates, and how likely each comes first. Our choice: the Moon for moods, Venus for hearts. */
const HOSTS = [
  { body: 'moon', share: 0.5 },
  { body: 'venus', share: 0.25 },
  { body: 'mercury', share: 0.15 },
  { body: 'mars', share: 0.1 },
] as const satisfies readonly { body: BodyKey; share: number }[];
/** The lowest rating (`rateSigns`) of a compatible sign, percent. */
const PERCENTAGE_MIN = 50;

const HASH_SPAN = 2 ** 32;

/** The compatible sign (by its capitalized name, never the user's own), and the position it is based on. */
export function findCompatibleSign(
  chance: string,
  userSign: SignKey,
  facts: readonly RankedFact[],
): { value: SignName; facts: readonly SkyFact[] } {
  const positions = facts.flatMap(({ fact }) => (fact.kind === 'position' ? [fact] : []));
  const start = pickHost(hashOf(`${chance} host`) / HASH_SPAN);
  const hosts: readonly BodyKey[] = HOSTS.map(({ body }) => body);
  // If no host is in such a sign, another body is chosen.
  const inOrder = [...hosts.slice(start), ...hosts.slice(0, start), ...BODY_KEYS];
  const visits = inOrder.flatMap((body) => positions.filter((fact) => fact.bodies[0] === body));
  const rate = (sign: SignKey): number =>
    sign === userSign ? 0 : rateSigns(userSign, sign).percentage;
  const visit = visits.find(({ sign }) => rate(sign) >= PERCENTAGE_MIN);
  if (visit !== undefined) return { value: SIGNS[visit.sign].name, facts: [visit] };
  // If no body is in such a sign, the next one that the Moon enters is chosen.
  const moon = positions.find(({ bodies }) => bodies[0] === 'moon');
  if (moon === undefined) throw new Error('a compatible sign needs the positions of the day');
  const from = SIGN_KEYS.indexOf(moon.sign);
  const ahead = SIGN_KEYS.map((_key, step) => itemAt(SIGN_KEYS, from + step));
  const next = ahead.find((sign) => rate(sign) >= PERCENTAGE_MIN) ?? moon.sign;
  return { value: SIGNS[next].name, facts: [moon] };
}

function pickHost(chance: number): number {
  let upTo = 0;
  const index = HOSTS.findIndex(({ share }) => {
    upTo += share;
    return chance < upTo;
  });
  return Math.max(0, index);
}
