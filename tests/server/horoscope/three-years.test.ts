// The promises of the words, on every text of three years: twelve signs, 1,096 days.

import { beforeAll, describe, expect, it } from 'vitest';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { countWords, listFaults, WORDS_MAX, WORDS_MIN } from '#server/text/proofreading.ts';
import { REST_DAYS } from '#server/text/rotation.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { SIGN_KEYS, SIGN_NAMES } from '#shared/zodiac/signs.ts';

const FROM = '2026-01-01';
const DAYS = 1_096;
const TEXT_REST_DAYS = 60;
const EIGHTEEN_MONTHS = 548;
const YEAR_DAYS = 365;
const COMPOSE_TIMEOUT_MS = 300_000;
/** On one core, of the clock of the processor, so that a busy machine does not fail the test. */
const YEAR_CPU_MAX_MS = 60_000;

const byDate: Horoscope[][] = [];
let cpuMs = 0;

beforeAll(() => {
  const almanac = createAlmanac();
  const before = process.cpuUsage();
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(FROM, day);
    byDate.push(
      SIGN_KEYS.map((sign) =>
        composeHoroscope({ date, sign, facts: listDayFacts(almanac, date, sign) }),
      ),
    );
  }
  const { user, system } = process.cpuUsage(before);
  cpuMs = (user + system) / 1_000;
}, COMPOSE_TIMEOUT_MS);

/** Every pair of dates, fewer than `windowDays` apart or just as many, on which a sign met the same words. */
function listReturns(windowDays: number, wordsOf: (text: Horoscope) => readonly string[]) {
  const returns: string[] = [];
  const lastMet = new Map<string, string>();
  for (const texts of byDate)
    for (const text of texts)
      for (const words of wordsOf(text)) {
        const key = `${text.sign} ${words}`;
        const met = lastMet.get(key);
        if (met !== undefined && daysBetween(met, text.date) <= windowDays)
          returns.push(`${text.sign}, ${met} and ${text.date}: ${words}`);
        lastMet.set(key, text.date);
      }
  return returns;
}

describe('three years of horoscopes', () => {
  // req: HOROSCOPE-5
  it('never tell two signs the same text on one date', () => {
    for (const texts of byDate)
      expect(new Set(texts.map(({ content }) => content)).size).toBe(SIGN_KEYS.length);
  });

  // req: HOROSCOPE-5
  it('never repeat a text to a sign within sixty days', () => {
    expect(listReturns(TEXT_REST_DAYS, ({ content }) => [content])).toEqual([]);
  });

  // req: HOROSCOPE-5
  it('never repeat a sentence to a sign within fourteen days', () => {
    const sentencesOf = ({ sentences }: Horoscope) => sentences.map(({ text }) => text);
    expect(listReturns(REST_DAYS, sentencesOf)).toEqual([]);
  });

  // req: HOROSCOPE-4
  it('cite a fact with every sentence, and hold exactly the facts that are cited', () => {
    const faulty = byDate.flat().filter(({ facts, sentences, reasons }) => {
      const cited = [...sentences.map((sentence) => sentence.facts), ...Object.values(reasons)];
      const held = new Set(facts.map(({ id }) => id));
      const stoodOn = new Set(cited.flat());
      const isComplete = held.size === facts.length && [...stoodOn].every((id) => held.has(id));
      return !isComplete || held.size > stoodOn.size || cited.some((ids) => ids.length === 0);
    });
    expect(faulty).toEqual([]);
  });

  // req: HOROSCOPE-6
  it('are proofread: no forbidden word, no hour, no doubled word, no unfinished slot, no false article', () => {
    const faults = byDate
      .flat()
      .flatMap(({ date, sign, sentences }) =>
        sentences.flatMap(({ text }) =>
          listFaults(text).map((fault) => `${date} ${sign}: ${fault} in: ${text}`),
        ),
      );
    expect(faults).toEqual([]);
  });

  it('never begin a sentence with the word that the one before ended on', () => {
    const doubled = byDate
      .flat()
      .flatMap(({ content }) => /\b([\p{L}']+)\W+\1\b/iu.exec(content)?.[0] ?? []);
    expect(doubled).toEqual([]);
  });

  it('have 55 to 110 words', () => {
    const counts = byDate.flat().map(({ content }) => countWords(content));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(Math.max(...counts)).toBeLessThanOrEqual(WORDS_MAX);
  });

  it('are three to seven sentences, joined by one space', () => {
    for (const { content, sentences } of byDate.flat()) {
      const joined = sentences.map(({ text }) => text).join(' ');
      if (content !== joined || sentences.length < 3 || sentences.length > 7)
        expect.fail(`${content} is not ${joined}`);
    }
  });

  it('use at least 24 moods and, in eighteen months, at least 80 numbers and all twelve signs', () => {
    const texts = byDate.slice(0, EIGHTEEN_MONTHS).flat();
    expect(new Set(texts.map(({ mood }) => mood)).size).toBeGreaterThanOrEqual(24);
    expect(new Set(texts.map(({ compatibility }) => compatibility))).toEqual(new Set(SIGN_NAMES));
    for (const sign of SIGN_KEYS) {
      const own = texts.filter((text) => text.sign === sign);
      expect(new Set(own.map(({ luckyNumber }) => luckyNumber)).size).toBeGreaterThanOrEqual(80);
      expect(new Set(own.map(({ mood }) => mood)).size).toBeGreaterThanOrEqual(24);
    }
  });

  it('take less than a minute of one core a year', () => {
    expect((cpuMs / DAYS) * YEAR_DAYS).toBeLessThan(YEAR_CPU_MAX_MS);
  });
});
