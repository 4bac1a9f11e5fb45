// Composes the letter of a day from a natal chart and what the reader was shown: chooses what leads, takes the texts and
// puts the facts in. The same chart, date, zone and memory always give the same letter.

import type { MatterUnit, SeasonUnit } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  type ContactTone,
  type DaySeason,
  findNextContact,
  getDayRange,
  type NatalPoints,
  type Season,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { toEventFact } from '#server/sky/event-facts.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import type { Reading } from '#server/writing/choose-unit.ts';
import type { Memory, ToRemember } from '#server/writing/memory.ts';
import type { LetterFact, WrittenLetter } from '#shared/letter/letter.schema.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import {
  type Asked,
  type Choice,
  type ContactLead,
  chooseLead,
  contactKeyOf,
  type EventLead,
  type Lead,
  listMoon,
  type MomentLead,
} from './choose-lead.ts';
import type { LeadEvent } from './lead-events.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { getEventMeaning, getMeaning } from './meanings.ts';
import { isOpposite, type Tags } from './opposites.ts';
import { createReaderSky, type ReaderSky } from './reader-sky.ts';
import { isPhaseRested, type Moment, seasonKeyOf } from './season-moments.ts';
import { chooseThread } from './thread.ts';
import { findDayLines, findSeasonUnit } from './units.ts';

/** Everything that a letter is computed from. */
export interface LetterOf {
  natal: NatalPoints;
  /** `sun-only` where neither time nor place of birth is known. */
  basis: WrittenLetter['basis'];
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** A text that differs from birth to birth, so that two readers with one contact get different words for it. */
  seed: string;
  /** `YYYY-MM-DD`, and the IANA name of the zone whose day it is. */
  date: string;
  zone: string;
  /** What the reader was shown before. */
  memory: Memory;
}

/** What the rest of a page must not repeat or contradict. */
export interface LetterGist {
  /** The contact that leads the letter; null where something else does. */
  lead: Contact | null;
  /** Of the event of the sky that leads the letter. */
  event: { kind: LeadEvent['event']['kind']; atUtcMs: number } | null;
  /** The advice and pictures of the letter's texts. */
  tags: readonly Tags[];
}

/** A letter with what it adds to the reader's memory. */
export interface ComposedLetter {
  letter: WrittenLetter;
  shown: ToRemember;
  gist: LetterGist;
  lead: Lead | undefined;
}

/** The letter of a day. Throws a RangeError for an unknown zone or an impossible date. */
export function composeLetter(almanac: Almanac, letter: LetterOf): ComposedLetter {
  const { natal, basis, birthDate, seed, date, zone, memory } = letter;
  const sky = createReaderSky(almanac, { natal, zone, isByDate: basis === 'sun-only' });
  const day = dayNumberOf(date);
  // A letter that is written again for the same day is no earlier one.
  const letters = memory.letters.filter((earlier) => earlier.day !== day);
  const reading: Reading = {
    day,
    reader: { birthDate, date, zone },
    seed,
    memory: { ...memory, letters },
  };
  const asked: Asked = { almanac, sky, date, birthDate, reading };
  const choice = chooseLead(asked);
  const { lead } = choice;
  if (lead === undefined) return writeQuietDay(asked, basis, choice.moments);
  const text =
    lead.kind === 'moment'
      ? tellMoment(asked, lead)
      : tellUnit(asked, lead, toLeadFact(asked, lead));
  return finish(asked, basis, text, choice);
}

/** The parts of a letter that depend on what leads it. */
interface Told {
  headline: string;
  paragraphs: { text: string; facts: string[] }[];
  question: string | null;
  facts: LetterFact[];
  unit: MatterUnit | undefined;
  season: SeasonUnit | undefined;
  lead: Lead | undefined;
  /** The season that the letter tells, which then has no line. */
  moment: Moment | undefined;
  others: readonly string[];
}

const turnOf = ({ reading }: Asked): number => reading.day + hashOf(reading.seed);

/** The three parts of a unit, with the times of a fact in place of its tokens. */
function listParts(unit: MatterUnit, fact: LetterFact): { text: string; facts: string[] }[] {
  return [unit.notice, unit.why, unit.helps].map((text) => ({
    text: text.replace(/\{(exact|from|until)\}/g, `{t:${fact.id}:$1}`),
    facts: [fact.id],
  }));
}

function tellUnit(asked: Asked, lead: ContactLead | EventLead, fact: LetterFact): Told {
  const { unit } = lead;
  return {
    headline: unit.headline,
    paragraphs: listParts(unit, fact),
    question: turnOf(asked) % 2 === 0 ? unit.question : null,
    facts: [fact],
    unit,
    season: undefined,
    lead,
    moment: undefined,
    others: [],
  };
}

/** A moment of a season: the season's headline and phase, then the best unit of the Moon without its headline. */
function tellMoment(asked: Asked, lead: MomentLead): Told {
  const { moment } = lead;
  const { date } = asked;
  const season = wordsOf(moment.season);
  const phase = season?.[moment.kind];
  const fact = toSeasonFact(asked, moment.season, moment.pass);
  const moon = findMoonBeside(asked, season);
  const moonFact = moon && toFact(moon.contact, date);
  const next = moon === undefined ? tellNext(asked) : undefined;
  return {
    headline: phase?.headline ?? LETTER_COPY.quietHeadline,
    paragraphs: [
      { text: phase?.text ?? LETTER_COPY.seasonAlone(fact.text), facts: [fact.id] },
      ...(moon && moonFact ? listParts(moon.unit, moonFact) : []),
      ...(next === undefined ? [] : [next.paragraph]),
    ],
    question: null,
    facts: [fact, moonFact, next?.fact].filter((each) => each !== undefined),
    unit: moon?.unit,
    season,
    lead,
    moment,
    others: [seasonKeyOf(moment.season)],
  };
}

/** The Moon's unit that stands below a season: the best that advises nothing opposite, and none light below a grave one. */
function findMoonBeside(asked: Asked, season: SeasonUnit | undefined): ContactLead | undefined {
  const leads = listMoon(asked)
    .sort((one, other) => other.points - one.points)
    .flatMap(({ lead }) => (lead.kind === 'contact' ? [lead] : []));
  return leads.find(
    ({ unit }) =>
      season === undefined ||
      (!isOpposite(season, unit) && !(season.register === 'grave' && unit.register === 'light')),
  );
}

/** Adds the thread, the line below and what is remembered. */
function finish(
  asked: Asked,
  basis: WrittenLetter['basis'],
  told: Told,
  { moments }: Pick<Choice, 'moments'>,
): ComposedLetter {
  const { sky, date, reading } = asked;
  const { lead, unit, season, moment } = told;
  const facts = [...told.facts];
  const line = findLine(asked, told, moments);
  if (line !== undefined && !facts.some(({ id }) => id === line.fact.id)) facts.push(line.fact);
  const thread = turnOf(asked) % 2 === 0 ? undefined : chooseThread(asked, lead, facts[0]);
  const register = season?.register ?? unit?.register ?? 'warm';
  const area = season?.area ?? unit?.area ?? 'body';
  const contact = lead?.kind === 'contact' ? lead.contact : null;
  const tags = [unit, season]
    .filter((each) => each !== undefined)
    .map(({ advice, picture }) => ({ advice, picture }));
  return {
    letter: {
      basis,
      date,
      zone: sky.zone,
      headline: told.headline,
      paragraphs: told.paragraphs,
      question: told.question,
      thread: thread === undefined ? null : { text: thread.text, facts: thread.facts },
      also: line === undefined ? null : { text: line.text, facts: [line.fact.id] },
      register,
      area,
      rewritten: false,
      facts,
    },
    shown: {
      letter: {
        day: reading.day,
        area,
        advice: (season ?? unit)?.advice ?? null,
        moving: contact?.moving ?? null,
        natal: contact?.natal ?? null,
        contact: contact === null ? null : contactKeyOf(contact),
        ofSeason: lead?.kind === 'moment',
        thread: thread?.kind ?? null,
      },
      units: unit === undefined ? [] : [unit.id],
      moments: [moment, line?.moment].flatMap((each) => (each === undefined ? [] : [each.key])),
      others: told.others,
      pictures: tags.map(({ picture }) => picture),
    },
    gist: {
      lead: contact,
      event:
        lead?.kind === 'event'
          ? { kind: lead.event.event.kind, atUtcMs: lead.event.event.atUtcMs }
          : null,
      tags,
    },
    lead,
  };
}

interface Line {
  text: string;
  fact: LetterFact;
  moment: Moment | undefined;
}

/**
 * The line below a letter: a moment of a season that does not lead, else a contact of the Moon. None witty below a
 * grave letter, and none of the Moon where she leads.
 */
function findLine(asked: Asked, { moment, unit, season, lead }: Told, moments: readonly Moment[]) {
  const { date } = asked;
  for (const other of moments) {
    if (other === moment) continue;
    const words = wordsOf(other.season);
    if (words === undefined) continue;
    const fact = toSeasonFact(asked, other.season, other.pass);
    return {
      text: LETTER_COPY.momentLine(words[other.kind].headline, other.season.day, other.season.days),
      fact,
      moment: other,
    } satisfies Line;
  }
  if ((season ?? unit)?.register === 'grave' || moment !== undefined) return undefined;
  if (lead?.kind === 'contact' && lead.contact.moving === 'moon') return undefined;
  const moon = findMoonLine(asked.sky.contactsOn(date));
  return (
    moon &&
    ({ text: moon.text, fact: toFact(moon.contact, date), moment: undefined } satisfies Line)
  );
}

/**
 * A day without a text of its own: the whole phase of a season that was not told for a month, else what comes next.
 */
function writeQuietDay(
  asked: Asked,
  basis: WrittenLetter['basis'],
  moments: readonly Moment[],
): ComposedLetter {
  const { sky, date, reading } = asked;
  const next = tellNext(asked);
  const shared = { question: null, unit: undefined, lead: undefined, moment: undefined };
  const due = sky
    .seasonsOn(date)
    .find(
      (season) =>
        !season.isWithheld &&
        date >= season.loop.startDate &&
        isPhaseRested(season, reading.memory, reading.day) &&
        wordsOf(season) !== undefined,
    );
  const season = due && wordsOf(due);
  if (due !== undefined && season !== undefined) {
    const fact = toSeasonFact(asked, due, null);
    const phase = season[phaseOf(sky, due, date)];
    const told: Told = {
      ...shared,
      headline: phase.headline,
      paragraphs: [
        { text: phase.text, facts: [fact.id] },
        ...(next === undefined ? [] : [next.paragraph]),
      ],
      facts: next === undefined ? [fact] : [fact, next.fact],
      season,
      others: [seasonKeyOf(due)],
    };
    return finish(asked, basis, told, { moments });
  }
  const told: Told = {
    ...shared,
    headline: LETTER_COPY.quietHeadline,
    paragraphs: [
      { text: LETTER_COPY.quiet[basis], facts: [] },
      ...(next === undefined ? [] : [next.paragraph]),
    ],
    facts: next === undefined ? [] : [next.fact],
    season: undefined,
    others: [],
  };
  return finish(asked, basis, told, { moments });
}

/** How a season is told; undefined where nothing is written. */
const wordsOf = ({ moving, natal, aspect }: DaySeason): SeasonUnit | undefined =>
  findSeasonUnit({ moving, natal, tone: TONE_OF_CONTACT[aspect] });

function phaseOf(sky: ReaderSky, { passes, day, days }: DaySeason, date: string): Moment['kind'] {
  const dates = passes.map(({ atUtcMs }) => sky.dateOf(atUtcMs));
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return day <= days / 2 ? 'coming' : 'leaving';
  if (date < first) return 'coming';
  return date <= last ? 'exact' : 'leaving';
}

/** The contact that comes next after a quiet day, as the day's last sentence. */
function tellNext({ almanac, sky, date }: Asked) {
  const range = getDayRange(date, sky.zone);
  const next = range && findNextContact(almanac, sky.natal, range.endMs, sky.zone);
  if (!next || next.contact.nearMissDegrees !== null) return undefined;
  const fact = toFact(next.contact, next.date);
  return {
    fact,
    paragraph: { text: LETTER_COPY.next(fact.text, `{t:${fact.id}:exact}`), facts: [fact.id] },
  };
}

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

/** The fact that a unit stands on: the contact, on the day that it is exact, or the event in the reader's house. */
function toLeadFact({ almanac, sky, date }: Asked, lead: ContactLead | EventLead): LetterFact {
  if (lead.kind === 'contact') return toFact(lead.contact, sky.dateOf(lead.contact.atUtcMs));
  const { event, house } = lead;
  return {
    ...toEventFact(almanac, date, event.event),
    house: sky.hasHouses ? house : null,
    shown: 'minute' as const,
    meaning: getEventMeaning(event.key),
  };
}

function toFact(contact: Contact, date: string): LetterFact {
  return { ...toContactFact(contact, date), meaning: getMeaning(contact) };
}

/**
 * A season as a fact: the pass that is told, or the one nearest to the date; which day of the season the date is; and
 * the house that the body crosses on that day, where the houses are sure.
 */
function toSeasonFact(
  { almanac, sky, date }: Asked,
  season: Season,
  told: number | null,
): LetterFact {
  const { moving, natal, aspect, passes, day, days } = season;
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const nearest = passes
    .map((pass, index) => ({ ...pass, pass: index + 1 }))
    .sort(
      (one, other) =>
        Number(other.pass === told) - Number(one.pass === told) ||
        Math.abs(one.atUtcMs - noonMs) - Math.abs(other.atUtcMs - noonMs),
    )[0];
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
      house: sky.hasHouses
        ? sky.houseOf(getSignKey(almanac.getPosition(moving, noonMs).longitudeDegrees))
        : null,
      occurrence: season.occurrence,
    },
    date,
  );
  return {
    ...fact,
    kind: 'season',
    exactAt: nearest === undefined ? null : fact.exactAt,
    id: `${fact.id}-season`,
    start: season.startDate,
    end: season.endDate,
    day,
    days,
    text: LETTER_COPY.season(fact.text, day, days),
    meaning: getMeaning(season),
  };
}
