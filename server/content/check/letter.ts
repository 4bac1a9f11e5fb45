// The rules for the words of letters.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';
import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import type { MatterUnit } from '../schema/letter.ts';
import {
  listPassageFaults,
  listSpellingFaults,
  listUnitFaults,
  splitSentences,
  TIME,
  type UnitLength,
} from './manner.ts';
import { check, entriesOf, fault, findRepeated, itemsOf, type Placed } from './rules.ts';

/** The longest text that can replace the token of the Moon's time, and of an event's. */
const TO_THE_MINUTE = 'at 12 24 PM';
const DAILY_LENGTH = { min: 70, max: 95 };
const MOON_LENGTH = { min: 45, max: 58, longestTime: TO_THE_MINUTE };
const EVENT_LENGTH = { min: 70, max: 95, longestTime: TO_THE_MINUTE };
const QUIET_LENGTH = { min: 30, max: 45 };
const PHASE_LENGTH = { min: 45, max: 54 };
const HEADLINE_WORDS_MAX = 9;
const LINE_WORDS_MAX = 15;
const MEANING_WORDS_MAX = 22;
const EVENT_MEANING_WORDS_MAX = 18;
const SUNDAY_WORDS = { min: 10, max: 22 };
/** So many sentences of Sunday's mail may begin or end alike. */
const ALIKE_MAX = 3;
const THREAD_WORDS_MAX = 12;
const THREAD_TOKENS: ReadonlySet<string> = new Set(
  'moving other slow natal otherNatal day days date weekday month weeks pass passes event house degrees'.split(
    ' ',
  ),
);
const NUMBERED_HOUSE = new RegExp(`\\b(?:${HOUSE_ORDINALS.join('|')}) house\\b`, 'i');
const BODY = new RegExp(`\\b(?:${BODY_NAMES.join('|')})\\b`);
const PLANET_OR_DIGIT = /\b(Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b|\d/;
/** The beginning of a line, or of one of its sentences, that gives advice with an opposite. */
const ADVISES =
  /(?:^|[.”] |, )(?:Ask|Say (?!yes)|Tell|Listen|Hush|Begin|Start|Go first|Finish|Move|Rest|Lie down|Let go)\b/;

type Letter = Content['letter'];

/** All mistakes in the words of letters. */
export function listLetterFaults(letter: Letter): Fault[] {
  const daily = listUnits('daily', letter.daily);
  const moon = listUnits('moon', letter.moon);
  const events = listUnits('events', letter.events);
  const seasons = listSeasons(letter);
  const quiet = itemsOf({ path: ['letter', 'quiet'], item: letter.quiet });
  const phases = seasons.flatMap(({ path, item: { coming, exact, leaving } }) =>
    entriesOf(path, { coming, exact, leaving }),
  );
  return [
    ...daily.flatMap((unit) => checkUnit(unit, DAILY_LENGTH)),
    ...moon.flatMap((unit) => checkUnit(unit, MOON_LENGTH)),
    ...events.flatMap((unit) => checkUnit(unit, EVENT_LENGTH)),
    ...events.flatMap(checkEvent),
    ...check(phases, (phase) => listHeadedFaults(phase, PHASE_LENGTH)),
    ...check(quiet, (day) => listHeadedFaults(day, QUIET_LENGTH)),
    ...findRepeated(
      [...daily, ...moon, ...events, ...quiet, ...phases].map(({ path, item }) => ({
        path: [...path, 'headline'],
        item: item.headline,
      })),
    ),
    ...listSundayFaults(letter),
    ...listIdFaults(letter),
    ...listLineFaults(letter),
    ...listMeaningFaults(letter),
    ...listThreadFaults(letter),
  ];
}

/** The mistakes of a text with its own headline. */
const listHeadedFaults = (
  { headline, text }: { headline: string; text: string },
  length: Pick<UnitLength, 'min' | 'max'>,
): string[] => [
  ...fault(countWords(headline) > HEADLINE_WORDS_MAX, 'headline: more than nine words'),
  ...fault(BODY.test(headline), 'headline: names a planet'),
  ...listPassageFaults(text, length),
];

const listUnits = (kind: string, files: Readonly<Record<string, Record<string, MatterUnit[]>>>) =>
  entriesOf(['letter', kind], files)
    .flatMap(({ path, item }) => entriesOf(path, item))
    .flatMap(itemsOf);

const listSeasons = ({ seasons }: Letter) =>
  entriesOf(['letter', 'seasons'], seasons).flatMap(({ path, item }) => entriesOf(path, item));

/**
 * A season's sentence in Sunday's mail is one sentence with a length of time, without a planet or a time of day. Few
 * begin with the same two words or end with the same three, and none is a headline of the letter.
 */
function listSundayFaults(letter: Letter): Fault[] {
  const all = listSeasons(letter).map(({ path, item: { sunday } }) => ({
    path: [...path, 'sunday'],
    item: sunday,
  }));
  const headlines = new Set(
    listSeasons(letter).flatMap(({ item: { coming, exact, leaving } }) =>
      [coming, exact, leaving].map(({ headline }) => headline),
    ),
  );
  return [
    ...findRepeated(all),
    ...check(all, (sentence) => {
      const words = countWords(sentence);
      return [
        ...listSpellingFaults(sentence),
        ...fault(!/[.?]$/.test(sentence), 'no stop'),
        ...fault(!isOneSentence(sentence), 'not one sentence'),
        ...fault(words < SUNDAY_WORDS.min || words > SUNDAY_WORDS.max, `${words} words`),
        ...fault(BODY.test(sentence), 'names a planet'),
        ...fault(TIME.test(sentence), 'a time of day'),
        ...fault(!/\b(?:days?|weeks?|months?)\b/.test(sentence), 'not how long'),
        ...fault(headlines.has(sentence), 'is a headline of the letter'),
      ];
    }),
    ...listAlikeFaults(all, 'begins', (words) => words.slice(0, 2)),
    ...listAlikeFaults(all, 'ends', (words) => words.slice(-3)),
  ];
}

/** A question in quotation marks may stand inside. */
const isOneSentence = (text: string) => splitSentences(text.replace(/[.?]”/g, '”')).length === 1;

function listAlikeFaults(
  all: readonly Placed<string>[],
  how: 'begins' | 'ends',
  pick: (words: readonly string[]) => readonly string[],
): Fault[] {
  const met = new Map<string, number>();
  return all.flatMap(({ path, item }) => {
    const part = pick(item.toLowerCase().match(/[\p{L}’]+/gu) ?? []).join(' ');
    const count = (met.get(part) ?? 0) + 1;
    met.set(part, count);
    return fault(count > ALIKE_MAX, `${how} like ${ALIKE_MAX} others: ${part}`).map((message) => ({
      path,
      message,
    }));
  });
}

const PARTS = ['headline', 'notice', 'why', 'helps', 'question'] as const;

/** The mistakes of a unit; a mistake in a single part names the part. */
function checkUnit({ path, item }: Placed<MatterUnit>, length: UnitLength): Fault[] {
  return listUnitFaults(item, length).map((message) => {
    const part = PARTS.find(
      (key) => message.startsWith(`${key}: `) || listSpellingFaults(item[key]).includes(message),
    );
    return { path: part === undefined ? path : [...path, part], message };
  });
}

/**
 * An event has one time; its unit names the house in plain words; an eclipse is grave, and a station of Mercury firm.
 */
function checkEvent({ path, item }: Placed<MatterUnit>): Fault[] {
  const { headline, notice, why, helps, question, register } = item;
  const event = String(path[2]);
  const wanted = event.endsWith('eclipse') ? 'grave' : event.startsWith('mercury') ? 'firm' : null;
  return [
    ...fault((why.match(/\{\w+\}/g) ?? []).join() !== '{exact}', 'why: must hold {exact} once'),
    ...fault(
      NUMBERED_HOUSE.test([headline, notice, why, helps, question].join(' ')),
      'names its house by the number',
    ),
    ...fault(wanted !== null && register !== wanted, `register: must be ${wanted}`),
  ].map((message) => ({ path, message }));
}

/** The ids of all units in use, with their places. */
function listIds(letter: Letter): Placed<number>[] {
  return [
    ...listUnits('daily', letter.daily),
    ...listUnits('moon', letter.moon),
    ...listUnits('events', letter.events),
    ...listSeasons(letter),
  ].map(({ path, item }) => ({ path: [...path, 'id'], item: item.id }));
}

/** The id for the next new unit. */
export function findFreeId(letter: Letter): number {
  return Math.max(-1, ...listIds(letter).map(({ item }) => item), ...letter.retired) + 1;
}

/** No id is used twice, and the ids of removed units stay in the list of retired ones. */
function listIdFaults(letter: Letter): Fault[] {
  const retired = itemsOf({ path: ['letter', 'retired'], item: letter.retired });
  const faults: Fault[] = [];
  const used = new Set<number>();
  for (const { path, item } of [...retired, ...listIds(letter)]) {
    if (used.has(item))
      faults.push({
        path,
        message: `the id ${item} was given before; ${findFreeId(letter)} is free`,
      });
    used.add(item);
  }
  for (let id = 0; id < findFreeId(letter); id += 1) {
    if (!used.has(id))
      faults.push({
        path: ['letter', 'retired'],
        message: `no unit has the id ${id}: list it here if the unit was taken out, or give it to the newest unit`,
      });
  }
  return faults;
}

/**
 * The lines name no planet. A line that advises says so; the Moon's lines advise nothing, because they appear under any
 * letter.
 */
function listLineFaults({ lines }: Letter): Fault[] {
  const all = entriesOf(['letter', 'lines'], lines).flatMap(({ path, item }) =>
    entriesOf(path, item)
      .flatMap((point) => entriesOf(point.path, point.item))
      .flatMap(itemsOf),
  );
  const repeated = findRepeated(all.map(({ path, item }) => ({ path, item: item.line })));
  const rules = all.flatMap(({ path, item: { line, advises } }) =>
    [
      ...listSpellingFaults(line),
      ...fault(countWords(line) > LINE_WORDS_MAX, `more than ${LINE_WORDS_MAX} words`),
      ...fault(PLANET_OR_DIGIT.test(line), 'names a planet or a number'),
      ...(path[2] === 'moon'
        ? fault(ADVISES.test(line) || advises.length > 0, 'a line of the Moon must not advise')
        : fault(ADVISES.test(line) && advises.length === 0, 'must say what it advises')),
    ].map((message) => ({ path, message })),
  );
  return [...repeated, ...rules];
}

function listMeaningFaults({ meanings: { contacts, events } }: Letter): Fault[] {
  const path = ['letter', 'meanings'];
  const ofContacts = entriesOf([...path, 'contacts'], contacts)
    .flatMap((place) => entriesOf(place.path, place.item))
    .flatMap((place) => entriesOf(place.path, place.item))
    .flatMap(({ path: at, item }) => (item === undefined ? [] : [{ path: at, item }]));
  const rule = (most: number) => (meaning: string) => [
    ...listSpellingFaults(meaning),
    ...fault(!/^\p{Lu}.+\.$/u.test(meaning), 'must be one sentence with a stop'),
    ...fault(countWords(meaning) > most, `more than ${most} words`),
  ];
  return [
    ...findRepeated(ofContacts),
    ...check(ofContacts, rule(MEANING_WORDS_MAX)),
    ...check(entriesOf([...path, 'events'], events), rule(EVENT_MEANING_WORDS_MAX)),
  ];
}

/** A thread is one sentence of few words whose tokens are those of its kind. */
function listThreadFaults({ threads }: Letter): Fault[] {
  const frames = entriesOf(['letter', 'threads'], threads).flatMap(itemsOf);
  return check(frames, ({ text }) => [
    ...fault(!/[.?]$/.test(text), 'must be one sentence with a stop'),
    ...fault(countWords(text.replace(/[{}]/g, '')) > THREAD_WORDS_MAX, 'more than twelve words'),
    ...fault(
      [...text.matchAll(/\{(\w+)\}/g)].some(([, token = '']) => !THREAD_TOKENS.has(token)),
      'has a token that no thread knows',
    ),
  ]);
}
