import { describe, expect, it } from 'vitest';
import { createPicker } from '#server/features/lucky-numbers/draw.ts';
import {
  explainLuckyNumbers,
  listTellingFacts,
} from '#server/features/lucky-numbers/explanation.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';

const almanac = createAlmanac();
const days = Array.from({ length: isExhaustive ? 400 : 100 }, (_, day) =>
  addDays('2026-06-01', day),
);

function explain(date: string, user: string): string {
  const facts = listDayFacts(almanac, date, null).map(({ fact }) => fact);
  const moon = facts.find((fact) => fact.kind === 'position' && fact.bodies[0] === 'moon');
  if (moon?.kind !== 'position') throw new Error('every day has a Moon');
  return explainLuckyNumbers(listTellingFacts(facts), moon.sign, createPicker(`${user}|${date}`));
}

describe('the explanation of lucky numbers', () => {
  it('cites the sky in one or two sentences and says every day that it is a game', () => {
    for (const date of days) {
      const text = explain(date, 'nora');
      const sentences = text.split(/(?<=[.!?])\s+/);
      expect(sentences.length, text).toBeLessThanOrEqual(2);
      expect(text).toMatch(/\b(entertainment|game|fun|play)\b/);
      expect(text).toMatch(new RegExp(`Moon[^.]* in (${SIGN_NAMES.join('|')})`));
      expect(text).toMatch(/^[A-Z]/);
      expect(text).not.toMatch(/[{}]|undefined|\b(\w+) \1\b/);
      expect(text).not.toMatch(/\b\d+:\d\d\b|tonight|morning|evening/);
      expect(text).not.toMatch(/\b(will win|guarantee|invest|jackpot)\b/i);
    }
  });

  it('differs between readers of a day, and is the same for the same reader', () => {
    const date = '2026-11-20';
    expect(explain(date, 'nora')).toBe(explain(date, 'nora'));
    const told = new Set(Array.from({ length: 40 }, (_, user) => explain(date, `user ${user}`)));
    expect(told.size).toBeGreaterThan(15);
  });
});
