// How well the words of a match keep both births, counted over the dates from 1950 to 2008.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Birth } from '#server/features/birth-chart/index.ts';
import { makeMatch } from '#server/features/matches/make-match.ts';
import { tenthsOf } from '#server/features/matches/match-chart.ts';
import {
  getNoonTable,
  type NoonTable,
  toTenths,
  waitForNoonTable,
} from '#server/features/matches/noon-table.ts';
import {
  listLedger,
  readOutcome,
  scoreAll,
  scorePair,
  wordOf,
} from '#server/features/matches/score.ts';
import { roundFigure } from '#server/features/matches/secrecy.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { toJulianDayTt } from '#server/sky/time-scales.ts';
import { addDays, ageOn } from '#shared/core/calendar-date.ts';
import { COUNTED_DAYS, LEAST_SECRECY, MATCH_AREAS } from '#shared/matches/matches.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import {
  findFittingDates,
  listCandidateDays,
  worstTwentieth,
} from '#tests/support/fitting-dates.ts';

const TODAY = '2026-11-23';
const PAIRS = isExhaustive ? 500 : 100;
/** Every fourth pair lacks a birth time. */
const PAIRS_A_MISSING_TIME = 4;

/** Numbers in [0, 1) that are the same in every run. */
function createRandom(): () => number {
  let state = 20_261_123;
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
  return {
    date,
    time: hasTime ? clock.join(':') : null,
    place: null,
    fold: null,
    marginMinutes: hasTime ? 0 : null,
  };
}

let table: NoonTable;
let cold: unknown;
let counts: ReturnType<typeof countAll>;
let pairs: { births: [Birth, Birth]; made: Awaited<ReturnType<typeof makeMatch>> }[];
beforeAll(async () => {
  cold = await waitForNoonTable(1).catch((error: unknown) => error);
  table = await getNoonTable();
  const random = createRandom();
  pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const hasTime = pair % PAIRS_A_MISSING_TIME !== 0;
    const births: [Birth, Birth] = [drawBirth(random, true), drawBirth(random, hasTime)];
    pairs.push({ births, made: await makeMatch(births, TODAY) });
  }
  counts = countAll();
}, 240_000);

/** For each side of each pair, how many dates fit the two lower levels. */
function countAll() {
  return pairs.flatMap(({ births, made }) =>
    [0, 1].map((side) => {
      const [subject, other] = [made.secrets[side], made.secrets[1 - side]];
      const birth = births[side];
      if (!subject || !other || !birth) throw new Error('a pair has two sides');
      const withMoon = subject.chart.hasTime && other.chart.hasTime;
      const [own, others] = [tenthsOf(subject.chart), tenthsOf(other.chart)];
      const outcome = scorePair(own, others, withMoon);
      const all = scoreAll(others, table, withMoon);
      return {
        word: all.filter((found) => wordOf(found) === wordOf(outcome)).length,
        four: all.filter((found) => found === outcome).length,
        printed: subject.secrecy,
      };
    }),
  );
}

it('is refused before anything changes while the dates are not counted in time', async () => {
  expect(cold).toMatchObject({ code: 'unavailable' });
  expect(await waitForNoonTable(1)).toBe(table);
});

describe('the dates that fit a match', () => {
  // req: PERSON-7
  it('are at least 1,000 for Word and 50 for Four words, in nineteen of twenty', () => {
    expect(counts).toHaveLength(2 * PAIRS);
    expect(worstTwentieth(counts.map(({ word }) => word))).toBeGreaterThanOrEqual(1000);
    expect(worstTwentieth(counts.map(({ four }) => four))).toBeGreaterThanOrEqual(50);
  });

  // req: PERSON-7
  it('are printed as they were counted, rounded down to one of few figures', () => {
    for (const { word, four, printed } of counts) {
      expect(printed.word.dates).toBe(roundFigure(word));
      expect(printed.fourWords.dates).toBe(roundFigure(four));
    }
  });

  it('are no fewer than what the form says before there is a pair', () => {
    const printed = counts.map((counted) => counted.printed);
    const least = (pick: (of: (typeof printed)[number]) => number) =>
      worstTwentieth(printed.map(pick));
    const { word, 'four-words': four, signs } = LEAST_SECRECY;
    expect(least((of) => of.word.dates)).toBeGreaterThanOrEqual(word.dates);
    expect(least((of) => of.word.ifAgeKnown)).toBeGreaterThanOrEqual(word.ifAgeKnown);
    expect(least((of) => of.fourWords.dates)).toBeGreaterThanOrEqual(four.dates);
    expect(least((of) => of.fourWords.ifAgeKnown)).toBeGreaterThanOrEqual(four.ifAgeKnown);
    expect(least((of) => of.signs[3]?.dates ?? 0)).toBeGreaterThanOrEqual(signs.dates);
  });

  it('are the same when each date is tried by itself', async () => {
    for (const { births, made } of pairs.slice(0, 4)) {
      const [subject, other] = made.secrets;
      const withMoon = subject.chart.hasTime && other.chart.hasTime;
      const show = (tenths: readonly number[]) => {
        const { flows, care } = readOutcome(scorePair(tenths, tenthsOf(other.chart), withMoon));
        return `${flows} ${care}`;
      };
      const fitting = await findFittingDates(show(tenthsOf(subject.chart)), (day) =>
        show(day.tenths),
      );
      const age = ageOn(births[0].date, TODAY);
      const ofAge = fitting.filter((date) => ageOn(date, TODAY) === age);
      expect(subject.secrecy.word).toEqual({
        dates: roundFigure(fitting.length),
        ifAgeKnown: roundFigure(ofAge.length),
      });
    }
  });

  it('still are many for somebody who knows the rounded figure too', async () => {
    // The other's chart follows from the figure only as far as few charts have the same one.
    const [{ made } = {}] = pairs.slice(1, 2);
    if (made === undefined) throw new Error('no pair');
    const [reader, other] = made.secrets;
    const own = tenthsOf(reader.chart);
    const shown = wordOf(scorePair(own, tenthsOf(other.chart), true));
    const days = (await listCandidateDays()).filter((_, day) => day % 60 === 0);
    const fitting = days.filter(({ tenths }) => wordOf(scorePair(own, tenths, true)) === shown);
    const alsoFitting = fitting.filter(({ tenths }) => {
      const count = scoreAll(tenths, table, true).filter((found) => wordOf(found) === shown).length;
      return roundFigure(count) === reader.secrecy.word.dates;
    });
    expect(alsoFitting.length / fitting.length).toBeGreaterThan(0.3);
  });
});

describe('the score of two charts', () => {
  it('is the same whichever comes first', () => {
    for (const { made } of pairs) {
      const [one, other] = made.secrets.map(({ chart }) => tenthsOf(chart));
      expect(scorePair(one ?? [], other ?? [], true)).toBe(scorePair(other ?? [], one ?? [], true));
    }
  });

  it('never says that one thing flows most and needs most care, nor that it is low and flows', () => {
    for (const { made } of pairs) {
      const [one, other] = made.secrets.map(({ chart }) => tenthsOf(chart));
      const { flows, care, four } = readOutcome(scorePair(one ?? [], other ?? [], true));
      expect(flows).not.toBe(care);
      expect([four[flows], four[care]]).toEqual(['high', 'low']);
    }
  });

  it('reaches all twelve outcomes of Word', () => {
    const reached = new Set(pairs.map(({ made: { words } }) => `${words.flows} ${words.care}`));
    expect(reached.size).toBe(MATCH_AREAS.length * (MATCH_AREAS.length - 1));
  });

  it('counts neither Moon where a birth time is missing, and says so', async () => {
    const noon: Birth = {
      date: '1994-08-02',
      time: null,
      place: null,
      fold: null,
      marginMinutes: null,
    };
    const other: Birth = { ...noon, date: '1990-02-11', time: '06:30', marginMinutes: 0 };
    const made = await makeMatch([noon, other], TODAY);
    expect(made.words.withoutMoon).toBe(true);
    const [one, two] = made.secrets.map(({ chart }) => tenthsOf(chart));
    const moved = (two ?? []).map((tenths, body) =>
      BODY_KEYS[body] === 'moon' ? (tenths + 900) % 3600 : tenths,
    );
    expect(scorePair(one ?? [], moved, false)).toBe(scorePair(one ?? [], two ?? [], false));
    const bodies = listLedger(one ?? [], two ?? [], false).flatMap((row) => row.bodies);
    expect(bodies).not.toContain('moon');
  });

  it('stands on a ledger in which every aspect between the two has its points', () => {
    // Venus and Mars at 10 degrees of Aries in two charts, everything else where nothing counts.
    const one = BODY_KEYS.map((key) => (key === 'venus' ? 100 : 450));
    const other = BODY_KEYS.map((key) => (key === 'mars' ? 100 : 600));
    const rows = listLedger(one, other, true).filter(({ points }) => points > 0);
    expect(rows).toContainEqual({ area: 'love', bodies: ['venus', 'mars'], points: 300 });
  });
});

it('the table of noons is within a tenth of a degree of the sky', () => {
  for (const [body, key] of BODY_KEYS.entries()) {
    for (let day = 0; day < COUNTED_DAYS; day += 431) {
      const noon = toJulianDayTt(Date.UTC(1950, 0, 1 + day, 12));
      const off = Math.abs((table[body]?.[day] ?? 0) - toTenths(getApparentLongitude(key, noon)));
      expect(Math.min(off, 3600 - off), `${key} on day ${day}`).toBeLessThanOrEqual(1);
    }
  }
});

it('the last of the counted days is the last of 2008', async () => {
  const days = await listCandidateDays();
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([
    21_550,
    '1950-01-01',
    '2008-12-31',
  ]);
});
