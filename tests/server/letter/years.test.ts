// Letters of generated days: what a reader meets over a year, and what two readers share.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listMovingBodies } from '#server/content/check/manner.ts';
import { reportLetters } from '#server/features/letter/letter-report.ts';

import { createAlmanac } from '#server/sky/almanac.ts';
import { getDayContacts, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { addDays, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey, separationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS, takeSample } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { getIndependentLongitude } from '../sky/reference.ts';
import {
  countLetterWords,
  FIRST_DAY,
  isQuiet,
  listGaps,
  type Reader,
  unitOf,
  writeYears,
} from './years.ts';

const CHARTS = isExhaustive ? 20 : 4;
const DAYS = isExhaustive ? 365 : 260;
const HOUR_MS = 3_600_000;
vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS, hookTimeout: SWEEP_TIMEOUT_MS });

let readers: Reader[];
beforeAll(() => {
  readers = writeYears(createAlmanac(), createSeededRandom(7), { charts: CHARTS, days: DAYS });
});

const isLedByMoon = ({ facts: [lead] }: WrittenLetter) =>
  lead?.kind === 'contact' && lead.moving === 'moon';
const listWritten = () =>
  readers.flatMap(({ letters }) => letters).filter((letter) => !isQuiet(letter));

describe(`the letters of ${CHARTS} charts over ${DAYS} days`, () => {
  it('have a headline of at most nine words, and at most two moving planets', () => {
    for (const letter of listWritten()) {
      const { headline, paragraphs, date } = letter;
      expect(countWords(headline), headline).toBeLessThanOrEqual(9);
      expect(listMovingBodies(headline), headline).toEqual([]);
      const text = paragraphs.map((part) => part.text).join(' ');
      expect(listMovingBodies(text).length, `${date} ${text}`).toBeLessThanOrEqual(2);
    }
  });

  it('have 70 to 95 words, 45 to 60 when the Moon leads, and 45 to 100 for a season', () => {
    for (const letter of listWritten()) {
      const isShort = isLedByMoon(letter) && letter.paragraphs.length === 3;
      const isOfSeason = letter.facts[0]?.kind === 'season';
      const [min, max] = isOfSeason ? [45, 100] : isShort ? [45, 60] : [70, 95];
      const words = countLetterWords(letter);
      expect(words, letter.headline).toBeGreaterThanOrEqual(min);
      expect(words, letter.headline).toBeLessThanOrEqual(max);
    }
  });

  it('have facts that recompute: at the instant, the angle is the named one', () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    let checked = 0;
    for (const { natal, letters } of readers) {
      const birth = new Map(natal.points.map((point) => [point.key, point.longitudeDegrees]));
      for (const fact of letters.flatMap(({ facts }) => facts)) {
        if (!('natal' in fact) || fact.exactAt === null) continue;
        const then = getIndependentLongitude(fact.moving, toJulianDayTt(Date.parse(fact.exactAt)));
        const angle = separationDegrees(then, birth.get(fact.natal) ?? Number.NaN);
        expect(Math.abs(angle - angles[fact.aspect]), fact.id).toBeLessThan(0.05);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(CHARTS * 50);
  });

  // req: LETTER-1
  it('have no thread about a house of a reader whose Ascendant is not sure', () => {
    const threads = readers
      .filter(({ natal }) => natal.firstHouse === null)
      .flatMap(({ letters }) => letters.flatMap(({ thread }) => thread?.text ?? []));
    expect(threads.length).toBeGreaterThan(100);
    for (const text of threads) expect(text).not.toContain('your house');
  });

  it("give a season's days, including the letter’s, its pass and its house", () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    let checked = 0;
    for (const { natal, letters } of readers) {
      const birth = new Map(natal.points.map((point) => [point.key, point.longitudeDegrees]));
      for (const { date, facts } of letters)
        for (const fact of facts) {
          if (fact.kind !== 'season') continue;
          const degreesOn = (day: string) =>
            getIndependentLongitude(fact.moving, toJulianDayTt(utcMidnightMs(day) + 18 * HOUR_MS));
          const orbOn = (day: string) =>
            Math.abs(
              separationDegrees(degreesOn(day), birth.get(fact.natal) ?? Number.NaN) -
                angles[fact.aspect],
            );
          // Noon of Chicago; Jupiter moves an eighth of a degree from noon to midnight.
          for (const inside of [fact.start, date, fact.end])
            if (date <= fact.end) expect(orbOn(inside), `${date} ${fact.id}`).toBeLessThan(1.15);
          for (const outside of [addDays(fact.start, -1), addDays(fact.end, 1)])
            expect(orbOn(outside), `${date} ${fact.id}`).toBeGreaterThan(0.99);
          expect(addDays(fact.start, fact.days - 1)).toBe(fact.end);
          if (date <= fact.end) expect(addDays(fact.start, fact.day - 1)).toBe(date);
          expect(fact.pass === null).toBe(fact.exactAt === null);
          expect(fact.pass ?? 0).toBeLessThanOrEqual(fact.passes ?? 0);
          if (natal.firstHouse === null) expect(fact.house).toBeNull();
          checked += 1;
        }
    }
    expect(checked).toBeGreaterThan(CHARTS * 5);
  });

  it('tell the words of a season again after a quarter, but for the heaviest passes', () => {
    for (const { letters } of readers) {
      const last = new Map<string, number>();
      for (const [day, { facts, headline }] of letters.entries()) {
        const [fact] = facts;
        if (fact?.kind !== 'season') continue;
        const isHeavy = fact.moving !== 'jupiter' && TONE_OF_CONTACT[fact.aspect] !== 'easy';
        if (!isHeavy) expect(day - (last.get(headline) ?? -DAYS), headline).toBeGreaterThan(90);
        last.set(headline, day);
      }
    }
  });

  // req: CONTACT-3
  it('include no season whose contact may not happen', () => {
    const almanac = createAlmanac();
    let seasons = 0;
    for (const { natal, letters } of readers)
      for (const letter of letters) {
        const season = letter.facts.find(({ kind }) => kind === 'season');
        if (season?.kind !== 'season' || season.exactAt === null) continue;
        if (season.exactAt.slice(0, 10) !== letter.date) continue;
        const { withheld } = getDayContacts(almanac, natal, letter.date, letter.zone);
        const { moving, natal: point, aspect } = season;
        const names = { moving, natal: point, aspect, why: 'may-miss' };
        expect(withheld, letter.date).not.toContainEqual(names);
        seasons += 1;
      }
    expect(seasons).toBeGreaterThan(CHARTS);
  });

  // req: LETTER-1
  it('have events that recompute: the angle, the station, and the house of each', () => {
    const told = readers.flatMap(({ natal, letters }) =>
      letters.flatMap(({ facts }) =>
        facts.flatMap((fact) =>
          'natal' in fact || fact.kind === 'placement' ? [] : [{ fact, natal }],
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(CHARTS * 10);
    for (const { fact, natal } of told) {
      const [body] = fact.bodies;
      const tt = toJulianDayTt(Date.parse(fact.exactAt));
      const degrees = getIndependentLongitude(body, tt);
      const house = natal.firstHouse && getHouseOfSign(getSignKey(degrees), natal.firstHouse);
      expect(fact.house, fact.id).toBe(house);
      if (fact.kind === 'phase') {
        const ahead = separationDegrees(degrees, getIndependentLongitude('sun', tt));
        expect(Math.abs(ahead - (fact.phase === 'new' ? 0 : 180)), fact.id).toBeLessThan(0.05);
      } else {
        const anHour = separationDegrees(degrees, getIndependentLongitude(body, tt + 1 / 24));
        expect(anHour, fact.id).toBeLessThan(0.001);
      }
    }
  });

  // req: LETTER-3
  it('are not repeated within 30 days, and with a birth time under 5 % within 90', () => {
    let [written, within] = [0, 0];
    for (const { letters, isTimed } of readers) {
      // Only the heaviest passes of a life, which may lie days apart, tell their season again.
      const gaps = listGaps(letters).filter((_, day) => {
        const [lead] = letters[day]?.facts ?? [];
        return (
          lead !== undefined && lead.kind !== 'season' && !isQuiet(letters[day] as WrittenLetter)
        );
      });
      expect(gaps.filter((gap) => gap !== undefined && gap <= 30)).toEqual([]);
      if (!isTimed) continue;
      written += gaps.length;
      within += gaps.filter((gap) => gap !== undefined && gap <= 90).length;
    }
    expect(within / written).toBeLessThan(0.05);
  });

  it('have no line of the Moon where they are grave, and none met within 30 days', () => {
    for (const { letters } of readers) {
      const last = new Map<string, number>();
      for (const [day, { register, also, facts }] of letters.entries()) {
        // Of a season, which is no joke.
        if (
          also === null ||
          facts.some(({ id, kind }) => kind === 'season' && also.facts.includes(id))
        )
          continue;
        expect(register).not.toBe('grave');
        expect(day - (last.get(also.text) ?? -DAYS), also.text).toBeGreaterThan(30);
        last.set(also.text, day);
      }
      expect(last.size).toBeGreaterThan(DAYS / 20);
    }
  });

  it('are the same as another reader’s letter of that day under 15 %', () => {
    let [pairs, shared] = [0, 0];
    for (let day = 0; day < DAYS; day += 1) {
      const units = readers
        .map(({ letters }) => letters[day])
        .filter((letter) => letter !== undefined && !isQuiet(letter))
        .map((letter) => unitOf(letter as WrittenLetter));
      for (const [at, unit] of units.entries()) {
        pairs += 1;
        if (units.some((other, index) => index !== at && other === unit)) shared += 1;
      }
    }
    expect(shared / pairs).toBeLessThan(0.15);
  });

  // req: LETTER-1 LETTER-2
  it('follow the reader’s houses, and lead with the weightiest', () => {
    const rows = reportLetters(
      createAlmanac(),
      takeSample(readers, { share: 2, turn: 0 }).map(({ reader }) => reader),
      { from: FIRST_DAY, days: DAYS },
    );
    const of = (name: string): number => {
      const row = rows.find(({ names }) => names.includes(name));
      return row?.figures[row.names.indexOf(name)] ?? Number.NaN;
    };
    expect(of('area is the chart’s')).toBeGreaterThan(0.78);
    expect(of('area is the chart’s, less its chance')).toBeGreaterThan(0.37);
    expect(of('the house’s')).toBeGreaterThan(0.62);
    expect(of('lowest timed reader')).toBeGreaterThan(0.72);
    expect(of('heaviest planet contact leads')).toBeGreaterThan(0.86);
    expect(of('Moon leads, timed')).toBeLessThan(0.24);
    expect(of('birthdays told')).toBe(1);
    expect(of('A passes leading')).toBeGreaterThan(0.98);
    expect(of('other moments leading or a line')).toBe(1);
    expect(of('season-led')).toBeLessThan(0.08);
    expect(of('season-led in seven days, most')).toBeLessThanOrEqual(5);
    expect(of('met again within 30 days')).toBe(0);
    expect(of('windows of 30 days without an area, timed')).toBeLessThan(0.02);
    expect(of('longest run without planet, event or season')).toBeLessThanOrEqual(10);
    expect(of('of them with a season that might be told')).toBe(0);
    expect(of('third day in a row of one area')).toBeLessThan(0.012);
    expect(of('of one advice')).toBeLessThan(0.012);
    expect(of('image met within three')).toBeLessThan(0.26);
  });
});
