import { expect, it } from 'vitest';
import { clockTimesOf } from '#client/features/letter/index.ts';

it('the half of the day is named once for two times in it', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).toISOString();
  const wordsOf = (from: string, until: string) =>
    clockTimesOf({ from, until }).replace(/\s/g, ' ');
  expect(wordsOf(at(12, 15), at(12, 40))).toBe('12:15 and 12:40 PM');
  expect(wordsOf(at(11, 50), at(12, 20))).toBe('11:50 AM and 12:20 PM');
});
