// A fact of the letter under 'Why?': its symbols, its time with its ±, and what it means.

import { clockTimeOf, monthAndDay, shortDay } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import type { ListedFact } from '#client/ui/facts/facts-list.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import type {
  LetterContactFact,
  LetterEventFact,
  LetterFact,
} from '#shared/letter/letter.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { factTimeOf } from './contact-times.ts';
import { CERTAINTY_COPY, crossingWords, houseWords } from './letter.copy.ts';

type Reason = Omit<ListedFact, 'number'>;

/** The letter's date, the date on which it is read, and the reader's house system. */
interface Reader {
  /** `YYYY-MM-DD`, both. */
  date: string;
  today: string;
  system: HouseSystem;
}

/** How a fact reads in a letter. */
export function describeReason(fact: LetterFact, { date, today, system }: Reader): Reason {
  if (fact.kind === 'placement') {
    return { glyphs: glyphsOf(fact.bodies), name: fact.text, note: fact.meaning };
  }
  return 'natal' in fact
    ? describeContact(fact, { date, today, system })
    : describeEvent(fact, system);
}

function describeContact(fact: LetterContactFact, { date, today, system }: Reader): Reason {
  const { moving, aspect, natal, exactAt, pass, passes, house, text, meaning } = fact;
  const glyphs: GlyphName[] = [moving, aspect, ...glyphsOf([natal])];
  const when = factTimeOf(fact, date, today);
  const isPast = exactAt !== null && calendarDayOf(new Date(exactAt)) < date;
  const times = [
    ...(fact.kind === 'season' ? [seasonWords(fact, date)] : []),
    exactAt === null
      ? CERTAINTY_COPY.neverExact
      : CERTAINTY_COPY[isPast ? 'wasExact' : 'exact'](when),
    ...(pass !== null && passes !== null && passes > 1 ? [CERTAINTY_COPY.pass(pass, passes)] : []),
    ...(house === null ? [] : [crossingWords(bodyWords(moving), house, system)]),
  ];
  return { glyphs, name: text, note: `${times.join('. ')}. ${meaning}` };
}

/** The symbols of points of a chart; Ascendant and Midheaven have none. */
const glyphsOf = (points: readonly NatalPointKey[]): GlyphName[] =>
  points.flatMap((point) => (point === 'ascendant' || point === 'midheaven' ? [] : [point]));

/** When a season starts and ends, with the years and short months when one of them is not the letter's own. */
function seasonWords({ start, end }: { start: string; end: string }, date: string): string {
  const isOfYear = [start, end].every((day) => day.slice(0, 4) === date.slice(0, 4));
  const wordsOf = (day: string) => (isOfYear ? monthAndDay(day) : shortDay(day, date));
  return CERTAINTY_COPY.season(wordsOf(start), wordsOf(end));
}

const bodyWords = (body: BodyKey): string =>
  body === 'sun' || body === 'moon' ? `The ${getBodyName(body)}` : getBodyName(body);

/** An event's instant is the same for every birth, so it has no ±. */
function describeEvent(
  { bodies, text, exactAt, house, meaning }: LetterEventFact,
  system: HouseSystem,
): Reason {
  const exact = CERTAINTY_COPY.exact(clockTimeOf(exactAt));
  return {
    glyphs: bodies,
    name: text,
    note: [exact, houseWords(house, system), meaning].join('. '),
  };
}
