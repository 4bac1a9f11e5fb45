// The promises of the words, on every text of three years: twelve signs, 1,096 days.

import { beforeAll, describe, expect, it } from 'vitest';
import { listSpellingFaults } from '#server/content/check/manner.ts';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { getApparentPosition } from '#server/sky/ephemeris.ts';
import { countWords } from '#server/text/count-words.ts';
import { findMoonMatter } from '#server/writing/moon-round.ts';
import { findLeadingMatter } from '#server/writing/sky-matters.ts';
import { rateSigns } from '#shared/compatibility/rules.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getLuckyNumber, listLuckyTerms } from '#shared/horoscope/lucky-number.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { SIGN_KEYS, SIGN_NAMES } from '#shared/zodiac/signs.ts';

const FROM = '2026-01-01';
const DAYS = 1_096;
/** Within so many days no text, and within so many no sentence, comes again to a sign. */
const TEXT_REST_DAYS = 50;
const REST_DAYS = 14;
/** Within so many days next to no unit comes again, whatever fills its slots. */
const UNIT_REST_DAYS = 30;
const UNITS_AGAIN_MAX = 0.004;
/** How long headline and text are together. */
const WORDS_MIN = 58;
const WORDS_MAX = 76;
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
    byDate.push(SIGN_KEYS.map((sign) => composeHoroscope(almanac, date, sign)));
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
  it('never give two signs the same text on one date', () => {
    for (const texts of byDate)
      expect(new Set(texts.map(({ content }) => content)).size).toBe(SIGN_KEYS.length);
  });

  // req: HOROSCOPE-5
  it('never repeat a text to a sign within fifty days', () => {
    expect(listReturns(TEXT_REST_DAYS, ({ content }) => [content])).toEqual([]);
  });

  // req: HOROSCOPE-5
  it('never repeat a sentence to a sign within fourteen days', () => {
    const sentencesOf = ({ sentences }: Horoscope) => sentences.map(({ text }) => text);
    expect(listReturns(REST_DAYS, sentencesOf)).toEqual([]);
  });

  // req: HOROSCOPE-5
  it('rarely repeat a unit within thirty days', () => {
    const again = listReturns(UNIT_REST_DAYS, ({ headline }) => [headline]);
    expect(again.length).toBeLessThan(byDate.flat().length * UNITS_AGAIN_MAX);
  });

  it('are led by the Moon on about half of all days, otherwise by something rarer', {
    tags: 'night',
  }, () => {
    const almanac = createAlmanac();
    const kinds = byDate.slice(0, YEAR_DAYS).map(([text]) => {
      const date = text?.date ?? '';
      return (findLeadingMatter(almanac, date) ?? findMoonMatter(almanac, date)).kind;
    });
    const share = (kind: string) => kinds.filter((each) => each === kind).length / YEAR_DAYS;
    expect(share('moon')).toBeGreaterThan(0.45);
    expect(share('moon')).toBeLessThan(0.65);
    expect(share('aspect')).toBeGreaterThan(0.15);
    for (const kind of ['phase', 'station', 'ingress']) expect(share(kind)).toBeGreaterThan(0.01);
  });

  // req: HOROSCOPE-6
  it('frighten nobody, and give no advice on health, law or money', () => {
    const faults = byDate
      .flat()
      .flatMap(({ headline, content }) => listSpellingFaults(`${headline} ${content}`))
      .filter((fault) => fault.startsWith('forbidden'));
    expect(faults).toEqual([]);
  });

  // req: HOROSCOPE-4
  it('cite a fact with every sentence, and contain exactly the cited facts', () => {
    const faulty = byDate.flat().filter(({ facts, sentences, reasons }) => {
      const cited = [...sentences.map((sentence) => sentence.facts), ...Object.values(reasons)];
      const held = new Set(facts.map(({ id }) => id));
      const stoodOn = new Set(cited.flat());
      const isComplete = held.size === facts.length && [...stoodOn].every((id) => held.has(id));
      return !isComplete || held.size > stoodOn.size || cited.some((ids) => ids.length === 0);
    });
    expect(faulty).toEqual([]);
  });

  it('have no unfilled slot, and keep their length', () => {
    for (const { headline, content } of byDate.flat()) {
      expect(content).not.toMatch(/[{}]|undefined/);
      const words = countWords(`${headline} ${content}`);
      expect(words, content).toBeGreaterThanOrEqual(WORDS_MIN);
      expect(words, content).toBeLessThanOrEqual(WORDS_MAX);
    }
  });

  it('are three parts, joined by one space', { tags: 'night' }, () => {
    for (const { content, sentences } of byDate.flat()) {
      expect(sentences).toHaveLength(3);
      expect(content).toBe(sentences.map(({ text }) => text).join(' '));
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

  it('name in each sentence only the sign that a body of its facts is in at that instant', {
    tags: 'night',
  }, () => {
    const wrong = byDate.flat().flatMap(({ date, sign, sentences, facts }) =>
      sentences.flatMap(({ text, facts: ids }) => {
        const named = SIGN_KEYS.filter((_key, index) => text.includes(SIGN_NAMES[index] ?? '?'));
        if (named.length === 0) return [];
        const cited = facts.filter(({ id }) => ids.includes(id));
        const signs = cited.flatMap((fact) => {
          // An ingress is the instant of a border: a minute later the body is in the sign that it enters.
          const atMs =
            fact.kind === 'ingress'
              ? Date.parse(fact.exactAt) + 60_000
              : 'exactAt' in fact && fact.exactAt !== null
                ? Date.parse(fact.exactAt)
                : Date.parse(`${date}T12:00:00Z`);
          return fact.bodies.map((body) =>
            getSignKey(getApparentPosition(body, atMs).longitudeDegrees),
          );
        });
        return named.every((name) => signs.includes(name)) ? [] : [`${date} ${sign}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name an eclipse and a new or full Moon to every sign, when nothing weightier leads', {
    tags: 'night',
  }, () => {
    const almanac = createAlmanac();
    const missing: string[] = [];
    let eclipses = 0;
    let others = 0;
    for (const texts of byDate) {
      const date = texts[0]?.date ?? '';
      const facts = listDayFacts(almanac, date, null).map(({ fact }) => fact);
      const phase = facts.find(
        (fact) => fact.kind === 'phase' && (fact.phase === 'new' || fact.phase === 'full'),
      );
      if (phase?.kind !== 'phase') continue;
      if (findLeadingMatter(almanac, date)?.kind !== 'phase') {
        others += 1;
        continue;
      }
      if (phase.eclipse !== undefined) eclipses += 1;
      const moon = `${phase.phase} Moon|Moon (?:is|turns) ${phase.phase}`;
      const named = phase.eclipse === undefined ? moon : 'eclipse';
      for (const { sign, content } of texts)
        if (!new RegExp(`\\b(?:${named})`, 'i').test(content))
          missing.push(`${date} ${sign}: ${content}`);
    }
    expect(eclipses).toBeGreaterThan(6);
    expect(others).toBeLessThan(8);
    expect(missing).toEqual([]);
  });

  it('never number a house, in sentences or in facts', () => {
    const numbered =
      /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|your chart\b/;
    const found = byDate
      .flat()
      .flatMap(({ headline, content, facts }) => [headline, content, ...facts.map((f) => f.text)])
      .filter((text) => numbered.test(text));
    expect(found).toEqual([]);
  });

  it('base their mood on facts in their sentences', () => {
    const untold = byDate.flat().filter(({ sentences, reasons }) => {
      const told = new Set(sentences.flatMap(({ facts }) => facts));
      return reasons.mood.length === 0 || reasons.mood.some((id) => !told.has(id));
    });
    expect(untold.map(({ date, sign }) => `${date} ${sign}`)).toEqual([]);
  });

  it('name a compatible sign that the checker gives fifty percent or more', () => {
    const poor = byDate.flat().filter(({ sign, compatibility }) => {
      const other = SIGN_KEYS[SIGN_NAMES.indexOf(compatibility)];
      return other === undefined || other === sign || rateSigns(sign, other).percentage < 50;
    });
    expect(poor.map(({ date, sign, compatibility }) => `${date} ${sign} ${compatibility}`)).toEqual(
      [],
    );
  });

  it('have a lucky number that the cited facts add up to', () => {
    const wrong = byDate.flat().filter(({ sign, luckyNumber, reasons, facts }) => {
      const cited = reasons.luckyNumber.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
      return getLuckyNumber(listLuckyTerms(sign, cited)) !== luckyNumber;
    });
    expect(wrong).toEqual([]);
  });

  it('take less than a minute of one core a year', () => {
    expect((cpuMs / DAYS) * YEAR_DAYS).toBeLessThan(YEAR_CPU_MAX_MS);
  });
});
