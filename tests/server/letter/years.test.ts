// Letters of generated days: what a reader meets over a year, and what two readers share.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MOON_LINES } from '#server/features/letter/words/lines/moon-lines.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { toJulianDayTt } from '#server/sky/time-scales.ts';
import { listMovingPlanets } from '#server/text/manner.ts';
import { countWords } from '#server/text/proofreading.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom, getIndependentLongitude } from '../sky/reference.ts';
import { countLetterWords, isQuiet, listGaps, type Reader, unitOf, writeYears } from './years.ts';

const CHARTS = isExhaustive ? 20 : 5;
const DAYS = isExhaustive ? 365 : 120;
vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS, hookTimeout: SWEEP_TIMEOUT_MS });

let readers: Reader[];
beforeAll(() => {
  readers = writeYears(createAlmanac(), createSeededRandom(7), { charts: CHARTS, days: DAYS });
});

const isLedByMoon = ({ facts }: WrittenLetter) => facts[0]?.moving === 'moon';
const listWritten = () =>
  readers.flatMap(({ letters }) => letters).filter((letter) => !isQuiet(letter));

describe(`the letters of ${CHARTS} charts over ${DAYS} days`, () => {
  it('have a headline of at most nine words, and at most two moving planets', () => {
    for (const letter of listWritten()) {
      const { headline, paragraphs, date } = letter;
      expect(countWords(headline), headline).toBeLessThanOrEqual(9);
      expect(listMovingPlanets(headline), headline).toEqual([]);
      const text = paragraphs.map((part) => part.text).join(' ');
      expect(listMovingPlanets(text).length, `${date} ${text}`).toBeLessThanOrEqual(2);
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
        if (fact.exactAt === null || fact.id.endsWith('-season')) continue;
        const then = getIndependentLongitude(fact.moving, toJulianDayTt(Date.parse(fact.exactAt)));
        const angle = separationDegrees(then, birth.get(fact.natal) ?? Number.NaN);
        expect(Math.abs(angle - angles[fact.aspect]), fact.id).toBeLessThan(0.05);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(CHARTS * 50);
  });

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

  it('are headed by a line of the Moon where the facts of a day stand alone and she is among them', () => {
    const quiet = readers.flatMap(({ letters }) => letters).filter(isQuiet);
    const touched = quiet.filter(({ facts }) => facts.some(({ moving }) => moving === 'moon'));
    expect(touched.length).toBeGreaterThan(0);
    for (const { headline, facts, date } of touched) {
      const lines = facts
        .filter(({ moving }) => moving === 'moon')
        .flatMap(({ natal, aspect }) => MOON_LINES[natal][TONE_OF_CONTACT[aspect]]);
      expect(lines, date).toContain(headline);
      expect(countWords(headline), headline).toBeLessThanOrEqual(9);
    }
  });
});
