// The cards of six charts over a year: how many, whose, and that none stands still.

import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_KEYS } from '#server/content/index.ts';
import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import { composeInsights, INSIGHT_DAYS } from '#server/features/insights/insights.composer.ts';
import { createInsightsService } from '#server/features/insights/insights.service.ts';
import { composePersonalInsights } from '#server/features/insights/personal-insights.composer.ts';
import {
  findDayLines,
  findEventUnit,
  findSeasonUnit,
  listLineAdvice,
  listMatterUnits,
} from '#server/features/letter/units.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { CONTACT_TONES } from '#server/sky/contacts/index.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { listLunationsAndStations } from '#server/sky/lunations-and-stations.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { NATAL_POINT_KEYS } from '#shared/sky/natal-points.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';
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
const letters: (WrittenLetter | null)[][] = [];
beforeAll(async () => {
  const almanac: Almanac = createAlmanac();
  let now = 0;
  const chain = createLetterChain(almanac);
  const service = createInsightsService({ almanac, clock: { now: () => now }, letters: chain });
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(FROM, day));
  for (const [index, birth] of BIRTHS.entries()) {
    const cards: Insight[][] = [];
    const own: (WrittenLetter | null)[] = [];
    for (const date of dates) {
      const day = { date, zone: ZONE };
      now = Date.parse(`${date}T18:00:00Z`);
      cards.push([...(await service.listInsights({ ...birth, zone: null }, day))]);
      // Every second chart is enough to hold the cards against.
      const opened = chain.open(birth, day)?.letter ?? null;
      if (index % 2 === 0) own.push(opened);
    }
    years.push(cards);
    letters.push(own);
  }
}, TIMEOUT_MS);

/** The words of every unit of a letter, and of every season. */
const MEETINGS = BODY_KEYS.flatMap((moving) =>
  NATAL_POINT_KEYS.flatMap((natal) => CONTACT_TONES.map((tone) => ({ moving, natal, tone }))),
);
const UNITS = [
  ...MEETINGS.flatMap(listMatterUnits),
  ...EVENT_KEYS.flatMap((key) => HOUSE_NUMBERS.map((house) => findEventUnit(key, house))),
].filter((unit) => unit !== undefined);
const SEASONS = MEETINGS.map(findSeasonUnit).filter((unit) => unit !== undefined);

/** What cannot stand on one page, either way round. */
const CLASHES = new Set(
  [
    ['start', 'finish'],
    ['speak', 'listen'],
    ['rest', 'move'],
    ['ask', 'let go'],
    ['up', 'down'],
    ['water', 'fire'],
  ].flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]),
);

/** The units whose texts a letter has. */
const listTold = ({ headline, paragraphs }: WrittenLetter) => [
  ...UNITS.filter((unit) => unit.headline === headline),
  ...SEASONS.filter(({ coming, exact, leaving }) =>
    [coming, exact, leaving].some((phase) => paragraphs.some(({ text }) => text === phase.text)),
  ),
];

/** What is found on the pages of all readers and days; a day without a letter has none. */
const forEachPage = <Found>(
  find: (cards: readonly Insight[], letter: WrittenLetter) => readonly Found[],
): Found[] =>
  years.flatMap((days, birth) =>
    days.flatMap((cards, day) => {
      const letter = letters[birth]?.[day];
      return letter ? find(cards, letter) : [];
    }),
  );

describe('a year of insights on charts', () => {
  it('has three to five cards a day, all of the chart, as the wire promises', () => {
    for (const cards of years.flat()) {
      expect(insightsSchema.parse(cards)).toEqual(cards);
      expect(cards.length).toBeLessThanOrEqual(5);
      expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
    }
    for (const { exactAt } of years.flat(2)) expect(exactAt).toBeDefined();
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

  it('has no card that advises the opposite of the letter of its page, or whose picture clashes with it', () => {
    const opposed = forEachPage((cards, letter) => {
      const told = listTold(letter);
      expect(told.length > 0 || letter.question === null).toBe(true);
      return SEASONS.filter(({ exact }) =>
        cards.some(({ title }) => title === exact.headline.replace(/\.$/, '')),
      ).filter(({ advice, picture }) =>
        told.some(
          (unit) =>
            CLASHES.has(`${unit.advice} ${advice}`) || CLASHES.has(`${unit.picture} ${picture}`),
        ),
      );
    });
    expect(opposed.map(({ exact }) => exact.headline)).toEqual([]);
  });

  it('advises the opposite of the letter, or of another card, on none', () => {
    const titleOf = (line: string) => line.replace(/^([^.?]*)\.$/, '$1');
    const advised = new Map<string, string[]>();
    for (const line of MEETINGS.flatMap((meeting) => findDayLines(meeting) ?? []))
      if (listLineAdvice(line).length > 0) advised.set(titleOf(line), [...listLineAdvice(line)]);
    let advising = 0;
    const opposed = forEachPage((cards, letter) => {
      const all = [
        ...listTold(letter).map(({ advice }) => [advice as string]),
        ...cards.map(({ title }) => advised.get(title) ?? []),
      ];
      advising += cards.filter(({ title }) => advised.has(title)).length;
      return all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .flatMap((other) => one.flatMap((it) => other.map((its) => `${it} ${its}`)))
          .filter((pair) => CLASHES.has(pair)),
      );
    });
    expect(advising).toBeGreaterThan(50);
    expect(opposed).toEqual([]);
  });

  it('tells the letter’s own contact again on next to no page', () => {
    const again = forEachPage((cards, { facts: [lead] }) =>
      cards.filter(({ facts: [fact] }) => fact?.id === lead?.id),
    );
    // A week may have too few others.
    expect(again.length).toBeLessThan(((BIRTHS.length / 2) * DAYS) / 100);
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

// req: LETTER-4
it('leaves out the card of the sky whose event leads the letter', () => {
  const almanac = createAlmanac();
  const dates = Array.from({ length: INSIGHT_DAYS }, (_, ahead) => addDays('2027-08-02', ahead));
  const ofSky = composeInsights({
    days: dates.map((date) => ({ date, facts: listDayFacts(almanac, date, null) })),
  });
  const isEclipse = ({ facts: [fact] }: Insight) => fact?.kind === 'phase' && fact.phase === 'new';
  expect(ofSky.filter(isEclipse)).toHaveLength(1);
  const [event] = listLunationsAndStations(
    almanac,
    Date.parse('2027-08-02T00:00:00Z'),
    Date.parse('2027-08-03T00:00:00Z'),
  );
  const write = (leading: typeof event) =>
    composePersonalInsights(
      almanac,
      // A chart that nothing touches, so that all its cards are of the sky.
      { points: [], firstHouse: 'pisces' },
      { date: '2027-08-02', zone: 'UTC' },
      { lead: null, event: leading ?? null, tags: [] },
      () => ofSky,
    );
  expect(write(event).filter(isEclipse)).toEqual([]);
  expect(write(undefined)).toEqual(ofSky.slice(0, 3));
});
