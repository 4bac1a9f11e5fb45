// One person's side of a match as it is stored: the chart that the match was made from, and the signs that it shows. It
// is encrypted for one match and side, and cannot be decrypted as another.

import { type DataCipher, openIfKeyKnown } from '#server/platform/data-cipher.ts';
import type { MatchArea } from '#shared/matches/matches.ts';
import type { ChartSigns, MatchChart } from './match-chart.ts';

export interface SideSecret {
  chart: MatchChart;
  /** What *Signs* shows. Matches of earlier versions lack it and show the signs of the chart. */
  signs?: ChartSigns | undefined;
  /** The areas that the level *Word* names, for the export of the account. */
  flows: MatchArea;
  care: MatchArea;
}

interface SideKey {
  matchId: string;
  /** 0 for the person who invited, 1 for the one who answered. */
  side: number;
}
const contextOf = ({ matchId, side }: SideKey) => `match:${matchId}:${side}`;

/** Figures that version 1.1 reads in every side, written as long as that version may run beside this one. */
const LEAST = { dates: 1, ifAgeKnown: 1 };
const FOR_EARLIER = {
  secrecy: { word: LEAST, fourWords: LEAST, signs: [LEAST, LEAST, LEAST, LEAST] },
};

export function sealSide(cipher: DataCipher, key: SideKey, secret: SideSecret): string {
  return cipher.seal(JSON.stringify({ ...secret, ...FOR_EARLIER }), contextOf(key), 'matchSide');
}

/**
 * Decrypts a side; undefined when the key that encrypted it is no longer in `DATA_KEY`. Throws if the text belongs to
 * another match or side, and if a byte was changed.
 */
export function openSide(cipher: DataCipher, key: SideKey, sealed: string): SideSecret | undefined {
  const text = openIfKeyKnown(cipher, sealed, contextOf(key));
  // Safe to cast: only `sealSide` creates such texts, and the cipher throws if one was changed.
  return text === undefined ? undefined : (JSON.parse(text) as SideSecret);
}
