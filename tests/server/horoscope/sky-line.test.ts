import { describe, expect, it } from 'vitest';
import { composeSkyLine } from '#server/features/horoscope/sky-line.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { listFaults } from '#server/text/proofreading.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { skyTodaySchema } from '#shared/horoscope/horoscope.schema.ts';

const DAYS = 366;

describe('the sentence on the day’s sky', () => {
  const almanac = createAlmanac();
  const lines = Array.from({ length: DAYS }, (_, day) => {
    const date = addDays('2026-11-01', day);
    return composeSkyLine({ date, facts: listDayFacts(almanac, date, null) });
  });

  it('is one clean sentence that begins with the Moon’s doings, every day of a year', () => {
    for (const line of lines) {
      expect(skyTodaySchema.parse(line)).toEqual(line);
      expect(listFaults(line.content), line.content).toEqual([]);
      expect(line.content).toContain('Moon');
    }
  });

  it('stands on facts of the whole sky, nobody’s houses', () => {
    for (const { facts } of lines) {
      expect(facts.length).toBeGreaterThanOrEqual(1);
      for (const fact of facts) expect(fact).not.toHaveProperty('house');
    }
  });

  it('does not say the same two days running', () => {
    for (const [index, { content }] of lines.entries())
      expect(content).not.toBe(lines[index - 1]?.content);
  });
});
