// The rules for the signs' texts, for the moods, and for the landing page's sentence about the sky.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import type { ContentPath, Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import type { HoroscopeUnit } from '../schema/horoscope.ts';
import {
  countHedges,
  listMovingBodies,
  listSpellingFaults,
  splitSentences,
  TIME,
} from './manner.ts';
import { listFaults } from './proofreading.ts';
import { fault, findRepeated, type Placed } from './rules.ts';

type Horoscope = Content['horoscope'];

const LENGTH = { min: 58, max: 76 };
const HEADLINE_WORDS_MAX = 9;
const HEDGES_MAX = 3;
const IN_SKY = new RegExp(`\\b(?:${[...BODY_NAMES, ...SIGN_NAMES].join('|')})\\b`);
const NUMBERED_HOUSE = new RegExp(
  `\\b(?:${HOUSE_ORDINALS.join('|')}) house\\b|\\byour chart\\b`,
  'i',
);
/** What fills a slot while a text is checked. */
const SAMPLE = { sign: 'Aries', planet: 'Venus' } as const;

/** Which slots a table's sentence about the sky has, and what it must name. */
interface Table {
  slots: readonly ('sign' | 'planet')[];
  names?: RegExp;
}
const BOTH = ['sign', 'planet'] as const;
const SIGN = ['sign'] as const;
const PHASES: Readonly<Record<keyof Horoscope['phases'], RegExp>> = {
  'new-moon': /\bnew Moon\b|\bMoon (?:is|turns) new\b/,
  'full-moon': /\bfull Moon\b|\bMoon is full\b/,
  'solar-eclipse': /\bsolar eclipse\b/,
  'lunar-eclipse': /\blunar eclipse\b/,
};
const TURNS = { direct: /\bdirect\b|\bforward again\b/, retrograde: /\bretrograde\b/ } as const;

/** The tables, each with what its sentences about the sky must contain. */
function tableOf(path: ContentPath): Table {
  const [, file, key, tone] = path;
  if (file === 'phases') return { slots: SIGN, names: PHASES[key as keyof Horoscope['phases']] };
  if (file === 'stations')
    return { slots: SIGN, names: TURNS[String(key).endsWith('direct') ? 'direct' : 'retrograde'] };
  if (file === 'ingresses') return { slots: key === 'slow' ? BOTH : SIGN };
  return { slots: tone === 'quiet' ? SIGN : BOTH };
}

/** All mistakes in the words of the horoscopes. */
export function listHoroscopeFaults(horoscope: Horoscope): Fault[] {
  const { moods: _, 'sky-line': lines, ...tables } = horoscope;
  const units = listUnits(['horoscope'], tables);
  return [
    ...units.flatMap(({ path, item }) =>
      checkUnit(item, tableOf(path)).map((message) => ({ path, message })),
    ),
    ...findRepeated(
      units.map(({ path, item }) => ({ path: [...path, 'headline'], item: item.headline })),
    ),
    ...listSkyLineFaults(lines),
  ];
}

const isUnit = (node: object): node is HoroscopeUnit => 'headline' in node && 'sky' in node;

/** The units of a table of any depth. */
function listUnits(path: ContentPath, node: unknown): Placed<HoroscopeUnit>[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isUnit(node)) return [{ path, item: node }];
  return Object.entries(node).flatMap(([key, child]) =>
    listUnits([...path, Array.isArray(node) ? Number(key) : key], child),
  );
}

function checkUnit({ headline, notice, sky, act }: HoroscopeUnit, table: Table): string[] {
  const filled = sky.replace(/\{(sign|planet)\}/g, (_, slot: 'sign' | 'planet') => SAMPLE[slot]);
  const whole = [headline, notice, filled, act].join(' ');
  const words = countWords(whole);
  const slots = (sky.match(/\{[^}]*\}/g) ?? []).sort().join();
  const time = TIME.exec(whole);
  return [
    ...listSpellingFaults(whole),
    ...fault(countWords(headline) > HEADLINE_WORDS_MAX, 'headline: more than nine words'),
    ...fault(!/[.?]”?$/.test(headline), 'headline: no stop'),
    ...fault(IN_SKY.test(headline), 'headline: names what is in the sky'),
    ...fault(words < LENGTH.min || words > LENGTH.max, `${words} words, 60 to 72 wanted`),
    ...fault(splitSentences(filled).length !== 1, 'sky: not one sentence'),
    ...fault(
      slots !==
        table.slots
          .map((slot) => `{${slot}}`)
          .sort()
          .join(),
      `sky: must have the slots ${table.slots.join(' and ')} once`,
    ),
    ...fault(/^\{|\{\w+\}’/.test(sky), 'sky: a slot at its beginning, or with an apostrophe'),
    ...fault(table.names !== undefined && !table.names.test(sky), 'sky: does not name the event'),
    ...(time === null ? [] : [`a time: ${time[0]}`]),
    ...fault(NUMBERED_HOUSE.test(whole), 'names a house by its number, or the chart'),
    ...fault(listMovingBodies(whole).length > 2, 'more than two bodies'),
    ...fault(countHedges(whole) > HEDGES_MAX, 'more than three hedges'),
  ];
}

/** The landing page's sentences with their slots filled, without the period that the server adds. */
function listSkyLineFaults(lines: Horoscope['sky-line']): Fault[] {
  const { 'caught-at': caught, ...kinds } = lines;
  const filled = (text: string): string => {
    const names = {
      one: 'Mars',
      other: 'Venus',
      sign: 'Leo',
      'its sign': 'Leo',
      caught: caught.venus[0],
    };
    const sentence = text.replace(
      /\{([^}]+)\}/g,
      (whole, slot: keyof typeof names) => names[slot] ?? whole,
    );
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  };
  return listTexts(['horoscope', 'sky-line'], kinds).flatMap(({ path, item }) =>
    listFaults(filled(item)).map((message) => ({ path, message })),
  );
}

function listTexts(path: ContentPath, node: unknown): Placed<string>[] {
  if (typeof node === 'string') return [{ path, item: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    listTexts([...path, Array.isArray(node) ? Number(key) : key], child),
  );
}
