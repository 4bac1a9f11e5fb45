// What hurts and what helps in each of the 78 pairs; a couple reads it together, so it blames neither.
import type { PairKey } from '#shared/compatibility/pairs.ts';
import type { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { PAIR_FRICTIONS_1 } from './pair-frictions-1.ts';
import { PAIR_FRICTIONS_2 } from './pair-frictions-2.ts';

export type PairFriction = { hurts: string; helps: string };

export const PAIR_FRICTIONS: Readonly<Record<PairKey<typeof SIGN_KEYS>, PairFriction>> = {
  ...PAIR_FRICTIONS_1,
  ...PAIR_FRICTIONS_2,
};
