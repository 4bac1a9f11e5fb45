// Rules for texts that are written to one reader. `npm run content` checks every unit and every passage. A unit is
// a text in five parts about one contact or event: headline, notice, why, helps and question. A passage has no parts.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { FORBIDDEN } from './proofreading.ts';
import { listWordingFaults } from './wording.ts';

/** The tokens in a unit's `why`. Each stands for a time in the reader's zone with its preposition ("at 4 PM"). */
const TOKEN = /\{(exact|from|until)\}/g;

/** A contact comes at another time of day in each zone, so only a token may name a time. */
export const TIME =
  /\b(mornings?|evenings?|afternoons?|nights?|tonight|overnight|midnight|noon|midday|dawn|dusk|sunrise|sunsets?|breakfast|brunch|lunch|lunchtime|dinner|supper|bedtime|yesterday|tomorrow|o’clock|a\.m|p\.m|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\d/i;

const SHAMING = /\b(should|shouldn’t|ought|must)\b/i;

/** The entries of `FORBIDDEN` that are only the beginning of a word. */
const STEMS: ReadonlySet<string> = new Set(['catastroph', 'pregnan']);

/** The endings that the other entries may have: "dies", "cursed", "guaranteeing", but not "deadline". */
const ENDING = '(?:s|es|d|ed|ing|ly|cy)?';

const HEDGES_MAX = 3;
const HEDGE = /\b(you may|watch for|if)\b/gi;

/**
 * A contraction that is not a possessive: "it’s", "you’re", "can’t", or "’s" before a word that cannot follow a
 * possessive.
 */
const CONTRACTION =
  /n’t\b|\p{L}’(?:re|ll|ve|d|m)\b|\b(?:it|that|there|here|what|who|where|when|how|he|she|let|\w+(?:body|one|thing|ever))’s\b|’s (?:an?|the|at|in|on|off|out|up|down|to|no|not|never|been|got|gone|had|still|already|your|their|my|only|just|about|too|all|after|over|under|with|for|from|where|what|how|why|\w+ing|\w+ed)\b/iu;

/** The sentences of a text. A period, ! or ? inside quotation marks also ends a sentence. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?][’”]?)\s+(?=[“‘]?[\p{Lu}{])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The faults of a text in spelling, punctuation and choice of words, each in a few words. */
export function listSpellingFaults(text: string): string[] {
  const faults: string[] = [];
  const bare = text.replace(TOKEN, 'then');
  for (const word of FORBIDDEN) {
    const ending = STEMS.has(word) ? '\\w*' : ENDING;
    if (new RegExp(`\\b${word.trim()}${ending}\\b`, 'i').test(bare))
      faults.push(`forbidden: ${word}`);
  }
  faults.push(...listWordingFaults(bare));
  const doubled = /\b([\p{L}’]+)\s+\1\b/iu.exec(bare);
  if (doubled) faults.push(`doubled: ${doubled[0]}`);
  if (/[<>[\]{}_*|\\]|--|—|"|'|\.\.\.|…|!/.test(bare))
    faults.push('punctuation: “ ” ’ . , ; : ? only');
  if (/\s{2}|\s[,.;:?]|,,|\s$|^\s/.test(text)) faults.push('spacing');
  const shaming = SHAMING.exec(bare);
  if (shaming) faults.push(`commands: ${shaming[0]}`);
  return faults;
}

/**
 * The names of the bodies that a text mentions at least once as moving bodies: without "your", as in "your Saturn" or
 * "your own Moon", which are points of the reader's chart.
 */
export function listMovingBodies(text: string): string[] {
  return BODY_NAMES.filter((body) => {
    const named = [...text.matchAll(new RegExp(`(\\byour (?:\\w+ )?)?\\b${body}\\b`, 'gi'))];
    return named.some((match) => match[1] === undefined && match[0].includes(body));
  });
}

/** How often a text leaves open whether it is true of the reader. */
export const countHedges = (text: string): number => text.match(HEDGE)?.length ?? 0;

/** The parts of a unit that are checked. */
export interface UnitText {
  readonly headline: string;
  readonly notice: string;
  readonly why: string;
  readonly helps: string;
  readonly question: string;
}

/** How long a unit may be, in words. */
export interface UnitLength {
  /** At least, without the question. */
  readonly min: number;
  /** At most, with the question. */
  readonly max: number;
  /** The longest text that can replace a token; default `today give or take a day`. */
  readonly longestTime?: string;
}

/** The faults of a unit, each in a few words. */
export function listUnitFaults(
  unit: UnitText,
  { min, max, longestTime = 'today give or take a day' }: UnitLength,
): string[] {
  const body = [unit.notice, unit.why, unit.helps];
  const whole = [unit.headline, ...body, unit.question].join(' ');
  const faults = listSpellingFaults(whole);

  if (countWords(unit.headline) > 9) faults.push('headline: more than nine words');
  if (!/[.?]”?$/.test(unit.headline)) faults.push('headline: no stop');
  for (const name of BODY_NAMES) {
    if (unit.headline.includes(name)) faults.push(`headline: names ${name}`);
  }

  const tokens = unit.why.match(TOKEN) ?? [];
  if (tokens.length < 1 || tokens.length > 2) faults.push('why: holds no token, or more than two');
  if (/^\{/.test(unit.why)) faults.push('why: begins with a token');
  if (/\b(?:at|about|until|by|on|around|from) \{/.test(unit.why)) {
    faults.push('why: a preposition before a token');
  }
  // In "With your Mars at noon, which had work of its own" the clause is about noon instead of Mars.
  if (/\}, (?:who|which|whose|where)\b/.test(unit.why)) faults.push('why: a clause on the token');
  if (splitSentences(unit.why).length !== 1) faults.push('why: not one sentence');
  for (const part of [unit.headline, unit.notice, unit.helps, unit.question]) {
    if (/[{}]/.test(part)) faults.push('a token outside why');
    const time = TIME.exec(part);
    if (time) faults.push(`a time: ${time[0]}`);
  }
  const time = TIME.exec(unit.why.replace(TOKEN, ''));
  if (time) faults.push(`a time: ${time[0]}`);
  if (!/\?$/.test(unit.question)) faults.push('question: no question mark');
  if (splitSentences(unit.notice).length > 3) faults.push('notice: more than three sentences');

  // A token is replaced by at least one word and at most `longestTime` words.
  const fewest = countWords([unit.headline, ...body].join(' ').replace(TOKEN, 'today'));
  const most = countWords(whole.replace(TOKEN, longestTime));
  if (fewest < min) faults.push(`${fewest} words without the question, ${min} at least`);
  if (most > max) faults.push(`${most} words with the question, ${max} at most`);

  const sentences = splitSentences(body.join(' '));
  if (!sentences.some((sentence) => countWords(sentence) < 6)) {
    faults.push('no sentence under six words');
  }
  // The question does not count, because it appears only every second day.
  if (!CONTRACTION.test([unit.headline, ...body].join(' '))) faults.push('no contraction');
  const hedges = countHedges(whole);
  if (hedges > HEDGES_MAX) faults.push(`${hedges} times “you may”, “watch for” or “if”`);
  const helps = new Set(splitSentences(unit.helps));
  const addressed = sentences.filter(
    (sentence) => helps.has(sentence) || /\byou(?:r|rs|rself)?\b/i.test(sentence),
  );
  if (addressed.length * 3 < sentences.length) faults.push('the reader is in too few sentences');
  if (listMovingBodies(body.join(' ')).length > 2) faults.push('more than two moving planets');
  return faults;
}

/** The faults of a passage (a phase of a season or a chapter of a chart), each in a few words. */
export function listPassageFaults(
  passage: string,
  { min, max }: Pick<UnitLength, 'min' | 'max'>,
): string[] {
  const faults = listSpellingFaults(passage);
  const words = countWords(passage);
  if (words < min || words > max) faults.push(`${words} words, ${min} to ${max} wanted`);
  const sentences = splitSentences(passage);
  if (!sentences.some((sentence) => countWords(sentence) < 6)) {
    faults.push('no sentence under six words');
  }
  if (!/\p{L}’(?:re|ll|t|s|ve|d|m)\b/u.test(passage)) faults.push('no contraction');
  if (countHedges(passage) > 2) faults.push('more than two hedges');
  const addressed = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence));
  if (addressed.length * 3 < sentences.length) faults.push('the reader is in too few sentences');
  return faults;
}
