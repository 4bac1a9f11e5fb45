// The cards of ten charts over a year: how many, whose, and that none stands still.

import { beforeAll, describe, expect, it } from 'vitest';
import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { composePersonalInsights } from '#server/features/insights/personal-insights.composer.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

const ZONE = 'America/Chicago';
const FROM = '2026-06-01';
const DAYS = 365;
const TIMEOUT_MS = 120_000;

/** Charts with a birth time and, each third, with a date alone. */
const BIRTHS: readonly ChartOwner[] = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  birthDate: addDays('1961-03-09', index * 2_711),
  birthTime: index % 3 === 2 ? null : `${String((index * 5) % 24).padStart(2, '0')}:17`,
  birthPlaceDetails: index % 3 === 2 ? null : CHICAGO,
  birthTimeFold: null,
  birthTimeMargin: null,
}));

const years: Insight[][][] = [];
let ofSky = 0;
beforeAll(() => {
  const almanac: Almanac = createAlmanac();
  for (const birth of BIRTHS) {
    const natal = getNatalPointsOf(birth);
    if (natal === null) throw new Error('a birth without a chart');
    years.push(
      Array.from({ length: DAYS }, (_, day) => [
        ...composePersonalInsights(
          almanac,
          natal.points,
          { date: addDays(FROM, day), zone: ZONE },
          () => {
            ofSky += 1;
            return [];
          },
        ),
      ]),
    );
  }
}, TIMEOUT_MS);

describe('a year of insights on charts', () => {
  it('has three to five cards a day, all of the chart, as the wire promises', () => {
    for (const cards of years.flat()) {
      expect(insightsSchema.parse(cards)).toEqual(cards);
      expect(cards.length).toBeLessThanOrEqual(5);
      expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
    }
    expect(ofSky).toBe(0);
  });

  it('says next to no sentence twice on one page of a whole chart', () => {
    const whole = years.filter((_, index) => index % 3 !== 2).flat();
    const repeated = whole.flatMap((cards) => {
      const sentences = cards.flatMap(({ description }) => description.split(/(?<=[.!?]) /));
      return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
    });
    // A week may have nothing but the Moon's contacts of one tone.
    expect(repeated.length).toBeLessThanOrEqual(whole.length / 500);
  });

  it('lets no card stand for two days: neither its id nor its title nor its text', () => {
    const standing = years.flatMap((days) =>
      days.flatMap((cards, day) => {
        const before = days[day - 1] ?? [];
        return cards.filter((card) =>
          before.some(
            ({ id, title, description }) =>
              id === card.id || title === card.title || description === card.description,
          ),
        );
      }),
    );
    expect(standing.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  });

  it('tells instants in order, each within its interval', () => {
    for (const cards of years.flat()) {
      const instants = cards.map(({ exactAt }) => exactAt ?? '');
      expect(instants).toEqual(instants.toSorted());
      for (const { from = '', exactAt = '', until = '' } of cards)
        expect(from <= exactAt && exactAt <= until).toBe(true);
    }
  });
});
