// The draw of Find yourself in a simulation: it needs no chart, and follows from the seed.

import type { Round } from '#server/features/find-yourself/draw-game.ts';
import type { Random } from '#server/platform/random.ts';

const ROUNDS = 7;

const headline = (unit: string) => ({ unit, text: `You are ${unit}.`, fact: unit });

/** A game of seven rounds that needs no chart. */
export async function drawSimulated(_: unknown, random: Random): Promise<Round[]> {
  return Array.from({ length: ROUNDS }, (_, index) => {
    const label = random.integerBelow(2) === 0 ? 'left' : 'right';
    return {
      id: String(index + 1),
      kind: 'sign',
      left: headline(`sign-${random.integerBelow(3)}`),
      right: headline(`sign-${3 + random.integerBelow(3)}`),
      own: index === 0 ? null : label,
      label,
    };
  });
}
