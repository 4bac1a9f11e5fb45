// Makes what a match stores from two births: its words, and the chart of each side.

import type { Birth } from '#server/features/birth-chart/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { AREA_RATINGS, MATCH_AREAS } from '#shared/matches/matches.ts';
import type { KeptAnswer, StoredWords } from './kept-answer.ts';
import { drawMatchChart, getSigns, type MatchChart, tenthsOf } from './match-chart.ts';
import { readOutcome, scorePair } from './score.ts';
import { type SideSecret, sealSide } from './sealed-side.ts';

/** What a match stores, computed once when it is made. */
export interface MadeMatch {
  words: StoredWords;
  /** What is encrypted for each side: first the person who invited, then the person who answered. */
  secrets: readonly [SideSecret, SideSecret];
}

/** Makes a match of two births. Takes a few milliseconds. */
export function makeMatch(births: readonly [Birth, Birth]): MadeMatch {
  return makeMatchOfCharts([drawMatchChart(births[0]), drawMatchChart(births[1])]);
}

export function makeMatchOfCharts(charts: readonly [MatchChart, MatchChart]): MadeMatch {
  const [first, second] = charts;
  const withMoon = first.hasTime && second.hasTime;
  const { flows, care, four } = readOutcome(scorePair(tenthsOf(first), tenthsOf(second), withMoon));
  const secretOf = (chart: MatchChart) => ({ chart, signs: getSigns(chart), flows, care });
  return {
    words: {
      flows,
      care,
      four: MATCH_AREAS.map((area) => AREA_RATINGS.indexOf(four[area])).join(''),
      withoutMoon: !withMoon,
    },
    secrets: [secretOf(first), secretOf(second)],
  };
}

/**
 * The match with the answer that the two people had before. Below *Threads* they get one permanent answer, whatever
 * their births are now. *Threads* and *Chart* show the new charts.
 */
export function withKeptAnswer(made: MadeMatch, { words, signs }: KeptAnswer): MadeMatch {
  const { flows, care } = words;
  const [first, second] = made.secrets;
  return {
    words,
    secrets: [
      { ...first, signs: signs.theirs ?? first.signs, flows, care },
      { ...second, signs: signs.own ?? second.signs, flows, care },
    ],
  };
}

/** The secrets of both sides, encrypted in the same order. */
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
