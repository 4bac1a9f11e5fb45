// The words that open the readings: every placement that births since 1900 can have, each with its own.

import { describe, expect, it } from 'vitest';
import { content } from '#server/content/index.ts';
import { composeOpenings } from '#server/features/readings/compose-openings.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';

const texts = Object.values(content.readings).flatMap((tables) =>
  Object.values(tables).flatMap((words) => Object.values(words)),
);

describe('the openings', () => {
  it('exist for every birth since 1900, and describe both signs when a sign changed that day', () => {
    let both = 0;
    for (let year = 1900; year <= 2026; year += isExhaustive ? 1 : 3) {
      for (const month of ['03', '09']) {
        const birth = {
          date: `${year}-${month}-${String((year % 28) + 1).padStart(2, '0')}`,
          time: null,
          place: null,
          fold: null,
          marginMinutes: null,
        };
        for (const { text, facts } of READING_IDS.flatMap((id) =>
          composeOpenings(id, birth, '12'),
        )) {
          expect(text).not.toBe(facts[0]?.text);
          if (/^[A-Z][a-z]+, if you were born before /.test(text)) both += 1;
          else expect(texts).toContain(text);
        }
      }
    }
    expect(both).toBeGreaterThan(50);
  });
});
