// Days on which nothing leads a letter, over months of a reader of whom only the birth date is known.

import { beforeAll, expect, it } from 'vitest';
import { content } from '#server/content/index.ts';
import { getBirth } from '#server/features/birth-chart/index.ts';
import { listHeadlines } from '#server/features/chart-reading/index.ts';
import type { ComposedLetter } from '#server/features/letter/letter.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';
import { isQuiet } from './years.ts';

const DAYS = 500;
const READER = {
  id: 'a reader',
  birthDate: '1990-05-14',
  birthTime: null,
  birthTimeMargin: null,
  birthTimeFold: null,
  birthPlaceDetails: null,
  houses: 'whole-sign',
} as const;

let quiet: ComposedLetter[];
beforeAll(() => {
  const chain = createLetterChain(createAlmanac());
  const all = Array.from({ length: DAYS }, (_, ahead) =>
    chain.open(READER, { date: addDays('2027-01-01', ahead), zone: 'America/Chicago' }),
  );
  quiet = all.filter((letter) => letter !== null && letter.lead === undefined) as ComposedLetter[];
}, SWEEP_TIMEOUT_MS);

const factsOf = ({ letter }: ComposedLetter) => letter.facts;

// req: LETTER-7
it('show the placements of the chart first, the weightiest first and none twice', () => {
  const told = quiet.filter(({ letter }) => !isQuiet(letter));
  const ids = told.flatMap(factsOf).filter(({ kind }) => kind === 'placement');
  expect(ids.slice(0, 3).map(({ id }) => id)).toEqual([
    'placement-sun',
    'placement-moon',
    'placement-jupiter',
  ]);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(told.length);
  const { taurus } = content.chart.signs.sun;
  expect(told[0]?.letter).toMatchObject({
    headline: taurus.headline,
    paragraphs: [{ text: taurus.text, facts: ['placement-sun'] }],
    area: 'work',
  });
});

// req: LETTER-7
it('tell no headline that the game Find yourself asks for', () => {
  const birth = getBirth(READER);
  const asked = new Set((birth === null ? [] : listHeadlines(birth)).map(({ text }) => text));
  expect(asked.size).toBeGreaterThan(2);
  const told = quiet.map(({ letter }) => letter.headline);
  expect(told.filter((headline) => asked.has(headline))).toEqual([]);
});

// req: LETTER-7
it('are quiet after that, each in different words, and name the next contact in a sentence', () => {
  const letters = quiet.map(({ letter }) => letter).filter(isQuiet);
  expect(letters.length).toBeGreaterThan(1);
  expect(new Set(letters.map(({ headline }) => headline)).size).toBe(letters.length);
  for (const { paragraphs, facts, date } of letters) {
    const [next] = facts;
    expect(next?.kind).toBe('contact');
    expect(next?.id.slice(0, 10)).toBe(addDays(date, 1));
    expect(paragraphs[1]?.text.replace(/\{t:[^}]+:exact\}/, 'soon')).toMatch(
      /^Next to come is (?:the )?[A-Z]\w+, (?:which joins|at an easy angle to|at a hard angle to) your (?:own )?[A-Z]\w+ soon\.$/,
    );
  }
});
