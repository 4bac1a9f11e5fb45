// Letters of generated days: what a reader meets over a year, and what two readers share.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { countQuotas } from '#server/content/check/letter-quotas.ts';
import { listMovingBodies } from '#server/content/check/manner.ts';
import { findSeasonUnit } from '#server/features/letter/units.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { CONTACT_TONES, getDayContacts, QUICK_BODIES } from '#server/sky/contacts/index.ts';
import { toJulianDayTt } from '#server/sky/time-scales.ts';
import { countWords } from '#server/text/count-words.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey, separationDegrees } from '#shared/sky/longitude.ts';
import { NATAL_POINT_KEYS } from '#shared/sky/natal-points.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { getIndependentLongitude } from '../sky/reference.ts';
import { countLetterWords, isQuiet, listGaps, type Reader, unitOf, writeYears } from './years.ts';

const CHARTS = isExhaustive ? 20 : 5;
const DAYS = 365;
/** The first day of an epoch of `recall.ts`, and the first after the year that leads over to it. */
const EPOCH_EDGES = ['2031-01-01', '2032-01-01'] as const;
const EDGE_DAYS = 90;
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

  it('have 70 to 95 words, and 45 to 60 where the Moon leads without a season', () => {
    for (const letter of listWritten()) {
      const isShort = isLedByMoon(letter) && letter.paragraphs.length === 3;
      const [min, max] = isShort ? [45, 60] : [70, 95];
      const words = countLetterWords(letter);
      expect(words, letter.headline).toBeGreaterThanOrEqual(min);
      expect(words, letter.headline).toBeLessThanOrEqual(max);
    }
  });

  it('tell facts that recompute: at the instant the angle is the one that is named', () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    let checked = 0;
    for (const { natal, letters } of readers) {
      const birth = new Map(natal.points.map((point) => [point.key, point.longitudeDegrees]));
      for (const fact of letters.flatMap(({ facts }) => facts)) {
        if (fact.kind !== 'contact') continue;
        if (fact.exactAt === null || fact.id.endsWith('-season')) continue;
        const then = getIndependentLongitude(fact.moving, toJulianDayTt(Date.parse(fact.exactAt)));
        const angle = separationDegrees(then, birth.get(fact.natal) ?? Number.NaN);
        expect(Math.abs(angle - angles[fact.aspect]), fact.id).toBeLessThan(0.05);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(CHARTS * 50);
  });

  // req: CONTACT-3
  it('tell no phase of a season on a day on which its contact is withheld', () => {
    const almanac = createAlmanac();
    let seasons = 0;
    for (const { natal, letters } of readers)
      for (const letter of letters) {
        const season = letter.facts.find(({ id }) => id.endsWith('-season'));
        if (season?.kind !== 'contact') continue;
        const { withheld } = getDayContacts(almanac, natal, letter.date, letter.zone);
        const names = { moving: season.moving, natal: season.natal, aspect: season.aspect };
        expect(withheld, letter.date).not.toContainEqual(expect.objectContaining(names));
        seasons += 1;
      }
    expect(seasons).toBeGreaterThan(CHARTS * 20);
  });

  // req: LETTER-1
  it('tell events that recompute: the angle, the standstill, and the house in which each falls', () => {
    const told = readers.flatMap(({ natal, letters }) =>
      letters.flatMap(({ facts }) =>
        facts.flatMap((fact) => (fact.kind === 'contact' ? [] : [{ fact, natal }])),
      ),
    );
    expect(told.length).toBeGreaterThan(CHARTS * 10);
    for (const { fact, natal } of told) {
      const [body] = fact.bodies;
      const tt = toJulianDayTt(Date.parse(fact.exactAt));
      const degrees = getIndependentLongitude(body, tt);
      expect(fact.house, fact.id).toBe(
        natal.firstHouse && getHouseOfSign(getSignKey(degrees), natal.firstHouse),
      );
      if (fact.kind === 'phase') {
        const ahead = separationDegrees(degrees, getIndependentLongitude('sun', tt));
        expect(Math.abs(ahead - (fact.phase === 'new' ? 0 : 180)), fact.id).toBeLessThan(0.05);
      } else {
        const anHour = separationDegrees(degrees, getIndependentLongitude(body, tt + 1 / 24));
        expect(anHour, fact.id).toBeLessThan(0.001);
      }
    }
  });

  it('are led by every new and full Moon whose house is known', () => {
    for (const { natal, letters } of readers) {
      const led = letters.filter(({ facts: [lead] }) => lead?.kind === 'phase').length;
      if (natal.firstHouse === null) expect(led).toBe(0);
      // One in a year may be in the sign of that of the month before.
      else expect(led).toBeGreaterThanOrEqual(24);
    }
  });

  // req: LETTER-3
  it('are not met again within 30 days, and with a birth time within 90 under 5 %', () => {
    let [written, within] = [0, 0];
    for (const { letters, isTimed } of readers) {
      const gaps = listGaps(letters).filter((_, day) => !isQuiet(letters[day] as WrittenLetter));
      expect(gaps.filter((gap) => gap !== undefined && gap <= 30)).toEqual([]);
      if (!isTimed) continue;
      written += gaps.length;
      within += gaps.filter((gap) => gap !== undefined && gap <= 90).length;
    }
    expect(within / written).toBeLessThan(0.05);
  });

  it('have no line of the Moon where they are grave, and none met within 26 days', () => {
    for (const { letters } of readers) {
      const last = new Map<string, number>();
      for (const [day, { register, also }] of letters.entries()) {
        if (register === 'grave') expect(also).toBeNull();
        if (also === null) continue;
        expect(day - (last.get(also.text) ?? -DAYS), also.text).toBeGreaterThan(26);
        last.set(also.text, day);
      }
      expect(last.size).toBeGreaterThan(DAYS / 20);
    }
  });

  it('tell no season again within 90 days, and no grave one after a light matter', () => {
    const grave = new Set(
      BODY_KEYS.flatMap((moving) =>
        NATAL_POINT_KEYS.flatMap((natal) =>
          CONTACT_TONES.flatMap((tone) => {
            const unit = findSeasonUnit({ moving, natal, tone });
            return unit?.register === 'grave' ? [unit.coming, unit.exact, unit.leaving] : [];
          }),
        ),
      ),
    );
    for (const { letters } of readers) {
      const last = new Map<string, number>();
      for (const [day, letter] of letters.entries()) {
        const season = letter.paragraphs.find(
          ({ facts: [id] }) => !isQuiet(letter) && id?.endsWith('-season'),
        )?.text;
        if (season === undefined) continue;
        expect(day - (last.get(season) ?? -DAYS), season).toBeGreaterThan(90);
        if (grave.has(season)) expect(letter.register, season).not.toBe('light');
        last.set(season, day);
      }
    }
  });

  it('are shared with another reader’s letter of that day under 15 %', () => {
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

  it('were met before in a reader’s twelfth month under 25 %, with a birth time', () => {
    const months = readers
      .filter(({ isTimed }) => isTimed)
      .map(({ letters }) => countQuotas(letters));
    const met = months.reduce((sum, { lastMonthMet }) => sum + lastMonthMet, 0);
    const told = months.reduce((sum, { lastMonth }) => sum + lastMonth, 0);
    expect(told).toBeGreaterThan(25 * months.length);
    expect(met / told).toBeLessThan(0.25);
  });

  it('tell each area of life three times in thirty days', () => {
    const counted = readers.map(({ letters }) => countQuotas(letters));
    const short = counted.reduce((sum, { windowsShort }) => sum + windowsShort, 0);
    const all = counted.reduce((sum, { windows }) => sum + windows, 0);
    expect(all).toBeGreaterThan(300 * CHARTS);
    // Where little is known of a birth, some days have no contact.
    expect(short / all).toBeLessThan(0.01);
  });

  it('follow from birth, date and zone alone, whatever was asked before', () => {
    const almanac = createAlmanac();
    for (const { letters, write } of readers)
      for (const day of [200, 100, 101, 364, 0]) {
        const letter = letters[day];
        expect(write(letter?.date ?? '', almanac), letter?.date).toEqual(letter);
      }
  });

  it('tell the facts alone next to never where the Moon or a quick planet touches something', () => {
    const quiet = readers.flatMap(({ letters }) => letters).filter(isQuiet);
    expect(quiet.length).toBeGreaterThan(0);
    for (const { headline } of quiet) expect(countWords(headline), headline).toBeLessThanOrEqual(9);
    // A birth date alone leaves contacts untold that the day's list has.
    for (const { basis, paragraphs } of quiet)
      if (basis === 'sun-only') expect(paragraphs[0]?.text).not.toMatch(/touches your chart/);
    // What says that nothing touches the chart stands alone.
    for (const { paragraphs, facts } of quiet)
      if (facts.length > 0) expect(paragraphs[0]?.text).not.toMatch(/^Nothing touches/);
    const touched = quiet.filter(({ facts }) =>
      facts.some(
        (fact) => fact.kind === 'contact' && QUICK_BODIES.some((quick) => quick === fact.moving),
      ),
    );
    // All units of the day's contacts were told within the month.
    expect(touched.length).toBeLessThan((CHARTS * DAYS) / 1000);
  });
});

describe('the letters of the days around an edge of two epochs', () => {
  it.each(EPOCH_EDGES)('are not met again within 30 days of each other: %s', (edge) => {
    const from = addDays(edge, -EDGE_DAYS);
    const around = writeYears(createAlmanac(), createSeededRandom(8), {
      charts: 3,
      days: 2 * EDGE_DAYS,
      from,
    });
    const gaps = around.flatMap(({ letters }) =>
      listGaps(letters).filter((_, day) => !isQuiet(letters[day] as WrittenLetter)),
    );
    expect(gaps.filter((gap) => gap !== undefined && gap <= 30)).toEqual([]);
    const quarter = gaps.filter((gap) => gap !== undefined && gap <= 90);
    expect(quarter.length / gaps.length).toBeLessThan(0.05);
  });
});
