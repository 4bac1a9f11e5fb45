import { expect, it } from 'vitest';
import type { Candidate } from '#server/features/notices/candidates.ts';
import { chooseNotices, type Rules } from '#server/features/notices/choose-notices.ts';
import { addDays } from '#shared/core/calendar-date.ts';

const FIRST = '2026-11-22';

function candidate(date: string, time: string, kind: Candidate['kind'], key: string): Candidate {
  const ringAtMs = Date.parse(`${date}T${time}:00Z`);
  return {
    ...{ key: `${key} ${date}`, kind, contact: null, words: key, ringAtMs },
    ...{ telling: { kind: 'sky' as const }, untilMs: ringAtMs + 600_000 },
  };
}
const RULES: Rules = {
  zone: 'UTC',
  kinds: ['contacts', 'moons', 'seasons'],
  ...{ quietFrom: '22:00', quietUntil: '07:00', bells: new Set(), rung: [] },
};
const dayOf = (date: string, candidates: Candidate[], leadKey?: string) => ({
  ...{ date, candidates, leadKey },
});
/** Days with two contacts of every kind each. */
const fullDays = (count: number) =>
  Array.from({ length: count }, (_, ahead) => {
    const date = addDays(FIRST, ahead);
    return dayOf(
      date,
      (['contacts', 'moons', 'seasons'] as const).flatMap((kind) => [
        candidate(date, '10:00', kind, `${kind} early`),
        candidate(date, '18:00', kind, `${kind} late`),
      ]),
    );
  });
const keysOf = (chosen: ReturnType<typeof chooseNotices>) =>
  chosen.map(({ candidate: { key } }) => key.replace(/ 2026.*/, ''));

it('by kind one rings a day, and no seven days have more than five', () => {
  const dates = chooseNotices(fullDays(28), RULES).map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates).toHaveLength(20);
  for (const { date } of fullDays(28)) {
    const week = dates.filter((each) => each > addDays(date, -7) && each <= date);
    expect(week.length).toBeLessThanOrEqual(5);
  }
});

it('what rang before counts, for its day and for its week', () => {
  const rungOn = (...ahead: number[]) =>
    ahead.map((days) => ({ date: addDays(FIRST, days), source: 'kind' as const }));
  const choose = (rung: Rules['rung']) => chooseNotices(fullDays(1), { ...RULES, rung });
  expect(choose(rungOn(0))).toHaveLength(0);
  expect(choose(rungOn(-1, -2, -3, -4, -6))).toHaveLength(0);
  expect(choose(rungOn(-1, -2, -3, -4, -7))).toHaveLength(1);
  expect(choose([{ date: FIRST, source: 'bell' }])).toHaveLength(1);
});

it('the letter’s matter comes first, then Moons, seasons, and the earliest contact', () => {
  const [day] = fullDays(1);
  if (day === undefined) throw new Error('no day');
  const choose = (kinds: Rules['kinds'], leadKey?: string) =>
    keysOf(chooseNotices([{ ...day, leadKey }], { ...RULES, kinds }));
  const lead = `contacts late ${FIRST}`;
  expect(choose(['contacts', 'moons', 'seasons'], lead)).toEqual(['contacts late']);
  expect(choose(['contacts', 'moons', 'seasons'])).toEqual(['moons early']);
  expect(choose(['contacts', 'seasons'])).toEqual(['seasons early']);
  expect(choose(['contacts'])).toEqual(['contacts early']);
  expect(choose(['moons'], lead)).toEqual(['moons early']);
  expect(choose([])).toEqual([]);
});

it('quiet hours hold back what rings by kind, from their first minute to the one before their last', () => {
  const choose = (time: string, quiet: Partial<Rules> = {}) =>
    chooseNotices([dayOf(FIRST, [candidate(FIRST, time, 'contacts', 'a')])], { ...RULES, ...quiet })
      .length;
  expect(['21:59', '22:00', '03:00', '06:59', '07:00'].map((time) => choose(time))).toEqual([
    1, 0, 0, 0, 1,
  ]);
  const noon = { quietFrom: '12:00', quietUntil: '13:00' };
  expect(['11:59', '12:00', '12:59', '13:00'].map((time) => choose(time, noon))).toEqual([
    1, 0, 0, 1,
  ]);
  expect(choose('03:00', { quietFrom: '00:00', quietUntil: '00:00' })).toBe(1);
});

it('three bells ring a day, the earliest, also in quiet hours and beside one by kind', () => {
  const times = ['01:00', '02:00', '12:00', '15:00'];
  const belled = times.map((time) => candidate(FIRST, time, null, `bell ${time}`));
  const other = candidate(FIRST, '16:00', 'contacts', 'other');
  const bells = new Set(belled.map(({ key }) => key));
  const choose = (rung: Rules['rung']) =>
    keysOf(chooseNotices([dayOf(FIRST, [...belled, other])], { ...RULES, bells, rung }));
  expect(choose([])).toEqual(['bell 01:00', 'bell 02:00', 'bell 12:00', 'other']);
  const two = [1, 2].map(() => ({ date: FIRST, source: 'bell' as const }));
  expect(choose(two)).toEqual(['bell 01:00', 'other']);
});
