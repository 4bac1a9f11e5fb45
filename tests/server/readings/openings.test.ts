// The words that open the readings: every placement that births since 1900 can have, each with its own.

import { describe, expect, it } from 'vitest';
import { listWordingFaults } from '#server/content/check/wording.ts';
import { composeOpenings } from '#server/features/readings/compose-openings.ts';
import * as career from '#server/features/readings/words/career-openings.ts';
import * as love from '#server/features/readings/words/love-openings.ts';
import * as soul from '#server/features/readings/words/soul-openings.ts';
import { READING_IDS } from '#shared/readings/readings.ts';

const TABLES = Object.entries({ love, career, soul }).flatMap(([reading, tables]) =>
  Object.entries<Readonly<Record<string, string>>>(tables).map(
    ([table, words]) => [`${reading} ${table}`, words] as const,
  ),
);
const texts = TABLES.flatMap(([, words]) => Object.values(words));

describe('the openings', () => {
  it.each(TABLES)('%s are written by the manner', (_table, words) => {
    for (const [key, text] of Object.entries(words)) {
      expect(listWordingFaults(text), key).toEqual([]);
      expect(text, key).toMatch(/[.?]”?$/);
      expect(text, key).not.toMatch(/[—–!…'"]/);
      expect(text, key).toMatch(/\byou(r|’|rs|rself)?\b/i);
      const count = text.split(/\s+/).length;
      expect(count, `${key}: ${count} words`).toBeGreaterThanOrEqual(25);
      expect(count, `${key}: ${count} words`).toBeLessThanOrEqual(45);
    }
  });

  it('are all different', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('begin alike in fewer than a tenth of a table', () => {
    for (const [table, words] of TABLES) {
      const openings = Object.values(words).map((text) => text.split(' ').slice(0, 2).join(' '));
      for (const opening of openings) {
        const count = openings.filter((other) => other === opening).length;
        expect(count, `${table}: ${opening}`).toBeLessThanOrEqual(3);
      }
    }
  });

  it('stand ready for every birth since 1900, and tell a sign that changed on the day both ways', () => {
    let both = 0;
    for (let year = 1900; year <= 2026; year += 1) {
      for (const month of ['03', '09']) {
        const birth = {
          date: `${year}-${month}-${String((year % 28) + 1).padStart(2, '0')}`,
          time: null,
          place: null,
          fold: null,
          marginMinutes: null,
        };
        for (const { text, facts } of READING_IDS.flatMap((id) => composeOpenings(id, birth))) {
          expect(text).not.toBe(facts[0]?.text);
          if (/^[A-Z][a-z]+, if you were born before /.test(text)) both += 1;
          else expect(texts).toContain(text);
        }
      }
    }
    expect(both).toBeGreaterThan(50);
  });
});
