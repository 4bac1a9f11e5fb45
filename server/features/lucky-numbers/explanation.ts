// The explanation of a day's lucky numbers: an important fact of the day's sky, the Moon's sign, and a friendly
// reminder that it is a game. To add a variant, add a line to one of the lists.

import { getBodyName } from '#shared/sky/bodies.ts';
import type { SkyFact, SkyFactKind } from '#shared/sky/sky-fact.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import type { Picker } from './draw.ts';

/** How many of the day's most important facts an explanation chooses from. */
const FACTS_TO_CHOOSE_FROM = 3;

type OpeningKind = 'ingress' | 'station' | 'phase' | 'aspect';

/** `{fact}` is what happens, as `describe` puts it. */
const OPENINGS: Readonly<Record<OpeningKind, readonly string[]>> = {
  ingress: [
    '{fact} today, and your numbers slipped in through the same door.',
    '{fact} today; these are the numbers on the new key ring.',
    '{fact} today, and this is what was written on the luggage tag.',
    '{fact} today, so the drum was moved across the hall and shaken once more.',
  ],
  station: [
    '{fact} today, so the drum stopped, thought it over and rolled these out.',
    '{fact} today, and your numbers waited politely for it to finish turning.',
    '{fact} today; while everything stood still, these were easy to count.',
  ],
  phase: [
    '{fact}: these numbers were the first to step into the light.',
    '{fact}: the sky turns a page, and these stood at the top of it.',
    '{fact}: a good day to count on your fingers and end up here.',
  ],
  aspect: [
    '{fact}, and your numbers were sitting between them, swinging their feet.',
    '{fact}, and these fell out of the conversation.',
    '{fact}; this is what they scribbled on the back of the envelope.',
    '{fact}, and while they talked somebody kept score.',
  ],
};

/** `{moon}` is the Moon's sign. */
const CLOSINGS = [
  'The Moon in {moon} shook the drum; take the result as entertainment and enjoy the rattle.',
  'With the Moon in {moon} this is a game, and the fun of it is the prize.',
  'The Moon is in {moon} and in a playful mood, so treat it as the entertainment it is.',
  'Blame the Moon in {moon}, and keep it for fun: the stars supply the story and chance does the rest.',
  'It is all in play, under a Moon in {moon} who never learned to count.',
  'The Moon in {moon} drew them with one eye shut, for entertainment only.',
] as const;

/** What two bodies in an aspect do; follows their names. */
const MEETINGS = {
  conjunction: 'stand side by side',
  sextile: 'are on easy terms, a sextile apart',
  square: 'are at odds, a square apart',
  trine: 'get along famously, a trine apart',
  opposition: 'face each other across the sky',
} as const;

/** A fact that can open an explanation. */
export interface TellingFact {
  kind: OpeningKind;
  /** What happens, for the slot `{fact}` of an opening. */
  words: string;
}

/** The facts that the explanations of a day choose from; `facts` are the day's, most important first. */
export function listTellingFacts(facts: readonly SkyFact[]): TellingFact[] {
  return facts
    .flatMap((fact) => {
      // The closing names the Moon's sign at noon, which would contradict a change of sign on that day.
      const isMoonIngress = fact.kind === 'ingress' && fact.bodies[0] === 'moon';
      return hasOpening(fact.kind) && !isMoonIngress
        ? [{ kind: fact.kind, words: describe(fact) }]
        : [];
    })
    .slice(0, FACTS_TO_CHOOSE_FROM);
}

/** One or two sentences for a day's lucky numbers; the same picker gives the same words. */
export function explainLuckyNumbers(
  telling: readonly TellingFact[],
  moonSign: SignKey,
  pick: Picker,
): string {
  const closing = choose(CLOSINGS, pick).replace('{moon}', SIGNS[moonSign].name);
  const chosen = telling[telling.length > 0 ? pick(telling.length) : 0];
  if (!chosen) return closing;
  return `${choose(OPENINGS[chosen.kind], pick).replace('{fact}', chosen.words)} ${closing}`;
}

function hasOpening(kind: SkyFactKind): kind is OpeningKind {
  return Object.hasOwn(OPENINGS, kind);
}

function describe(fact: SkyFact): string {
  if (fact.kind !== 'aspect') return fact.text.replace(/^(Sun|Moon) /, 'The $1 ');
  const [one, other] = fact.bodies
    .map(getBodyName)
    .map((name) => name.replace(/^(?=Sun|Moon)/, 'the '));
  const meeting = `${one} and ${other} ${MEETINGS[fact.aspect]}`;
  return meeting.charAt(0).toUpperCase() + meeting.slice(1);
}

function choose(list: readonly string[], pick: Picker): string {
  const chosen = list[pick(list.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
