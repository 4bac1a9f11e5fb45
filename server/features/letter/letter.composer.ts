// Composes the letter of a day from a natal chart and what the reader has been shown: chooses what leads, picks the
// texts and fills in the facts. The same chart, date, zone and memory always give the same letter.

import { content, type MatterUnit, type SeasonUnit } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  findNextContact,
  getDayRange,
  type NatalPoints,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { areaOfPoint } from '#server/writing/areas.ts';
import type { Reading } from '#server/writing/choose-unit.ts';
import type { Memory, ToRemember } from '#server/writing/memory.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { LetterArea, LetterFact, WrittenLetter } from '#shared/letter/letter.schema.ts';
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
import { LETTER_COPY } from './letter.copy.ts';
import { toFact, toLeadFact, toSeasonFact } from './letter-facts.ts';
import { findLine } from './letter-line.ts';
import { isOpposite, type Tags } from './opposites.ts';
import { createReaderSky } from './reader-sky.ts';
import { type Moment, phaseKeyOf } from './season-moments.ts';
import { bodyName, chooseThread, isAlwaysTold, pointName } from './thread.ts';
import { findSeasonWords } from './units.ts';

const { quiet } = content.letter;
/** How long a season's letter is at most, its headline counted, and how many words a time has beside its token. */
const SEASON_WORDS_MAX = 100;
const TIME_WORDS = 3;

/** Everything that a letter is computed from. */
export interface LetterOf {
  natal: NatalPoints;
  /** `sun-only` when neither time nor place of birth is known. */
  basis: WrittenLetter['basis'];
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** A text that differs from birth to birth, so that two readers with the same contact get different words for it. */
  seed: string;
  /** `YYYY-MM-DD`, and the IANA name of the zone whose day it is. */
  date: string;
  zone: string;
  /** What the reader has been shown before. */
  memory: Memory;
  /** The placements of the reader's chart, in words, the weightiest first; used only on a quiet day. */
  placements: () => readonly Placement[];
}

/** Where a body or an angle is in a chart, and the words for it. */
export interface Placement {
  headline: string;
  text: string;
  fact: LetterFact & { kind: 'placement' };
}

/** What the rest of a page must not repeat or contradict. */
export interface LetterGist {
  /** The contact that leads the letter; null when something else does. */
  lead: Contact | null;
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
  // When a letter is rewritten for the same day, the first version does not count as an earlier letter.
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
  if (lead === undefined) return writeQuietDay(asked, letter, choice.moments);
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
  /** The season that the letter is about, which then gets no line. */
  moment: Moment | undefined;
  others: readonly string[];
  /** Used when no unit names it. */
  area: LetterArea;
  placements: readonly string[];
}

const NOTHING_TOLD: Told = {
  headline: '',
  paragraphs: [],
  question: null,
  facts: [],
  unit: undefined,
  season: undefined,
  lead: undefined,
  moment: undefined,
  others: [],
  area: 'body',
  placements: [],
};

const turnOf = ({ reading }: Asked): number => reading.day + hashOf(reading.seed);

/** The three parts of a unit, with a fact's times in place of its tokens. */
function listParts(unit: MatterUnit, fact: LetterFact): { text: string; facts: string[] }[] {
  return [unit.notice, unit.why, unit.helps].map((text) => ({
    text: text.replace(/\{(exact|from|until)\}/g, `{t:${fact.id}:$1}`),
    facts: [fact.id],
  }));
}

function tellUnit(asked: Asked, lead: ContactLead | EventLead, fact: LetterFact): Told {
  const { unit } = lead;
  return {
    ...NOTHING_TOLD,
    headline: unit.headline,
    paragraphs: listParts(unit, fact),
    question: turnOf(asked) % 2 === 0 ? unit.question : null,
    facts: [fact],
    unit,
    lead,
  };
}

/**
 * A moment of a season: the headline and text of its phase, then a unit of the Moon without its headline, which every
 * unit can do without. If no unit is about the same subject and suits the phase, the moment alone is the letter.
 */
function tellMoment(asked: Asked, lead: MomentLead): Told {
  const { moment } = lead;
  const { date } = asked;
  const season = findSeasonWords(moment.season);
  const phase = season?.[moment.kind];
  const fact = toSeasonFact(asked, moment.season, moment.pass);
  const moon = findMoonBeside(asked, season, phase);
  const moonFact = moon && toFact(moon.contact, date);
  return {
    ...NOTHING_TOLD,
    headline: phase?.headline ?? fact.text,
    paragraphs: [
      { text: phase?.text ?? fact.meaning, facts: [fact.id] },
      ...(moon && moonFact ? listParts(moon.unit, moonFact) : []),
    ],
    facts: [fact, moonFact].filter((each) => each !== undefined),
    unit: moon?.unit,
    season,
    lead,
    moment,
    others: [phaseKeyOf(moment)],
  };
}

/**
 * The Moon's unit that stands below a season: the best of the season's own areas with another image that advises nothing
 * opposite, none light below a grave one, and none that makes a letter of more than `SEASON_WORDS_MAX` words.
 */
function findMoonBeside(
  asked: Asked,
  season: SeasonUnit | undefined,
  phase: SeasonUnit['exact'] | undefined,
): ContactLead | undefined {
  const room = SEASON_WORDS_MAX - countWords(`${phase?.headline} ${phase?.text}`);
  const isFit = (unit: MatterUnit): boolean =>
    season === undefined ||
    (unit.areas.some((area) => season.areas.includes(area)) &&
      !isOpposite(season, unit) &&
      unit.picture !== season.picture &&
      countWords(`${unit.notice} ${unit.why} ${unit.helps}`) + TIME_WORDS <= room &&
      !(season.register === 'grave' && unit.register === 'light'));
  const [best] = listMoon(asked, isFit).sort((one, other) => other.points - one.points);
  return best?.lead.kind === 'contact' ? best.lead : undefined;
}

/** Adds the thread, the line below, and what to remember. */
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
  const hasThread = turnOf(asked) % 2 !== 0 || isAlwaysTold(asked, lead);
  const thread = hasThread ? chooseThread(asked, lead, facts[0]) : undefined;
  const register = season?.register ?? unit?.register ?? 'warm';
  const area = season?.area ?? unit?.area ?? told.area;
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
      lines: line?.lines ?? [],
      moments: [moment, line?.moment].flatMap((each) => (each === undefined ? [] : [each.key])),
      others: told.others,
      pictures: tags.map(({ picture }) => picture),
      placements: told.placements,
    },
    gist: {
      lead: contact,
      tags,
    },
    lead,
  };
}

/**
 * A day without a text of its own: a placement of the reader's chart that was never shown, or else a text for quiet
 * days, which ends with what comes next.
 */
function writeQuietDay(
  asked: Asked,
  { basis, placements }: LetterOf,
  moments: readonly Moment[],
): ComposedLetter {
  const { memory } = asked.reading;
  const told =
    tellPlacement(placements().find(({ fact }) => !memory.placements.includes(fact.id))) ??
    tellQuiet(asked);
  return finish(asked, basis, { ...NOTHING_TOLD, ...told }, { moments });
}

function tellPlacement(placement: Placement | undefined): Partial<Told> | undefined {
  if (placement === undefined) return undefined;
  const { headline, text, fact } = placement;
  const [natal] = fact.bodies;
  return {
    headline,
    paragraphs: [{ text, facts: [fact.id] }],
    facts: [fact],
    area: areaOfPoint(natal),
    placements: [fact.id],
  };
}

function tellQuiet(asked: Asked): Partial<Told> {
  const { others } = asked.reading.memory;
  const shownOn = (index: number) => others.get(quietKeyOf(index)) ?? 0;
  const turn = hashOf(asked.reading.seed);
  const [index = 0] = quiet
    .map((_, at) => (at + turn) % quiet.length)
    .sort((one, other) => shownOn(one) - shownOn(other));
  const { headline, text } = itemAt(quiet, index);
  const next = tellNext(asked);
  return {
    headline,
    paragraphs: [{ text, facts: [] }, ...(next === undefined ? [] : [next.paragraph])],
    facts: next === undefined ? [] : [next.fact],
    others: [quietKeyOf(index)],
  };
}

const quietKeyOf = (index: number): string => `quiet ${index}`;

/** The contact that comes next after a quiet day, as the day's last sentence. */
function tellNext(asked: Asked) {
  const next = findNext(asked);
  if (next === undefined) return undefined;
  const { moving, natal, aspect } = next.contact;
  const fact = toFact(next.contact, next.date);
  const words = LETTER_COPY.next[TONE_OF_CONTACT[aspect]](
    bodyName(moving),
    pointName(natal, moving),
    `{t:${fact.id}:exact}`,
  );
  return { fact, paragraph: { text: words, facts: [fact.id] } };
}

/** The next contact; when tomorrow has several, one that does not lead tomorrow's letter. */
function findNext(asked: Asked): { contact: Contact; date: string } | undefined {
  const { almanac, sky, date, reading } = asked;
  const next = addDays(date, 1);
  const ofTomorrow = sky.contactsOn(next);
  if (ofTomorrow.length > 1) {
    const { lead } = chooseLead({
      ...asked,
      date: next,
      reading: { ...reading, day: reading.day + 1, reader: { ...reading.reader, date: next } },
    });
    const contact = ofTomorrow.find((each) => lead?.kind !== 'contact' || each !== lead.contact);
    if (contact !== undefined) return { contact, date: next };
  }
  const range = getDayRange(date, sky.zone);
  const found = range && findNextContact(almanac, sky.natal, range.endMs, sky.zone);
  return found && found.contact.nearMissDegrees === null ? found : undefined;
}
