import { describe, expect, it } from 'vitest';
import { listFaults } from '#server/content/check/proofreading.ts';
import { composeSkyLine } from '#server/features/horoscope/sky-line.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';

const DAYS = 366;

describe('the sentence about the day’s sky', () => {
  const almanac = createAlmanac();
  const lines = Array.from({ length: DAYS }, (_, day) => {
    const date = addDays('2026-11-01', day);
    return composeSkyLine({ date, facts: listDayFacts(almanac, date, null) });
  });

  it('is one clean sentence on the strongest event, every day of a year', () => {
    for (const { content, sentences, facts } of lines) {
      expect(listFaults(content), content).toEqual([]);
      expect(sentences).toEqual([{ text: content, facts: [facts[0]?.id] }]);
      expect(facts).toHaveLength(1);
    }
  });

  it("leaves out the Moon's place, which changes within the day", () => {
    const place = new RegExp(`Moon[^,.]* (in|into|from) (${SIGN_NAMES.join('|')})`, 'i');
    for (const { content, facts } of lines) {
      expect(content).not.toMatch(place);
      const [fact] = facts;
      if (fact?.bodies[0] === 'moon') expect(['aspect', 'phase']).toContain(fact.kind);
    }
  });

  it('is based on facts about the whole sky, without houses', () => {
    for (const { facts } of lines) {
      expect(facts.length).toBeGreaterThanOrEqual(1);
      for (const fact of facts) expect(fact).not.toHaveProperty('house');
    }
  });

  it('is not the same on two days in a row', () => {
    for (const [index, { content }] of lines.entries())
      expect(content).not.toBe(lines[index - 1]?.content);
  });
});
