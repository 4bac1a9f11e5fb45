// Composes the letter of a day from a natal chart: the same chart, date and zone always give the same letter.

import type { MatterUnit } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  type ContactTone,
  type DaySeason,
  getDayContacts,
  getDayRange,
  listContacts,
  type NatalPoints,
  type Season,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { toEventFact } from '#server/sky/event-facts.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import type { LetterFact, WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { chooseMatter, type EventMatter, type Matter } from './choose-matter.ts';
import type { LeadEvent } from './lead-events.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { getEventMeaning, getMeaning } from './meanings.ts';
import type { Tags } from './opposites.ts';
import { chooseSeason, type SeasonPhase } from './season-phase.ts';
import { findDayLines, findSeasonUnit } from './units.ts';

/** Everything that a letter is computed from. */
export interface LetterOf {
  natal: NatalPoints;
  /** `sun-only` leaves out the points that a birth date alone does not determine well enough. */
  basis: WrittenLetter['basis'];
  /** A text that differs from birth to birth, so that two readers with one contact get different words for it. */
  seed: string;
  /** `YYYY-MM-DD`, and the IANA name of the zone whose day it is. */
  date: string;
  zone: string;
}

/** The points that a birth date alone determines well enough: they move little in a day. */
const SUN_ONLY: ReadonlySet<NatalPointKey> = new Set([
  'sun',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
/** What a letter is about, chosen before it is written. */
interface Told {
  contacts: readonly Contact[];
  seasons: readonly DaySeason[];
  /** Undefined when the letter only lists the day's facts. */
  matter: Matter | undefined;
  /** The season that a letter tells besides a unit of the Moon, if one is due. */
  season: SeasonPhase | undefined;
}

/** The letter of a day. Throws a RangeError for an unknown zone or an impossible date. */
export function composeLetter(almanac: Almanac, letter: LetterOf): WrittenLetter {
  const { basis, date, zone } = letter;
  const { contacts, seasons, matter, season } = chooseTold(almanac, letter);
  const turn = dayNumberOf(date) + hashOf(letter.seed);
  const asked = { date, zone };
  if (matter === undefined) {
    return writeQuietDay(asked, basis, contacts, seasons, findMoonLine(contacts));
  }
  const fact =
    matter.kind === 'event' ? toLeadFact(almanac, matter, date) : toFact(matter.contact, date);
  return writeMatter(asked, basis, matter.unit, fact, {
    withQuestion: turn % 2 === 0,
    season,
    also: mayHaveLine(matter) ? findMoonLine(contacts) : undefined,
  });
}

/** Whether a unit of the Moon leads. Beside it a letter tells a season. */
const isOfMoon = (matter: Matter | undefined): matter is Matter =>
  matter?.kind === 'contact' && matter.contact.moving === 'moon';

/** Whether a line of the Moon may stand below a letter: the lines are witty, and a grave letter has no jokes. */
const mayHaveLine = (matter: Matter): boolean =>
  matter.unit.register !== 'grave' && !isOfMoon(matter);

/** What the rest of a page must not repeat or contradict. */
export interface LetterGist {
  /** The contact that leads the letter; undefined where an event of the sky does, or nothing. */
  lead: Contact | undefined;
  /** The event of the sky that leads the letter. */
  event: LeadEvent['event'] | undefined;
  /** The advice and pictures of the letter's texts; takes a millisecond where the Moon leads. */
  listTags(): readonly Tags[];
}

/** The gist of the letter of a day. Throws a RangeError for an unknown zone or an impossible date. */
export function getLetterGist(almanac: Almanac, letter: LetterOf): LetterGist {
  const { date, zone } = letter;
  const natal = findPoints(letter);
  const range = getDayRange(date, zone);
  const contacts = range === undefined ? [] : listContacts(almanac, natal, range);
  const { matter } = chooseMatter(almanac, natal, contacts, askedOf(letter));
  return {
    lead: matter?.kind === 'contact' ? matter.contact : undefined,
    event: matter?.kind === 'event' ? matter.event.event : undefined,
    listTags() {
      const season = isOfMoon(matter) ? chooseTold(almanac, letter).season : undefined;
      return [matter?.unit, season?.unit].filter((unit) => unit !== undefined);
    },
  };
}

/** The points that the letter stands on. */
function findPoints({ basis, natal }: LetterOf): NatalPoints {
  if (basis === 'natal') return natal;
  return { points: natal.points.filter(({ key }) => SUN_ONLY.has(key)), firstHouse: null };
}

const askedOf = ({ seed, date, zone }: LetterOf) => ({ seed: hashOf(seed), date, zone });

function chooseTold(almanac: Almanac, letter: LetterOf): Told {
  const { date, zone } = letter;
  const natal = findPoints(letter);
  const { contacts, seasons } = getDayContacts(almanac, natal, date, zone);
  const { matter, daysSinceMoon } = chooseMatter(almanac, natal, contacts, askedOf(letter));
  const dateOf = (utcMs: number) => readWallClock(utcMs, zone).localDate;
  const season = isOfMoon(matter)
    ? chooseSeason(seasons, { date, dateOf, daysSinceLast: daysSinceMoon }, matter.unit)
    : undefined;
  return { contacts, seasons, matter, season };
}

interface Asked {
  date: string;
  zone: string;
}

function writeMatter(
  { date, zone }: Asked,
  basis: WrittenLetter['basis'],
  unit: MatterUnit,
  fact: LetterFact,
  beside: {
    withQuestion: boolean;
    season: SeasonPhase | undefined;
    also: { text: string; contact: Contact } | undefined;
  },
): WrittenLetter {
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
 * The letter of a day that no unit may lead: it lists the contacts. Its headline is the line of a contact of the Moon,
 * if she has one whose units were all told within the month, else that of a season.
 */
function writeQuietDay(
  { date, zone }: Asked,
  basis: WrittenLetter['basis'],
  contacts: readonly Contact[],
  seasons: readonly DaySeason[],
  moon: { text: string } | undefined,
): WrittenLetter {
  const facts = contacts.filter(isExact).map((contact) => toFact(contact, date));
  const headed = seasons
    .filter(({ isWithheld }) => !isWithheld)
    .map((season) => {
      const tone = TONE_OF_CONTACT[season.aspect];
      return { season, unit: findSeasonUnit({ moving: season.moving, natal: season.natal, tone }) };
    })
    .find(({ unit }) => unit !== undefined);
  const season = headed && toSeasonFact(headed.season, date);
  const quiet = LETTER_COPY[season === undefined ? 'quiet' : 'quietInSeason'][basis];
  return {
    basis,
    date,
    zone,
    headline: moon?.text ?? headed?.unit?.headline ?? LETTER_COPY.quietHeadline,
    paragraphs: [
      ...(facts.length === 0 ? [{ text: quiet, facts: [] }] : []),
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

/**
 * Which line a contact of the Moon has, by its place among those of its tone (`getOccurrence`), or null for none: so
 * that in a month, in which she comes to all her aspects, each line is read once.
 */
const LINE_AT_PLACE: Readonly<Record<ContactTone, readonly (0 | 1 | null)[]>> = {
  // The conjunctions of two months.
  joined: [0, 1],
  // The two squares, and the opposition between them.
  hard: [0, null, 1],
  // The two trines, and a sextile on either side.
  easy: [null, 0, 1, null],
};

/** The line of the Moon's first contact of a day that has one. */
function findMoonLine(
  contacts: readonly Contact[],
): { text: string; contact: Contact } | undefined {
  for (const contact of contacts) {
    if (contact.moving !== 'moon') continue;
    const tone = TONE_OF_CONTACT[contact.aspect];
    const lines = findDayLines({ moving: 'moon', natal: contact.natal, tone });
    const line = itemAt(LINE_AT_PLACE[tone], contact.occurrence);
    if (lines !== undefined && line !== null) return { text: lines[line], contact };
  }
  return undefined;
}

/** The fact of the event that leads a letter, in the reader's house. */
function toLeadFact(
  almanac: Almanac,
  { event: { key, event }, house }: EventMatter,
  date: string,
): LetterFact {
  const own = { house, shown: 'minute' as const, meaning: getEventMeaning(key) };
  return { ...toEventFact(almanac, date, event), ...own };
}

function toFact(contact: Contact, date: string): LetterFact {
  return { ...toContactFact(contact, date), meaning: getMeaning(contact) };
}

/** A season as a fact: its pass nearest to the date, and which day of the season the date is. */
function toSeasonFact(season: Season, date: string): LetterFact {
  const { moving, natal, aspect, passes, day, days } = season;
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const nearest = passes
    .map((pass, index) => ({ ...pass, pass: index + 1 }))
    .sort((one, other) => Math.abs(one.atUtcMs - noonMs) - Math.abs(other.atUtcMs - noonMs))[0];
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
