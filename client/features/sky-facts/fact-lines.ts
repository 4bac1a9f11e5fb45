// A fact about the sky for display: its symbols, its words, and when it applies, in the user's time zone. A time is
// always that of an event (an ingress, an exact aspect, a station), never the time of a measurement.

import { clockTimeOf, dayOf, dayWordOf, momentWordsOf } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { FACT_COPY } from './sky-facts.copy.ts';
import type { MoonNow } from './sky-now.ts';

type FactLine = {
  glyphs: readonly GlyphName[];
  /** 'Moon conjunct Saturn'. */
  name: string;
  /** 'Exact today at 2:44 PM'. */
  note: string;
};

// These bodies move so slowly that their computed instants can be several minutes off, so the day
// is printed without the time.
const SLOW_BODIES: ReadonlySet<BodyKey> = new Set([
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);

/** The fact in symbols, words and time, as on the user's day `today` at the instant `nowMs`. */
export function describeFact(fact: SkyFact, today: string, nowMs: number): FactLine {
  return { glyphs: glyphsOf(fact), name: fact.text, note: noteOf(fact, today, nowMs) };
}

function glyphsOf(fact: SkyFact): readonly GlyphName[] {
  switch (fact.kind) {
    case 'position':
    case 'ingress':
      return [...fact.bodies, fact.sign];
    case 'aspect':
      return [fact.bodies[0], fact.aspect, fact.bodies[1]];
    case 'phase':
    case 'station':
    case 'retrograde':
    case 'void':
      return fact.bodies;
  }
}

function noteOf(fact: SkyFact, today: string, nowMs: number): string {
  const dateOnly = fact.bodies.every((body) => SLOW_BODIES.has(body));
  const when = (instant: string) =>
    dateOnly ? dayWordOf(instant, today) : momentWordsOf(instant, today);
  const border = (instant: string) => stayLimitWords(instant, today, dateOnly);
  switch (fact.kind) {
    case 'position':
      return stayWordsOf(fact, border, nowMs);
    case 'aspect':
      return fact.exactAt === null
        ? FACT_COPY.orb(formatOrb(fact.orb), fact.applying)
        : FACT_COPY.exact(when(fact.exactAt));
    case 'phase':
      return FACT_COPY.exact(when(fact.exactAt));
    case 'ingress':
    case 'station':
      return capitalize(when(fact.exactAt));
    case 'retrograde':
      return stayWordsOf(fact, (instant) => dayOf(instant, today), nowMs);
    case 'void':
      return stayWordsOf({ since: fact.from, until: fact.until }, border, nowMs);
  }
}

/** The Moon's stay in her present sign, as far as it is known: 'Since today at 4:09 AM, until Nov 24 at 6:09 AM'. */
export function moonStayWords({ since, until }: MoonNow, today: string): string | undefined {
  const border = (instant: string) => stayLimitWords(instant, today, false);
  if (since === undefined) return until && FACT_COPY.untilOnly(border(until));
  return until === undefined
    ? FACT_COPY.sinceOnly(border(since))
    : FACT_COPY.sinceUntil(border(since), border(until));
}

/** A stay in words at an instant: before it begins, during it, and after it. */
function stayWordsOf(
  { since, until }: { since: string; until: string },
  border: (instant: string) => string,
  nowMs: number,
): string {
  if (nowMs < Date.parse(since)) return FACT_COPY.fromUntil(border(since), border(until));
  if (nowMs < Date.parse(until)) return FACT_COPY.sinceUntil(border(since), border(until));
  return FACT_COPY.untilOnly(border(until));
}

/**
 * When a stay begins or ends, to follow 'since' or 'until': 'yesterday at 11:52 PM', 'Nov 24 at 6:09 AM', and where
 * days say enough 'Dec 4'.
 */
export function stayLimitWords(instant: string, today: string, dateOnly: boolean): string {
  const day = calendarDayOf(new Date(instant));
  const isNear = day >= addDays(today, -1) && day <= addDays(today, 1);
  if (isNear) return dateOnly ? dayWordOf(instant, today) : momentWordsOf(instant, today);
  const isThisWeek = day > addDays(today, -7) && day < addDays(today, 7);
  const date = dayOf(instant, today);
  return dateOnly || !isThisWeek ? date : FACT_COPY.dayAndTime(date, clockTimeOf(instant));
}

/** The orb as degrees and minutes, rounded up, so that it is never smaller than in the sky: 0.42 is 0°26′. */
function formatOrb(orbDegrees: number): string {
  const minutes = Math.max(1, Math.ceil(orbDegrees * 60 - 1e-6));
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
