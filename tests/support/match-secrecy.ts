// Counts how many birth dates fit everything that one of two people can ever obtain about the other at a level of a
// match, when the two never went above that level. This includes each answer, word for word and number for number, at
// that level and below; for the reader's own chart as first given and, after a deletion and a new invitation, for other
// charts; the sentences of a year; and the reader's export.

import type { Birth } from '#server/features/birth-chart/index.ts';
import { getDayLine, getMatchDay } from '#server/features/matches/day-line.ts';
import { ownedTables } from '#server/features/matches/index.ts';
import {
  type MadeMatch,
  makeMatchOfCharts,
  withKeptAnswer,
} from '#server/features/matches/make-match.ts';
import { drawMatchChart, type MatchChart, tenthsOf } from '#server/features/matches/match-chart.ts';
import { readOutcome, scorePair } from '#server/features/matches/score.ts';
import { sealSide } from '#server/features/matches/sealed-side.ts';
import { type Side, viewMatch } from '#server/features/matches/view-match.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { SignSwitches } from '#shared/matches/matches.schema.ts';
import type { MatchLevel } from '#shared/matches/matches.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { type CandidateDay, findFitting, listCandidateDays } from './fitting-dates.ts';
import { COUNTED_DAYS } from './noon-table.ts';
import { CHICAGO, PARIS } from './test-places.ts';

const ID = '33333333-3333-4333-8333-333333333333';
const CREATED_AT = new Date('2026-11-23T07:00:00.000Z');
/** Leaves texts unencrypted, because thousands of them are stored and read for each side. */
const CIPHER: DataCipher = {
  keyIds: ['plain'],
  seal: (text) => text,
  sealedLengths: () => [],
  open: (text) => text,
  hashesOf: (text) => [text],
};
/** The days of the year after the match was made. */
const YEAR = [
  getMatchDay('2026-11-23'),
  ...Array.from({ length: 365 }, (_, day) => getMatchDay(addDays('2026-11-24', day))),
] as const;
const NONE: SignSwitches = { sun: false, moon: false, rising: false };

/**
 * The sets of switches that are counted at *Signs*. The rising sign is always on, because every date has each rising
 * sign at some hour.
 */
export const SIGN_SETS = {
  none: { ...NONE, rising: true },
  sun: { ...NONE, rising: true, sun: true },
  moon: { ...NONE, rising: true, moon: true },
  both: { sun: true, moon: true, rising: true },
} as const satisfies Record<string, SignSwitches>;

export interface SideCounts {
  word: number;
  four: number;
  signs: Record<keyof typeof SIGN_SETS, number>;
}

/** The reader's charts: the one that the match is made with, and those of later corrections. */
interface Reader {
  chart: MatchChart;
  corrected: readonly MatchChart[];
}

function sideOf(level: MatchLevel, { sun, moon, rising }: SignSwitches): Side {
  return {
    userId: ID,
    nickname: 'Jo',
    level,
    showsSun: sun,
    showsMoon: moon,
    showsRising: rising,
    asksAgain: false,
    isSeen: true,
  };
}

function answerOf(made: MadeMatch, level: MatchLevel, signs: SignSwitches): string {
  const [ownSecret, otherSecret] = made.secrets;
  const match = {
    id: ID,
    pairHash: 'pair',
    guestKeyHash: null,
    ...made.words,
    createdAt: CREATED_AT,
  };
  const [own, other] = [sideOf('chart', SIGN_SETS.both), sideOf(level, signs)];
  return JSON.stringify(viewMatch({ match, own, other, ownSecret, otherSecret, day: YEAR[0] }));
}

/** The sentences of the days of a year. */
function yearOf({ words: { flows } }: MadeMatch, shown: MatchLevel): string {
  return YEAR.map((day) => getDayLine({ matchId: ID, shown, flows }, day)).join('\n');
}

/** What the account's export says about the user's own side of a match. */
function exportOf({ secrets: [own] }: MadeMatch): string {
  const key = { matchId: ID, side: 0 };
  const read = ownedTables.readers?.['match_sides'];
  return JSON.stringify(read?.({ ...key, sealed: sealSide(CIPHER, key, own) }, CIPHER));
}

/** Each answer that the reader can obtain about `other` at a level and not at the level below it. */
function* obtain(
  { chart, corrected }: Reader,
  other: MatchChart,
  level: MatchLevel,
  signs: SignSwitches,
): Generator<string> {
  const made = makeMatchOfCharts([chart, other]);
  yield answerOf(made, level, signs);
  yield yearOf(made, level);
  const [own, theirs] = made.secrets;
  const kept = {
    otherId: ID,
    words: made.words,
    signs: { own: theirs.signs ?? null, theirs: own.signs ?? null },
  };
  for (const later of corrected) {
    yield answerOf(withKeptAnswer(makeMatchOfCharts([later, other]), kept), level, signs);
  }
  yield exportOf(made);
}

/** The chart at a candidate's noon. Its time is known if the true one is, and it has the angles of the true chart. */
function chartAt({ tenths }: CandidateDay, like: MatchChart): MatchChart {
  const bodies = BODY_KEYS.map((key, index) => ({
    key,
    longitude: (tenths[index] ?? 0) / 10 + 0.05,
  }));
  const angles = like.points.filter(({ key }) => key === 'ascendant' || key === 'midheaven');
  return { points: [...bodies, ...angles], hasTime: like.hasTime };
}

/** The candidates whose score has the same areas as the true score: all others already differ in the first answer. */
function listAlike({ chart }: Reader, other: MatchChart): MatchChart[] {
  const own = tenthsOf(chart);
  const withMoon = chart.hasTime && other.hasTime;
  const areasOf = (tenths: readonly number[]) => {
    const { flows, care } = readOutcome(scorePair(own, tenths, withMoon));
    return `${flows} ${care}`;
  };
  const areas = areasOf(tenthsOf(other));
  return listCandidateDays()
    .filter(({ tenths }) => areasOf(tenths) === areas)
    .map((day) => chartAt(day, other));
}

/**
 * How many birth dates of `other` fit everything that the reader can obtain, by the highest level that the two ever
 * chose.
 */
function countForReader(reader: Reader, other: MatchChart): SideCounts {
  const narrow = (
    charts: readonly MatchChart[],
    level: MatchLevel,
    signs: SignSwitches = SIGN_SETS.both,
  ) =>
    findFitting(charts, obtain(reader, other, level, signs), (chart) =>
      obtain(reader, chart, level, signs),
    );
  const word = narrow(listAlike(reader, other), 'word');
  const four = narrow(word, 'four-words');
  const countOf = (signs: SignSwitches) => narrow(four, 'signs', signs).length;
  return {
    word: word.length,
    four: four.length,
    signs: {
      none: countOf(SIGN_SETS.none),
      sun: countOf(SIGN_SETS.sun),
      moon: countOf(SIGN_SETS.moon),
      both: countOf(SIGN_SETS.both),
    },
  };
}

/** Numbers in [0, 1) that are the same in every run. */
function createRandom(seed = 20_261_123): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function drawBirth(random: () => number, hasTime: boolean): Birth {
  const date = addDays('1950-01-01', Math.floor(random() * COUNTED_DAYS));
  const minutes = Math.floor(random() * 24 * 60);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const place = random() < 0.5 ? CHICAGO : PARIS;
  const fold = null;
  return hasTime
    ? { date, time: clock.join(':'), place, fold, marginMinutes: 0 }
    : { date, time: null, place, fold, marginMinutes: null };
}

/** Every fourth pair lacks a birth time. */
const PAIRS_A_MISSING_TIME = 4;
/** How many times the reader corrects their own birth. */
const CORRECTIONS = 2;

/** Pairs of births, the same in every run. */
export function drawPairs(pairs: number, random = createRandom()): [Birth, Birth][] {
  return Array.from({ length: pairs }, (_, pair) => [
    drawBirth(random, true),
    drawBirth(random, pair % PAIRS_A_MISSING_TIME !== 0),
  ]);
}

/** The counts for both sides of each pair. */
export function countPairs(
  pairs: readonly [Birth, Birth][],
  random = createRandom(),
): SideCounts[] {
  return pairs.flatMap((births) => {
    const [one, other] = [drawMatchChart(births[0]), drawMatchChart(births[1])];
    const corrected = Array.from({ length: CORRECTIONS }, () =>
      drawMatchChart(drawBirth(random, true)),
    );
    return [
      countForReader({ chart: one, corrected }, other),
      countForReader({ chart: other, corrected }, one),
    ];
  });
}
