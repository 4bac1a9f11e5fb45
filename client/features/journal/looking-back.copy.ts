import { monthAndDay } from '#client/lib/date-words.ts';
import type { LookBack, LookBackEvent } from '#shared/journal/journal.schema.ts';
import { getBodyName } from '#shared/sky/bodies.ts';
import { getNatalPointName } from '#shared/sky/natal-points.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';

type Item = LookBack['items'][number];
type Span = { from: string; until: string };

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;

const EVENTS: Readonly<Record<LookBackEvent, string>> = {
  'solar-eclipse': 'an eclipse of the Sun',
  'lunar-eclipse': 'an eclipse of the Moon',
  'new-moon': 'a new Moon',
  'full-moon': 'a full Moon',
  'mercury-retrograde': 'Mercury turning back',
  'mercury-direct': 'Mercury going forward again',
  'venus-retrograde': 'Venus turning back',
  'venus-direct': 'Venus going forward again',
  'mars-retrograde': 'Mars turning back',
  'mars-direct': 'Mars going forward again',
};

const TONES = {
  joined: 'met',
  hard: 'stood at a hard angle to',
  easy: 'stood at an easy angle to',
} as const;

const bodyOf = ({ moving }: Item): string =>
  moving === 'sun' || moving === 'moon' ? `The ${getBodyName(moving)}` : getBodyName(moving);

/** 'October 27 to 30, 2025', or 'December 30, 2025 to January 2, 2026'. */
function spanWords({ from, until }: Span): string {
  const [first, last] = [from.slice(0, 4), until.slice(0, 4)];
  if (from === until) return `${monthAndDay(from)}, ${first}`;
  const start = first === last ? monthAndDay(from) : `${monthAndDay(from)}, ${first}`;
  return `${start} to ${monthAndDay(until)}, ${last}`;
}

/** Capitalized, for the beginning of a sentence. */
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const LOOKING_BACK_COPY = {
  kicker: 'Looking back',
  title: 'You’ve had this sky before.',
  titleOfLoop: 'This has come around before.',
  /** What was then; the quoted words follow. */
  introduce(item: Item, span: Span): string {
    if (item.event !== null && item.sign !== null) {
      return `${begin(EVENTS[item.event])} in ${SIGNS[item.sign].name}, ${spanWords(span)}. You wrote:`;
    }
    if (item.natal === null || item.tone === null) return `${spanWords(span)}. You wrote:`;
    const contact = `${bodyOf(item)} ${TONES[item.tone]} your ${getNatalPointName(item.natal)}`;
    if (item.isSameLoop && item.pass !== null && item.passes !== null) {
      const place = `${begin(ORDINALS[item.pass - 1] ?? '')} of ${NUMBERS[item.passes] ?? item.passes}`;
      return `${place}: ${contact} earlier in this same loop, ${spanWords(span)}. You wrote:`;
    }
    return `${contact} like this ${spanWords(span)}. You wrote:`;
  },
  faceOnly: (name: string) => `${name}, nothing written`,
  read: 'Read those days',
  readLess: 'Hide those days',
  why: 'Why this one?',
  whyContact:
    'Today the same planet is at the same kind of angle to the same point in your chart. Slow planets come first, because they take the longest to return. If it happened more than once, you see the time nearest to today.',
  whyEvent: 'The same thing happens in the same sign today. It’s the same sky for everybody.',
  none: 'Nothing from then.',
  noneNext: (day: string) => `Nothing from then. Write today: it comes back on ${day}.`,
  noneNextWritten: (day: string) => `Nothing from then. What you wrote today comes back on ${day}.`,
  failed: 'We couldn’t look back just now.',
} as const;
