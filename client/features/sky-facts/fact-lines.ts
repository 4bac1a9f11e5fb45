// A fact of the sky for display: its symbols, its words, and its time in the user's time zone.

import { dayOf, dayWordOf, momentWordsOf } from '#client/lib/date-words.ts';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

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

/**
 * The fact in symbols, words and time. `today` is the user's date; `date` is the date of the fact's
 * text, at whose 12:00 UTC positions and orbs are computed.
 */
export function describeFact(fact: SkyFact, today: string, date: string): FactLine {
  return { glyphs: glyphsOf(fact), name: fact.text, note: noteOf(fact, today, date) };
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

function noteOf(fact: SkyFact, today: string, date: string): string {
  const dateOnly = fact.bodies.every((body) => SLOW_BODIES.has(body));
  const when = (instant: string) =>
    dateOnly ? dayWordOf(instant, today) : momentWordsOf(instant, today);
  const atMeasuring = () => capitalize(momentWordsOf(`${date}T12:00:00Z`, today));
  switch (fact.kind) {
    case 'position':
      return atMeasuring();
    case 'aspect':
      return fact.exactAt === null ? atMeasuring() : `Exact ${when(fact.exactAt)}`;
    case 'phase':
      return `Exact ${when(fact.exactAt)}`;
    case 'ingress':
    case 'station':
      return capitalize(when(fact.exactAt));
    case 'retrograde':
      return `From ${dayOf(fact.since, today)} until ${dayOf(fact.until, today)}`;
    case 'void':
      return `From ${when(fact.from)} until ${when(fact.until)}`;
  }
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
