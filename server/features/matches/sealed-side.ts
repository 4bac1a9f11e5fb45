// A person's side of a match as it is kept: the chart that it was made from and what the other can learn of it,
// encrypted, and opened for that match and side alone.

import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { MatchArea } from '#shared/matches/matches.ts';
import type { MatchChart } from './match-chart.ts';
import type { PairSecrecy } from './secrecy.ts';

export interface SideSecret {
  chart: MatchChart;
  secrecy: PairSecrecy;
  /** The words of *Word*, for the export of an account. */
  flows: MatchArea;
  care: MatchArea;
}

interface SideKey {
  matchId: string;
  side: number;
}
const contextOf = ({ matchId, side }: SideKey) => `match:${matchId}:${side}`;

export function sealSide(cipher: DataCipher, key: SideKey, secret: SideSecret): string {
  return cipher.seal(JSON.stringify(secret), contextOf(key));
}

/** Undefined where the key that sealed it is gone from `DATA_KEY`. Throws for another match or side, and a changed byte. */
export function openSide(cipher: DataCipher, key: SideKey, sealed: string): SideSecret | undefined {
  try {
    // Only `sealSide` writes these rows, and the cipher refuses what was changed.
    return JSON.parse(cipher.open(sealed, contextOf(key))) as SideSecret;
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}
