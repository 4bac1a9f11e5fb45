// How well a match hides both births, counted over the dates from 1950 to 2008.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Birth } from '#server/features/birth-chart/index.ts';
import { type MadeMatch, makeMatch } from '#server/features/matches/make-match.ts';
import { tenthsOf } from '#server/features/matches/match-chart.ts';
import { listLedger, readOutcome, scorePair, toTenths } from '#server/features/matches/score.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { MATCH_AREAS, secrecyOf } from '#shared/matches/matches.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { listCandidateDays, worstTwentieth } from '#tests/support/fitting-dates.ts';
import { countPairs, drawPairs, SIGN_SETS } from '#tests/support/match-secrecy.ts';
import { COUNTED_DAYS, getNoonTable } from '#tests/support/noon-table.ts';

// `npm run secrecy` counts 500.
const COUNTED_PAIRS = isExhaustive ? 100 : 1;
const PAIRS = 100;

let pairs: MadeMatch[];
beforeAll(() => {
  pairs = drawPairs(PAIRS).map(makeMatch);
});

// req: PERSON-7
it('at least as many dates as a level promises fit everything that one person can obtain', {
  timeout: 240_000,
}, () => {
  const counts = countPairs(drawPairs(COUNTED_PAIRS));
  const word = worstTwentieth(counts.map((counted) => counted.word));
  const four = worstTwentieth(counts.map((counted) => counted.four));
  expect(word).toBeGreaterThanOrEqual(1000);
  expect(four).toBeGreaterThanOrEqual(50);
  expect(word).toBeGreaterThanOrEqual(secrecyOf('word', SIGN_SETS.both).dates);
  expect(four).toBeGreaterThanOrEqual(secrecyOf('four-words', SIGN_SETS.both).dates);
  for (const set of ['none', 'sun', 'moon', 'both'] as const) {
    const { dates } = secrecyOf('signs', SIGN_SETS[set]);
    // The true date fits, even if the positions at its noon do not. A tenth rather than a twentieth, because so few
    // pairs are counted.
    const below = counts.filter(({ signs }) => Math.max(1, signs[set]) < dates);
    expect(below.length, set).toBeLessThanOrEqual(counts.length / 10);
  }
});

describe('the score of two charts', () => {
  const tenthsOfPair = ({ secrets: [one, other] }: MadeMatch) =>
    [tenthsOf(one.chart), tenthsOf(other.chart)] as const;

  it('is the same in either order', () => {
    for (const made of pairs) {
      const [one, other] = tenthsOfPair(made);
      expect(scorePair(one, other, true)).toBe(scorePair(other, one, true));
    }
  });

  it('never names one area as both best and worst, and never rates the best area low', () => {
    for (const made of pairs) {
      const [one, other] = tenthsOfPair(made);
      const { flows, care, four } = readOutcome(scorePair(one, other, true));
      expect(flows).not.toBe(care);
      expect([four[flows], four[care]]).toEqual(['high', 'low']);
    }
  });

  it('reaches all twelve outcomes of Word', () => {
    const reached = new Set(pairs.map(({ words }) => `${words.flows} ${words.care}`));
    expect(reached.size).toBe(MATCH_AREAS.length * (MATCH_AREAS.length - 1));
  });

  it('ignores both Moons when a birth time is missing, and reports it', () => {
    const noon: Birth = {
      date: '1994-08-02',
      time: null,
      place: null,
      fold: null,
      marginMinutes: null,
    };
    const other: Birth = { ...noon, date: '1990-02-11', time: '06:30', marginMinutes: 0 };
    const made = makeMatch([noon, other]);
    expect(made.words.withoutMoon).toBe(true);
    const [one, two] = tenthsOfPair(made);
    const moved = two.map((tenths, body) =>
      BODY_KEYS[body] === 'moon' ? (tenths + 900) % 3600 : tenths,
    );
    expect(scorePair(one, moved, false)).toBe(scorePair(one, two, false));
    const bodies = listLedger(one, two, false).flatMap((row) => row.bodies);
    expect(bodies).not.toContain('moon');
  });

  it('is the sum of a ledger with points for every aspect between the two charts', () => {
    // In two charts Venus and Mars are at 10 degrees of Aries, and everything else is where nothing counts.
    const one = BODY_KEYS.map((key) => (key === 'venus' ? 100 : 450));
    const other = BODY_KEYS.map((key) => (key === 'mars' ? 100 : 600));
    const rows = listLedger(one, other, true).filter(({ points }) => points > 0);
    expect(rows).toContainEqual({ area: 'love', bodies: ['venus', 'mars'], points: 300 });
  });
});

it('the table of noons is within a tenth of a degree of the sky', () => {
  const table = getNoonTable();
  for (const [body, key] of BODY_KEYS.entries()) {
    for (let day = 0; day < COUNTED_DAYS; day += 431) {
      const noon = toJulianDayTt(Date.UTC(1950, 0, 1 + day, 12));
      const off = Math.abs((table[body]?.[day] ?? 0) - toTenths(getApparentLongitude(key, noon)));
      expect(Math.min(off, 3600 - off), `${key} on day ${day}`).toBeLessThanOrEqual(1);
    }
  }
});

it('the last counted day is the last of 2008', () => {
  const days = listCandidateDays();
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([
    21_550,
    '1950-01-01',
    '2008-12-31',
  ]);
});
