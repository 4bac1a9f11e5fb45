// Composes the letter of a day from a natal chart: pure, without memory.

import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  getDayContacts,
  getDayRange,
  listContacts,
  type NatalPoints,
  type Season,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { LetterArea, LetterFact, WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import {
  chooseDailyMatter,
  chooseMatter,
  chooseMoonMatter,
  type Matter,
  type ToldAreas,
} from './choose-matter.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { findMoonTurns, type MoonTurns } from './moon-turns.ts';
import { chooseSeason, type SeasonPhase } from './season-phase.ts';
import { findDayLines, findSeasonUnit } from './words/library.ts';
import { getMeaning } from './words/meanings.ts';

/** What a letter follows from. */
export interface LetterOf {
  natal: NatalPoints;
  /** `sun-only` leaves the points out that a birth date alone does not carry. */
  basis: WrittenLetter['basis'];
  /** Text that differs from birth to birth, so that two readers' turns differ. */
  seed: string;
  /** `YYYY-MM-DD`, and the IANA name of the zone whose day it is. */
  date: string;
  zone: string;
}

/** What a birth date alone carries. */
const SUN_ONLY: ReadonlySet<NatalPointKey> = new Set([
  'sun',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
/** Within so many days each of the six areas of life is to be told; blocks of two readers begin on different days. */
const BLOCK_DAYS = 10;
const NOTHING_TOLD: ToldAreas = new Map();
/** How far back the last day without a daily matter is looked for. */
const LOOK_BACK_DAYS = 6;

/** The letter of a day. Throws a RangeError for an unknown zone or a date that is none. */
export function composeLetter(almanac: Almanac, letter: LetterOf): WrittenLetter {
  const { basis, date, zone } = letter;
  const natal =
    basis === 'natal'
      ? letter.natal
      : { points: letter.natal.points.filter(({ key }) => SUN_ONLY.has(key)), firstHouse: null };
  const seed = hashOf(letter.seed);
  const day = dayNumberOf(date);
  const { contacts, seasons } = getDayContacts(almanac, natal, date, zone);
  const asked = { date, zone };

  const turns = findMoonTurns(natal);
  const told = listToldAreas(almanac, natal, turns, { ...asked, ago: (day + seed) % BLOCK_DAYS });

  const daily = chooseDailyMatter(contacts, told);
  if (daily !== undefined) {
    const moon = findMoonLine(contacts, day + seed);
    return writeMatter(asked, basis, daily, {
      withQuestion: (day + seed) % 2 === 0,
      season: undefined,
      also: moon,
    });
  }
  const moon = chooseMoonMatter(contacts, turns, told);
  if (moon !== undefined) {
    const dateOf = (utcMs: number) => readWallClock(utcMs, zone).localDate;
    const daysSinceLast = seasons.length === 0 ? 1 : countDaysSinceLast(almanac, natal, asked);
    const season = chooseSeason(seasons, { date, dateOf, daysSinceLast }, moon.unit);
    return writeMatter(asked, basis, moon, {
      withQuestion: (day + seed) % 2 === 0,
      season,
      also: undefined,
    });
  }
  return writeQuietDay(asked, basis, contacts, seasons, findMoonLine(contacts, day + seed));
}

/**
 * What the days of a block before a date were about, the first of them `ago` days before: chosen once more, since
 * nothing is remembered. A block begins with nothing told, so that the work is bounded.
 */
function listToldAreas(
  almanac: Almanac,
  natal: NatalPoints,
  turns: MoonTurns,
  { date, zone, ago }: Asked & { ago: number },
): ToldAreas {
  const told = new Map<LetterArea, number>();
  for (let days = ago; days > 0; days -= 1) {
    const range = getDayRange(addDays(date, -days), zone);
    if (range === undefined) continue;
    const matter = chooseMatter(listContacts(almanac, natal, range), turns, told);
    if (matter !== undefined) told.set(matter.unit.area, (told.get(matter.unit.area) ?? 0) + 1);
  }
  return told;
}

/** How many days ago the last day without a daily matter was: 1 for yesterday, and so on. */
function countDaysSinceLast(
  almanac: Almanac,
  natal: NatalPoints,
  { date, zone }: { date: string; zone: string },
): number {
  for (let ago = 1; ago < LOOK_BACK_DAYS; ago += 1) {
    const range = getDayRange(addDays(date, -ago), zone);
    if (range === undefined) continue;
    const contacts = listContacts(almanac, natal, range);
    if (chooseDailyMatter(contacts, NOTHING_TOLD) === undefined) return ago;
  }
  return LOOK_BACK_DAYS;
}

interface Asked {
  date: string;
  zone: string;
}

function writeMatter(
  { date, zone }: Asked,
  basis: WrittenLetter['basis'],
  { contact, unit }: Matter,
  beside: {
    withQuestion: boolean;
    season: SeasonPhase | undefined;
    also: { text: string; contact: Contact } | undefined;
  },
): WrittenLetter {
  const fact = toFact(contact, date);
  const tell = (text: string) => ({
    text: text.replace(/\{(exact|from|until)\}/g, `{t:${fact.id}:$1}`),
    facts: [fact.id],
  });
  const paragraphs = [tell(unit.notice), tell(unit.why), tell(unit.helps)];
  const facts = [fact];
  if (beside.season !== undefined) {
    const season = toSeasonFact(beside.season.season, date);
    paragraphs.push({ text: beside.season.unit[beside.season.phase], facts: [season.id] });
    facts.push(season);
  }
  const also = beside.also && { ...beside.also, fact: toFact(beside.also.contact, date) };
  if (also !== undefined) facts.push(also.fact);
  return {
    basis,
    date,
    zone,
    headline: unit.headline,
    paragraphs,
    question: beside.withQuestion ? unit.question : null,
    also: also === undefined ? null : { text: also.text, facts: [also.fact.id] },
    register: unit.register,
    area: unit.area,
    facts,
  };
}

/**
 * A day without a unit: what touches the chart is named alone. Over it stands the Moon's line, and on a day that she
 * does not touch the headline of a season.
 */
function writeQuietDay(
  { date, zone }: Asked,
  basis: WrittenLetter['basis'],
  contacts: readonly Contact[],
  seasons: readonly Season[],
  moon: { text: string } | undefined,
): WrittenLetter {
  const facts = contacts.filter(isExact).map((contact) => toFact(contact, date));
  const headed = seasons
    .map((season) => {
      const tone = TONE_OF_CONTACT[season.aspect];
      return { season, unit: findSeasonUnit({ moving: season.moving, natal: season.natal, tone }) };
    })
    .find(({ unit }) => unit !== undefined);
  const season = headed && toSeasonFact(headed.season, date);
  return {
    basis,
    date,
    zone,
    headline: moon?.text ?? headed?.unit?.headline ?? LETTER_COPY.quietHeadline,
    paragraphs: [
      ...(facts.length === 0 ? [{ text: LETTER_COPY.quiet, facts: [] }] : []),
      ...facts.map(({ id, text }) => ({
        text: LETTER_COPY.factAlone(text, `{t:${id}:exact}`),
        facts: [id],
      })),
      ...(season === undefined
        ? []
        : [{ text: LETTER_COPY.seasonAlone(season.text), facts: [season.id] }]),
    ],
    question: null,
    also: null,
    register: headed?.unit?.register ?? 'warm',
    area: headed?.unit?.area ?? 'body',
    facts: season === undefined ? facts : [...facts, season],
  };
}

const isExact = ({ nearMissDegrees }: Contact): boolean => nearMissDegrees === null;

/** The line of the Moon's first contact of a day that has one. */
function findMoonLine(
  contacts: readonly Contact[],
  turn: number,
): { text: string; contact: Contact } | undefined {
  for (const contact of contacts) {
    if (contact.moving !== 'moon') continue;
    const tone = TONE_OF_CONTACT[contact.aspect];
    const lines = findDayLines({ moving: 'moon', natal: contact.natal, tone });
    if (lines !== undefined) return { text: itemAt(lines, turn), contact };
  }
  return undefined;
}

function toFact(contact: Contact, date: string): LetterFact {
  return { ...toContactFact(contact, date), meaning: getMeaning(contact) };
}

/** A season as a fact: the pass that the day is nearest to, and which day of how many it is. */
function toSeasonFact(season: Season, date: string): LetterFact {
  const { moving, natal, aspect, passes, day, days } = season;
  const range = Date.parse(`${date}T12:00:00Z`);
  const nearest = passes
    .map((pass, index) => ({ ...pass, pass: index + 1 }))
    .sort((one, other) => Math.abs(one.atUtcMs - range) - Math.abs(other.atUtcMs - range))[0];
  const startMs = Date.parse(`${season.startDate}T00:00:00Z`);
  const endMs = Date.parse(`${season.endDate}T00:00:00Z`);
  const fact = toContactFact(
    {
      moving,
      natal,
      aspect,
      atUtcMs: nearest?.atUtcMs ?? startMs,
      fromUtcMs: nearest?.fromUtcMs ?? startMs,
      untilUtcMs: nearest?.untilUtcMs ?? endMs,
      shown: 'day',
      pass: nearest?.pass ?? null,
      passes: nearest === undefined ? null : passes.length,
      nearMissDegrees: null,
      house: null,
      occurrence: season.occurrence,
    },
    date,
  );
  return {
    ...fact,
    exactAt: nearest === undefined ? null : fact.exactAt,
    id: `${fact.id}-season`,
    text: LETTER_COPY.season(fact.text, day, days),
    meaning: getMeaning(season),
  };
}
