// The cards of some charts over a year: how many, whose, and that none tells what the page tells already.

import { beforeAll, describe, expect, it } from 'vitest';
import { type Card, content, EVENT_KEYS } from '#server/content/index.ts';
import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { createInsightsService } from '#server/features/insights/insights.service.ts';
import { findSeasonUnit, listEventUnits, listMatterUnits } from '#server/features/letter/units.ts';
import { composeWeek } from '#server/features/newsletter/sunday-letter.composer.ts';
import { createTransitsService } from '#server/features/transits/index.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { CONTACT_TONES } from '#server/sky/contacts/index.ts';
import { addDays, daysBetween, weekdayOf } from '#shared/core/calendar-date.ts';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { NATAL_POINT_KEYS } from '#shared/sky/natal-points.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

const ZONE = 'America/Chicago';
const FROM = '2026-06-01';
const DAYS = 365;
const TIMEOUT_MS = isExhaustive ? 900_000 : 120_000;
const MONTH_DAYS = 30;
const TITLES_AGAIN_MAX = 0.1;
/** Two surfaces have no line in common within so many days. */
const FORTNIGHT_DAYS = 14;

/** Charts with a birth time and, each third, with a date alone. */
const BIRTHS: readonly ChartOwner[] = Array.from({ length: isExhaustive ? 20 : 3 }, (_, index) => ({
  id: String(index),
  birthDate: addDays('1961-03-09', index * 2_711),
  birthTime: index % 3 === 2 ? null : `${String((index * 5) % 24).padStart(2, '0')}:17`,
  birthPlaceDetails: index % 3 === 2 ? null : CHICAGO,
  birthTimeFold: null,
  birthTimeMargin: null,
}));

/** What one reader sees on a date. */
interface Page {
  date: string;
  cards: readonly Insight[];
  letter: WrittenLetter;
  transits: Transits;
  /** On Sundays. */
  mail: readonly string[];
}
const years: Page[][] = [];
beforeAll(async () => {
  const almanac: Almanac = createAlmanac();
  let now = 0;
  const clock = { now: () => now };
  const chain = createLetterChain(almanac);
  const service = createInsightsService({ almanac, clock, letters: chain });
  const day = createTransitsService({ almanac, clock });
  for (const birth of BIRTHS) {
    const natal = getNatalPointsOf(birth);
    const pages: Page[] = [];
    for (let index = 0; index < DAYS; index += 1) {
      const date = addDays(FROM, index);
      now = Date.parse(`${date}T18:00:00Z`);
      const asked = { date, zone: ZONE };
      const cards = await service.listInsights({ ...birth, zone: null }, asked);
      const letter = chain.open(birth, asked)?.letter;
      if (letter === undefined || natal === null) throw new Error('a birth without a letter');
      const transits = day.getDay({ ...birth, zone: null, createdAt: new Date(0) }, asked);
      const isSunday = weekdayOf(date) === 0;
      const week = isSunday ? composeWeek(almanac, natal.points, { sunday: date, zone: ZONE }) : [];
      pages.push({ date, cards, letter, transits, mail: week.map(({ words }) => words) });
    }
    years.push(pages);
  }
}, TIMEOUT_MS);

const MEETINGS = BODY_KEYS.flatMap((moving) =>
  NATAL_POINT_KEYS.flatMap((natal) => CONTACT_TONES.map((tone) => ({ moving, natal, tone }))),
);
/** What the units of a letter advise, by a text that only it has. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ...[
    ...MEETINGS.flatMap(listMatterUnits),
    ...EVENT_KEYS.flatMap((key) => HOUSE_NUMBERS.flatMap((house) => listEventUnits(key, house))),
  ].map((unit) => [unit.notice, unit.advice] as const),
  ...MEETINGS.flatMap((meeting) => {
    const season = findSeasonUnit(meeting);
    return season === undefined
      ? []
      : [season.coming, season.exact, season.leaving].map(
          ({ text }) => [text, season.advice] as const,
        );
  }),
]);
/** A title of one sentence has no period. */
const titleOf = (line: string) => line.replace(/^([^.?]*)\.$/, '$1');
/** What lines and cards advise, by their titles. */
const ADVICE_OF_TITLES = new Map(
  [
    ...Object.values(content.letter.lines).flatMap((points) =>
      Object.values(points).flatMap((tones) => Object.values(tones).flat()),
    ),
    ...listCards(content.insights).map(({ title, advises }) => ({ line: title, advises })),
  ].map(({ line, advises }) => [titleOf(line), advises] as const),
);
/** The titles of the cards and lines that joke. */
const JOKES: readonly string[] = [
  ...Object.values(content.letter.lines)
    .flatMap((points) => Object.values(points).flatMap((tones) => Object.values(tones).flat()))
    .flatMap(({ line, register }) => (register === 'light' ? [titleOf(line)] : [])),
  ...listCards(content.insights).flatMap(({ title, register }) =>
    register === 'light' ? [title] : [],
  ),
];
function listCards(node: unknown): Card[] {
  if (typeof node !== 'object' || node === null) return [];
  return 'title' in node ? [node as Card] : Object.values(node).flatMap(listCards);
}

/** What cannot stand on one page, either way round. */
const CLASHES = new Set(
  [
    ['start', 'finish'],
    ['speak', 'listen'],
    ['rest', 'move'],
    ['ask', 'let go'],
  ].flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]),
);

describe('a year of insights about charts', () => {
  // req: INSIGHT-1
  it('has three cards a day, no title twice, as the wire promises', () => {
    for (const { cards } of years.flat()) {
      expect(insightsSchema.parse(cards)).toEqual(cards);
      expect(cards).toHaveLength(3);
      expect(new Set(cards.map(({ title }) => title)).size).toBe(3);
    }
  });

  it('is about the chart itself as far as the letter leaves contacts', () => {
    const ofChart = years.flat().flatMap(({ cards }) => cards.filter(({ exactAt }) => exactAt));
    expect(ofChart.length).toBeGreaterThan((BIRTHS.length * DAYS * 3) / 5);
    for (const { from = '', exactAt = '', until = '' } of ofChart)
      expect(from <= exactAt && exactAt <= until).toBe(true);
  });

  it('repeats a title within thirty days on one card in ten at most', () => {
    for (const pages of years) {
      const met = new Map<string, string>();
      let again = 0;
      for (const { date, cards } of pages)
        for (const { title } of cards) {
          const before = met.get(title);
          if (before !== undefined && daysBetween(before, date) <= MONTH_DAYS) again += 1;
          met.set(title, date);
        }
      expect(again).toBeLessThanOrEqual(3 * DAYS * TITLES_AGAIN_MAX);
    }
  });

  it('tells nothing that the letter or the next contact of the page tells', () => {
    for (const { date, cards, letter, transits } of years.flat()) {
      const { contacts, next } = transits;
      const nameOf = (fact: object) =>
        'natal' in fact && 'moving' in fact && 'aspect' in fact
          ? `${fact.moving} ${fact.aspect} ${fact.natal}`
          : undefined;
      const told: unknown[] = letter.facts.map((fact) => nameOf(fact) ?? fact.id);
      // At that hour the page prefers a contact that has an hour, of those that the letter does not tell.
      const ahead = contacts.filter(
        (contact) => contact.at >= `${date}T18:00:00Z` && !told.includes(nameOf(contact)),
      );
      const named = ahead.find(({ shown }) => shown !== 'day') ?? ahead[0] ?? next;
      if (named !== null) told.push(nameOf(named));
      for (const { facts } of cards)
        for (const fact of facts) expect(told).not.toContain(nameOf(fact) ?? fact.id);
      const words = [
        letter.headline,
        letter.also?.text ?? '',
        ...letter.paragraphs.map((p) => p.text),
      ];
      for (const { title } of cards) expect(words.join('\n')).not.toContain(title);
    }
  });

  it('shows no joke beside a grave or firm letter', () => {
    for (const register of ['grave', 'firm'] as const) {
      const pages = years.flat().filter(({ letter }) => letter.register === register);
      expect(pages.length).toBeGreaterThan(10);
      for (const { cards, letter } of pages)
        for (const line of [...cards.map(({ title }) => title), letter.also?.text])
          expect(JOKES).not.toContain(line === undefined ? line : titleOf(line));
    }
  });

  it('shows nothing on two days in a row', () => {
    let again = 0;
    for (const pages of years)
      for (const [index, { cards }] of pages.entries()) {
        const before = pages[index - 1]?.cards.map(({ id }) => id) ?? [];
        again += cards.filter(({ id }) => before.includes(id)).length;
      }
    expect(again).toBe(0);
  });

  it('never advises the opposite of the letter or of another card', () => {
    let advising = 0;
    let opposed = 0;
    for (const { cards, letter } of years.flat()) {
      const advised = cards.map(({ title }) => ADVICE_OF_TITLES.get(title) ?? []);
      advising += advised.filter((each) => each.length > 0).length;
      const all = [
        ...letter.paragraphs.map(({ text }) =>
          [ADVICE.get(text)].filter((advice) => advice !== undefined),
        ),
        ...advised,
      ];
      const pairs = all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .flatMap((other) => one.flatMap((it) => other.map((its) => `${it} ${its}`))),
      );
      if (pairs.some((pair) => CLASHES.has(pair))) opposed += 1;
    }
    expect(opposed).toBe(0);
    expect(advising).toBeGreaterThan(50);
  });

  // req: LETTER-4
  it('shares no line with the letter, the day’s list or the mail within two weeks', () => {
    for (const pages of years) {
      const shown = new Map<string, { surface: string; date: string }[]>();
      const shared: string[] = [];
      for (const { date, cards, letter, transits, mail } of pages) {
        const also = [letter.headline, ...(letter.also === null ? [] : [letter.also.text])];
        const surfaces = {
          insights: cards.map(({ title }) => title),
          also: also.map((text) =>
            text.replace(/ (?:Day \d+ of|\w+ (?:arrived at|was exact at|left) your) .+$/, ''),
          ),
          today: transits.contacts.map(({ text }) => text),
          sunday: mail,
        };
        for (const [surface, lines] of Object.entries(surfaces))
          for (const line of lines.map(titleOf)) {
            const before = shown.get(line) ?? [];
            if (
              before.some(
                (other) =>
                  other.surface !== surface && daysBetween(other.date, date) <= FORTNIGHT_DAYS,
              )
            )
              shared.push(`${date} ${surface}: ${line}`);
            shown.set(line, [...before, { surface, date }]);
          }
      }
      expect(shared).toEqual([]);
    }
  });

  it('has a written line for every contact of the day’s list', () => {
    const plain =
      /^(?:The )?\w+ (?:meets|lends|is at a hard angle|is on good terms|stands across)\b.* your \w+/;
    for (const { transits } of years.flat())
      for (const { text, nearMiss } of transits.contacts)
        if (nearMiss === undefined) expect(text).not.toMatch(plain);
  });
});
