// One screen, one sky: in nine cities, at hours of the week around a full Moon and of New Year's Eve, by the
// functions of the page and the answers of the server, beside the second ephemeris.

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moonLineOf } from '#client/features/horoscope/day-heading.tsx';
import { describePageMoon } from '#client/features/horoscope/moon-of-page.ts';
import { PromiseSection } from '#client/features/landing/promise/promise.tsx';
import { LiveLine } from '#client/features/live-sky/live-line.tsx';
import { describeFact, getSkyAt, sinkPast } from '#client/features/sky-facts/index.ts';
import { longDate } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { composeSkyToday } from '#server/features/horoscope/sky-today.service.ts';
import { chooseCards } from '#server/features/insights/choose-cards.ts';
import { listSkyCards } from '#server/features/insights/sky-cards.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { isTodaySomewhere } from '#shared/core/calendar-date.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees, separationDegrees } from '#shared/sky/longitude.ts';
import { PHASE_ELONGATION_DEGREES } from '#shared/sky/phases.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import { getIndependentLongitude } from '#tests/server/sky/reference.ts';
import { takeSample } from '#tests/support/exhaustive.ts';

const CITIES = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'Europe/London',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
] as const;
const HOUR_MS = 3_600_000;
/**
 * Full Moon on November 24 at 14:53 UTC; New Year's Eve from its first hour on earth to its last; a day on which the
 * Moon is full in one sign and goes on to the next.
 */
const SPANS = [
  [Date.parse('2026-11-21T03:00:00Z'), 168],
  [Date.parse('2026-12-30T10:00:00Z'), 50],
  [Date.parse('2027-05-19T10:00:00Z'), 50],
] as const;
const INSTANTS = SPANS.flatMap(([from, hours]) =>
  Array.from({ length: hours }, (_, hour) => from + hour * HOUR_MS),
);
/** Both ephemerides agree within 25″; the planets are shown in whole degrees, from a noon's speed. */
const MOON_TOLERANCE_DEGREES = 0.008;
const PLANET_TOLERANCE_DEGREES = 0.12;
const SIGN = 'leo';

const almanac = createAlmanac();

/** What the server answers for a date. */
const answers = new Map<string, ReturnType<typeof answerFor>>();
function answerFor(date: string) {
  return {
    sky: composeSkyToday(almanac, date),
    horoscope: composeHoroscope(almanac, date, SIGN),
    insights: chooseCards(listSkyCards(almanac, date)).map(({ insight }) => ({
      ...insight,
      facts: insight.facts.filter((fact) => fact.kind !== 'contact'),
    })),
  };
}
function ask(date: string) {
  const known = answers.get(date) ?? answerFor(date);
  answers.set(date, known);
  return known;
}

/** Computed once for an instant, at which every city is asked. */
const degrees = new Map<string, number>();
function degreesOf(body: BodyKey, utcMs: number): number {
  const key = `${body} ${utcMs}`;
  const known = degrees.get(key) ?? getIndependentLongitude(body, toJulianDayTt(utcMs));
  degrees.set(key, known);
  return known;
}
const signNameOf = (longitude: number): string => SIGN_NAMES[Math.floor(longitude / 30)] ?? '';
/** The sign in which a text has the Moon, where it tells of her. */
function moonSignIn({ sentences, facts }: Horoscope): string | undefined {
  const isOfMoon = sentences.some((sentence) =>
    facts.some(({ id, bodies }) => bodies[0] === 'moon' && sentence.facts.includes(id)),
  );
  const content = sentences.map(({ text }) => text).join(' ');
  return isOfMoon ? SIGN_NAMES.find((name) => content.includes(name)) : undefined;
}
const toBorder = (longitude: number) => 15 - Math.abs((longitude % 30) - 15);

/** Days and clock times in a zone, by Intl and not by the page; made once, since that costs more than to walk an hour. */
const clocks = new Map<string, ReturnType<typeof makeClock>>();
function makeClock(timeZone: string) {
  const reader = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (utcMs: number) => format.format(utcMs).replace(/\s/g, ' ');
  };
  return {
    date: reader({}, 'en-CA'),
    weekday: reader({ weekday: 'long' }),
    monthAndDay: reader({ month: 'long', day: 'numeric' }),
    time: reader({ hour: 'numeric', minute: '2-digit' }),
  };
}
function clockOf(zone: string) {
  const known = clocks.get(zone) ?? makeClock(zone);
  clocks.set(zone, known);
  return known;
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Calls `check` in the city's zone, at one of five hours, in each city at others; with exhaustive runs at every hour. */
function walk(
  zone: (typeof CITIES)[number],
  check: (hour: { utcMs: number; date: string; at: string } & ReturnType<typeof answerFor>) => void,
): void {
  vi.stubEnv('TZ', zone);
  const turn = CITIES.indexOf(zone);
  for (const utcMs of takeSample(INSTANTS, { share: 5, turn })) {
    const date = calendarDayOf(new Date(utcMs));
    expect(isTodaySomewhere(date, utcMs)).toBe(true);
    check({ utcMs, date, at: `${zone} ${new Date(utcMs).toISOString()}`, ...ask(date) });
  }
}

function nowIn(sky: Parameters<typeof getSkyAt>[0], utcMs: number) {
  const now = getSkyAt(sky, utcMs);
  if (now === undefined) throw new Error(`the sky of ${sky.date} does not hold ${utcMs}`);
  return now;
}

describe.each(CITIES)('in %s, at many hours,', (zone) => {
  const local = clockOf(zone);

  // req: HOME-6
  it("header and landing page show the reader's date and the real Moon of the minute", {
    tags: ['America/Los_Angeles', 'Pacific/Kiritimati'].includes(zone) ? [] : 'night',
  }, () => {
    walk(zone, ({ utcMs, date, at, sky }) => {
      const monthAndDay = local.monthAndDay(utcMs);
      expect(date, at).toBe(local.date(utcMs));
      expect(longDate(date), at).toContain(`${local.weekday(utcMs)}, ${monthAndDay}`);

      const real = degreesOf('moon', utcMs);
      const now = nowIn(sky, utcMs);
      expect(separationDegrees(now.moon.longitudeDegrees, real), at).toBeLessThan(
        MOON_TOLERANCE_DEGREES,
      );
      const elongation = normalizeDegrees(real - degreesOf('sun', utcMs));
      expect(separationDegrees(now.moon.elongationDegrees, elongation), at).toBeLessThan(0.02);

      const line = moonLineOf(now.moon, date);
      const landing = { day: sky, now, nowMs: utcMs };
      const first = textOf(renderToStaticMarkup(<LiveLine {...landing} duskMs={undefined} />));
      const promise = textOf(renderToStaticMarkup(<PromiseSection sky={landing} />));
      expect(first, at).toContain(`Today, ${monthAndDay}.`);
      expect(promise, at).toContain(`From the sky on ${monthAndDay}`);
      if (toBorder(real) > MOON_TOLERANCE_DEGREES) {
        const moon = `Moon in ${signNameOf(real)}`;
        expect(line, at).toContain(`${moon}, `);
        expect(first, at).toContain(`${moon}.`);
        expect(promise, at).toContain(`${moon}.`);
        // No other place of the Moon is told on the landing page, but that of a phase, with its minute.
        const words = `${first} ${promise}`.replace(
          /\w+ Moon in \w+(, a [a-z ]+ eclipse)? Exact /g,
          '',
        );
        const told = [...words.matchAll(/Moon in (\w+)/g)].map(([, sign]) => sign);
        expect(new Set(told), at).toEqual(new Set([signNameOf(real)]));
      }
    });
  });

  it('every planet is in its real sign, within a tenth of a degree', () => {
    walk(zone, ({ utcMs, at, sky }) => {
      for (const { body, longitudeDegrees } of nowIn(sky, utcMs).positions) {
        const real = degreesOf(body, utcMs);
        const label = `${at} ${body}`;
        expect(separationDegrees(longitudeDegrees, real), label).toBeLessThan(
          PLANET_TOLERANCE_DEGREES,
        );
        if (toBorder(real) < MOON_TOLERANCE_DEGREES) continue;
        expect(signNameOf(longitudeDegrees), label).toBe(signNameOf(real));
      }
    });
  });

  it("the next phase is the next of the four, on its day of the reader's calendar, and to the minute when it is near", () => {
    walk(zone, ({ utcMs, date, at, sky }) => {
      const { moon } = nowIn(sky, utcMs);
      const next = Date.parse(moon.next?.exactAt ?? '');
      expect(next, at).toBeGreaterThan(utcMs);
      expect(next - utcMs, at).toBeLessThan(9 * 24 * HOUR_MS);
      const elongation = normalizeDegrees(degreesOf('moon', next) - degreesOf('sun', next));
      const exact = PHASE_ELONGATION_DEGREES[moon.next?.phase ?? 'new'];
      expect(separationDegrees(elongation, exact), at).toBeLessThan(0.012);
      const line = moonLineOf(moon, date).replace(/\s/g, ' ');
      const isNear = [utcMs, utcMs + 24 * HOUR_MS].map(local.date).includes(local.date(next));
      const isWithinWeek = next - utcMs < 6 * 24 * HOUR_MS;
      if (isNear) expect(line, at).toContain(`at ${local.time(next)}`);
      else expect(line, at).not.toMatch(/\d:\d/);
      if (!isNear && isWithinWeek) expect(line, at).toContain(`on ${local.weekday(next)}`);
    });
  });

  // req: HOME-6
  it('the horoscope says so when its Moon is not the current one, and only then', () => {
    walk(zone, ({ utcMs, date, at, horoscope }) => {
      expect(horoscope.date).toBe(date);
      const present = degreesOf('moon', utcMs);
      if (toBorder(present) < MOON_TOLERANCE_DEGREES) return;
      // The sign that the sentences name, and the minute at which the Moon crosses its border.
      const told = moonSignIn(horoscope);
      const line = describePageMoon(horoscope, date, utcMs)?.replace(/\s/g, ' ');
      if (told === undefined || told === signNameOf(present)) {
        expect(line, at).toBeUndefined();
        return;
      }
      expect(line, at).toContain(`in ${signNameOf(present)}`);
      expect(line, at).toContain(`in ${told}, as this page has it`);
      const borders = horoscope.facts.flatMap((fact) => {
        if (fact.bodies[0] !== 'moon') return [];
        if (fact.kind === 'position') return [Date.parse(fact.since), Date.parse(fact.until)];
        return fact.kind === 'ingress' ? [Date.parse(fact.exactAt)] : [];
      });
      const border = borders.find((instant) => {
        const sides = [instant - 60_000, instant + 60_000];
        const signs = sides.map((side) => signNameOf(degreesOf('moon', side)));
        return signs.includes(told) && signs.includes(signNameOf(present));
      });
      const preposition = (border ?? 0) > utcMs ? 'from' : 'until';
      const time = local.time(border ?? 0);
      expect(line, at).toMatch(new RegExp(`${preposition} .*at ${time}`));
    });
  });

  it("the facts show the times of events, in the order of the reader's clock", () => {
    walk(zone, ({ utcMs, date, at, horoscope, insights }) => {
      for (const fact of [...horoscope.facts, ...insights.flatMap(({ facts }) => facts)]) {
        const { note } = describeFact(fact, date, utcMs);
        const label = `${at} ${fact.id}: ${note}`;
        if (fact.kind === 'position' || fact.kind === 'retrograde') {
          const [since, until] = [Date.parse(fact.since), Date.parse(fact.until)];
          const begins = utcMs < since ? /^From / : utcMs < until ? /^Since .*, until / : /^Until /;
          expect(note, label).toMatch(begins);
        }
        if (fact.kind === 'aspect' && fact.exactAt === null)
          expect(note, label).toMatch(/^Orb \d°\d\d′, (closing|parting)$/);
        for (const [, time] of note.replace(/\s/g, ' ').matchAll(/(\d+:\d\d [AP]M)/g)) {
          const events = eventsOf(fact).map(local.time);
          expect(events, label).toContain(time);
        }
      }
    });
  });

  it('the insights begin with those that are not over', () => {
    walk(zone, ({ date, at, insights }) => {
      const sorted = sinkPast(insights, date);
      expect(new Set(sorted)).toEqual(new Set(insights));
      const over = sorted.map(({ facts }) =>
        facts.every((fact) => {
          const end = Math.max(...eventsOf(fact));
          return Number.isFinite(end) && local.date(end) < date;
        }),
      );
      expect(over, at).toEqual([...over].sort((one, other) => Number(one) - Number(other)));
    });
  });
});

/** The instants of the events that a fact may print. */
function eventsOf(fact: SkyFact): number[] {
  switch (fact.kind) {
    case 'position':
    case 'retrograde':
      return [Date.parse(fact.since), Date.parse(fact.until)];
    case 'void':
      return [Date.parse(fact.from), Date.parse(fact.until)];
    default:
      return fact.exactAt === null ? [] : [Date.parse(fact.exactAt)];
  }
}
