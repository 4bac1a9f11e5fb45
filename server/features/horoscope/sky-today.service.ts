// The sky of a date, the same for all users: a sentence, its facts, and how far the bodies move.

import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { addDays, utcDateOf, utcMidnightMs } from '#shared/core/calendar-date.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/sign-names.ts';
import { composeHoroscope } from './horoscope.composer.ts';
import { composeSkyLine } from './sky-line.composer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_SECONDS = 86_400;
/** The Moon's samples, hours from 00:00 UTC of the date; cubic interpolation between them is within 0.1″. */
const SAMPLES_FROM_HOURS = -18;
const SAMPLES_UNTIL_HOURS = 36;
const SAMPLE_STEP_HOURS = 6;
/** Two principal phases of the Moon are less than 9 days apart. */
const PHASE_SEARCH_DAYS = 9;

export interface SkyTodayService {
  /**
   * The sky of a user's day (`YYYY-MM-DD`; the UTC day by default). Throws `bad_input` unless the day is today
   * somewhere on Earth.
   */
  getSkyToday(date: string | undefined): SkyToday;
  /** Whole seconds for which the answer holds, at least one: a day for a date, else the rest of the UTC day. */
  secondsValid(date: string | undefined): number;
}

export function createSkyTodayService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): SkyTodayService {
  const { almanac, clock } = dependencies;
  const cached = createDayCache<'all', SkyToday>((date) => composeSkyToday(almanac, date));
  return {
    getSkyToday: (date) => cached.get(getUserDay(date, clock.now()), 'all'),
    secondsValid: (date) =>
      date === undefined
        ? Math.max(1, Math.ceil((DAY_MS - (clock.now() % DAY_MS)) / 1000))
        : DAY_SECONDS,
  };
}

/** What `GET /api/sky/today` answers for a date. */
export function composeSkyToday(almanac: Almanac, date: string): SkyToday {
  const midnightMs = utcMidnightMs(date);
  const noonMs = midnightMs + DAY_MS / 2;
  const { content, sentences, facts } = composeSkyLine({
    date,
    facts: listDayFacts(almanac, date, null),
  });
  const told = [...facts, ...listSpanFacts(almanac, date)];
  return {
    date,
    content,
    sentences,
    facts: [...new Map(told.map((fact) => [fact.id, fact])).values()],
    positions: BODY_KEYS.map((body) => ({ body, ...almanac.getPosition(body, noonMs) })),
    moon: sampleMoon(almanac, midnightMs),
    headlines: composeHeadlines(almanac, date),
  };
}

function composeHeadlines(almanac: Almanac, date: string): SkyToday['headlines'] {
  const rows = SIGN_KEYS.map((sign): [SignKey, string] => [
    sign,
    composeHoroscope(almanac, date, sign).headline,
  ]);
  return Object.fromEntries(rows) as SkyToday['headlines']; // `rows` has every sign
}

function sampleMoon(almanac: Almanac, midnightMs: number): SkyToday['moon'] {
  const count = (SAMPLES_UNTIL_HOURS - SAMPLES_FROM_HOURS) / SAMPLE_STEP_HOURS + 1;
  return Array.from({ length: count }, (_, step) => {
    const atMs = midnightMs + (SAMPLES_FROM_HOURS + step * SAMPLE_STEP_HOURS) * HOUR_MS;
    return {
      at: toInstantText(atMs),
      longitude: almanac.getPosition('moon', atMs).longitudeDegrees,
    };
  });
}

/** The Moon's position at noon, the events from the first to the last of her samples, and the next phase after these. */
function listSpanFacts(almanac: Almanac, date: string): SkyFact[] {
  const midnightMs = utcMidnightMs(date);
  const from = toInstantText(midnightMs + SAMPLES_FROM_HOURS * HOUR_MS);
  const until = toInstantText(midnightMs + SAMPLES_UNTIL_HOURS * HOUR_MS);
  const factsOf = (day: string): SkyFact[] =>
    listDayFacts(almanac, day, null).map(({ fact }) => fact);

  const stay = factsOf(date).filter((fact) => fact.kind === 'position' && isOfMoon(fact));
  const events = [-1, 0, 1]
    .flatMap((day) => factsOf(addDays(date, day)))
    .flatMap((fact) => {
      const at = 'exactAt' in fact ? fact.exactAt : null;
      return at !== null && at >= from && at < until ? [{ at, fact }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ fact }) => fact);

  const untilMs = Date.parse(until);
  const phase = almanac
    .listEvents(untilMs, untilMs + PHASE_SEARCH_DAYS * DAY_MS)
    .find((event) => event.kind === 'phase');
  if (phase === undefined) throw new Error(`no phase of the Moon after ${until}`);
  const next = factsOf(utcDateOf(phase.atUtcMs)).filter((fact) => fact.kind === 'phase');
  return [...stay, ...events, ...next];
}

function isOfMoon(fact: SkyFact): boolean {
  return fact.bodies[0] === 'moon';
}
