// Makes from two births what a match stores: its words, and for each side the chart and the secrecy.

import type { Birth } from '#server/features/birth-chart/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { AREA_RATINGS, MATCH_AREAS } from '#shared/matches/matches.ts';
import { drawMatchChart, tenthsOf } from './match-chart.ts';
import type { MatchRow } from './matches.repository.ts';
import { waitForNoonTable } from './noon-table.ts';
import { readOutcome, scorePair } from './score.ts';
import { type SideSecret, sealSide } from './sealed-side.ts';
import { countSecrecy } from './secrecy.ts';

/** What a match stores, computed once when it is made. */
export interface MadeMatch {
  words: Pick<MatchRow, 'flows' | 'care' | 'four' | 'withoutMoon'>;
  /** What is sealed for each side: first the person who invited, then the one who answered. */
  secrets: readonly [SideSecret, SideSecret];
}

/**
 * Makes a match of two births; `today` is `YYYY-MM-DD`. Throws `unavailable` soon after the start of the process, while
 * the table of noons is being computed.
 */
export async function makeMatch(
  births: readonly [Birth, Birth],
  today: string,
): Promise<MadeMatch> {
  const table = await waitForNoonTable();
  const [first, second] = [drawMatchChart(births[0]), drawMatchChart(births[1])];
  const [one, other] = [tenthsOf(first), tenthsOf(second)];
  const withMoon = first.hasTime && second.hasTime;
  const { flows, care, four } = readOutcome(scorePair(one, other, withMoon));
  const count = (chart: number[], birthDate: string, others: number[]) =>
    countSecrecy(table, { subject: { chart, birthDate }, other: others, withMoon, today });
  return {
    words: {
      flows,
      care,
      four: MATCH_AREAS.map((area) => AREA_RATINGS.indexOf(four[area])).join(''),
      withoutMoon: !withMoon,
    },
    secrets: [
      { chart: first, secrecy: count(one, births[0].date, other), flows, care },
      { chart: second, secrecy: count(other, births[1].date, one), flows, care },
    ],
  };
}

/** The secrets of both sides, sealed in the same order. */
export function sealSides(
  cipher: DataCipher,
  matchId: string,
  { secrets }: MadeMatch,
): [string, string] {
  return [
    sealSide(cipher, { matchId, side: 0 }, secrets[0]),
    sealSide(cipher, { matchId, side: 1 }, secrets[1]),
  ];
}
