// Rules for a single sentence, whatever fills its slots, and the words that no text may contain.

import { listWordingFaults } from './wording.ts';

/**
 * No text may frighten, sell, or advise about medicine, law or money. `listFaults` finds these also inside longer
 * words; the space after "dead" lets "deadline" pass.
 */
export const FORBIDDEN = [
  'die',
  'dying',
  'death',
  'dead ',
  'disease',
  'illness',
  'suicide',
  'curse',
  'doom',
  'bankrupt',
  'lawsuit',
  'divorce',
  'miscarriage',
  'pregnan',
  'disaster',
  'catastroph',
  'tragedy',
  'worthless',
  'stupid',
  'pathetic',
  'overweight',
  'invest in',
  'guarantee',
] as const;

/** The sentence is the same in every time zone, so it must not name an hour, a part of the day or a day of the week. */
const TIME_OF_DAY =
  /\b(mornings?|evenings?|afternoons?|nights?|tonight|overnight|midnight|noon|midday|dawn|dusk|sunrise|sunset|sunsets|breakfast|brunch|lunch|dinner|supper|bedtime|yesterday|tomorrow|o’clock|a\.m|p\.m|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\d/i;

/** The faults of one sentence, each in a few words. */
export function listFaults(sentence: string): string[] {
  const faults: string[] = [];
  const lower = sentence.toLowerCase();
  for (const word of FORBIDDEN) if (lower.includes(word)) faults.push(`forbidden: ${word}`);
  const time = TIME_OF_DAY.exec(sentence);
  if (time) faults.push(`a time: ${time[0]}`);
  faults.push(...listWordingFaults(sentence));
  const doubled = /\b([\p{L}’]+)\W+\1\b/iu.exec(sentence);
  if (doubled) faults.push(`doubled: ${doubled[0]}`);
  const article = /\ba [aeiou]\w*/i.exec(sentence) ?? /\ban [^aeiou\W]\w*/i.exec(sentence);
  if (article) faults.push(`article: ${article[0]}`);
  if (/[{}[\]<>_*|\\]|undefined|null|NaN/.test(sentence)) faults.push('an unfinished slot');
  if (!/^\p{Lu}/u.test(sentence)) faults.push('no capital');
  if (!/[^.]\.$/.test(sentence)) faults.push('no stop');
  if (/[.!?]\s/.test(sentence)) faults.push('more than one sentence');
  if (/\s{2}|\s[,.;:]|,,|\s$|^\s/.test(sentence)) faults.push('spacing');
  if (/[—–"'“”…!?]/.test(sentence)) faults.push('punctuation');
  return faults;
}
