import { afterEach, expect, it, vi } from 'vitest';
import { fillTimes } from '#client/features/letter/contact-times.ts';
import { clockTimesOf } from '#client/features/letter/index.ts';
import { buildLetter } from '#tests/support/msw/letters.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('two times in one half of the day name AM or PM once', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).toISOString();
  const wordsOf = (from: string, until: string) =>
    clockTimesOf({ from, until }).replace(/\s/g, ' ');
  expect(wordsOf(at(12, 15), at(12, 40))).toBe('12:15 and 12:40 PM');
  expect(wordsOf(at(11, 50), at(12, 20))).toBe('11:50 AM and 12:20 PM');
});

it.each([
  ['hour', '2026-11-19T03:10:00Z', '2026-11-20', 'early yesterday'],
  ['hour', '2026-11-19T08:10:00Z', '2026-11-20', 'yesterday morning'],
  ['hour', '2026-11-19T14:10:00Z', '2026-11-20', 'yesterday afternoon'],
  ['hour', '2026-11-19T22:10:00Z', '2026-11-20', 'yesterday evening'],
  ['minute', '2026-11-19T22:10:00Z', '2026-11-20', 'yesterday at 10:10 PM'],
  ['minute', '2026-11-21T06:00:00Z', '2026-11-20', 'tomorrow at 6:00 AM'],
  ['hour', '2026-11-21T16:10:00Z', '2026-11-20', 'about 4 PM tomorrow'],
  ['hour', '2026-11-21T00:20:00Z', '2026-11-20', 'about midnight tonight'],
  ['hour', '2026-11-21T23:40:00Z', '2026-11-20', 'late tomorrow'],
  ['hour', '2026-11-19T00:20:00Z', '2026-11-20', 'early yesterday'],
  ['hour', '2026-11-19T23:40:00Z', '2026-11-20', 'yesterday evening'],
  // Reopened, the letter says the day.
  ['hour', '2026-11-21T00:20:00Z', '2026-11-22', 'early on Saturday'],
  ['hour', '2026-11-21T23:40:00Z', '2026-12-20', 'late on November 21'],
  ['minute', '2026-11-21T06:00:00Z', '2026-11-22', 'on Saturday at 6:00 AM'],
  ['hour', '2026-11-21T16:10:00Z', '2026-12-20', 'on November 21 about 4 PM'],
  ['minute', '2026-11-20T06:00:00Z', '2026-12-20', 'at 6:00 AM'],
  ['day', '2026-11-20T12:00:00Z', '2026-11-20', 'today'],
  ['day', '2026-11-20T12:00:00Z', '2026-11-22', 'on Friday'],
  ['day', '2026-11-20T12:00:00Z', '2026-12-20', 'on November 20'],
  ['day', '2026-11-21T12:00:00Z', '2026-11-20', 'tomorrow'],
  ['day', '2026-11-21T12:00:00Z', '2026-11-21', 'on Saturday'],
  ['hour', '2026-11-20T03:10:00Z', '2026-11-20', 'early this morning'],
  ['hour', '2026-11-20T03:10:00Z', '2026-11-22', 'early on Friday'],
  ['hour', '2026-11-20T23:10:00Z', '2026-12-20', 'late on November 20'],
  ['hour', '2026-11-20T16:10:00Z', '2026-12-20', 'about 4 PM'],
] as const)('a time to the %s at %s, read on %s, is %s', (shown, exactAt, today, words) => {
  vi.stubEnv('TZ', 'UTC');
  const [fact] = buildLetter().facts;
  if (fact?.kind !== 'contact') throw new Error('the sample stands on a contact');
  const facts = [{ ...fact, exactAt, shown }];
  const told = fillTimes(`{t:${fact.id}:exact}`, facts, '2026-11-20', today);
  expect(told.replace(/\s/g, ' ')).toBe(words);
});
