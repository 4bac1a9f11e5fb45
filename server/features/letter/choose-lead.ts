// What leads a letter: the weight on this chart picks the contact, event or moment; the houses pick its text; the
// memory breaks ties.

import { EVENT_KEYS, type EventKey, type MatterUnit } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import type { Contact } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { hashOf } from '#server/text/rotation.ts';
import { chooseUnit, chooseUnitAnyway, type Reading } from '#server/writing/choose-unit.ts';
import { suits } from '#server/writing/suits.ts';
import { isBirthday } from '#shared/core/birthday.ts';
import { addDays, ageOn } from '#shared/core/calendar-date.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { listTouches } from './event-touch.ts';
import type { LeadEvent } from './lead-events.ts';
import type { ReaderSky } from './reader-sky.ts';
import { listDueMoments, listRunningPhases, type Moment } from './season-moments.ts';
import { findSeasonUnit, listEventUnits, listMatterUnits } from './units.ts';

const BODY: Readonly<Partial<Record<BodyKey, number>>> = {
  sun: 60,
  mars: 60,
  venus: 50,
  mercury: 40,
};
const TONE = { joined: 30, hard: 15, easy: 0 } as const;
const POINT: Readonly<Record<NatalPointKey, number>> = {
  sun: 20,
  moon: 20,
  ascendant: 20,
  midheaven: 15,
  venus: 12,
  mercury: 10,
  mars: 10,
  saturn: 8,
  jupiter: 6,
  uranus: 2,
  neptune: 2,
  pluto: 2,
};
const EXACT_TODAY = 100;
const TO_THE_MINUTE = 8;
const SEVERAL_PASSES = 6;
const UNIT_PART = 0.6;
/** More than a text adds to the weight of its contact. */
const UNIT_MOST = 40;
const TOMORROW = 22;
/** More than any contact of the Moon has. */
const MOON_MOST = 100;
/** Less than anything else has. */
const LAST = -1000;
const ASLEEP = 200;
const WAKES = 6;
const SLEEPS = 23;
const RARE_EVENTS: ReadonlySet<EventKey> = new Set(
  EVENT_KEYS.filter((key) => key !== 'new-moon' && key !== 'full-moon'),
);
const CORNERS: ReadonlySet<number> = new Set([1, 4, 7, 10]);
/**
 * The Moon's contacts with a point that is less certain than this never lead a letter, degrees (either way, on
 * average).
 */
const VAGUE_DEGREES = 3.3;

export interface ContactLead {
  kind: 'contact';
  contact: Contact;
  unit: MatterUnit;
  isTomorrow: boolean;
  isBirthday: boolean;
}
export interface EventLead {
  kind: 'event';
  event: LeadEvent;
  house: number;
  unit: MatterUnit;
}
export interface MomentLead {
  kind: 'moment';
  moment: Moment;
}
export type Lead = ContactLead | EventLead | MomentLead;

/** What a day's letter is about, and the season moments that are due beside it. */
export interface Choice {
  lead: Lead | undefined;
  moments: readonly Moment[];
}

/** Whose letter it is: the chart's sky, the birth date, and the reading with its memory. */
export interface Asked {
  almanac: Almanac;
  sky: ReaderSky;
  date: string;
  birthDate: string;
  reading: Reading;
}

type Scored = { points: number; lead: Lead };

/** The highest of all candidates for a day; undefined when there is none. */
export function chooseLead(asked: Asked): Choice {
  const { sky, date, reading } = asked;
  const moments = listDueMoments(sky, reading.memory, date);
  const birthday = findBirthday(asked);
  if (birthday !== undefined) return { lead: birthday, moments };
  const candidates: Scored[] = [
    ...moments
      .filter((moment) => moment.mayLead && suitsReader(asked, moment))
      .map((moment): Scored => ({ points: moment.points, lead: { kind: 'moment', moment } })),
    ...listEvents(asked),
    ...listToday(asked),
    ...listTomorrow(asked),
    ...listMoon(asked),
    ...listRunning(asked),
  ];
  let best: Scored | undefined;
  for (const candidate of candidates)
    if (best === undefined || candidate.points > best.points) best = candidate;
  return { lead: best?.lead, moments };
}

/** Whether the words of a season suit the reader's day. The weightiest are shown on any day. */
function suitsReader({ reading }: Asked, { of, season, tone }: Moment): boolean {
  const unit = findSeasonUnit({ moving: season.moving, natal: season.natal, tone });
  return of === 'a' || (unit !== undefined && suits(unit, reading.reader));
}

/** Identifies a contact and its pass, which leads only one letter. */
export const contactKeyOf = ({ moving, natal, aspect, pass }: Contact): string =>
  `${moving}-${natal}-${aspect}-${pass}`;

const isReturn = ({ moving, natal, aspect }: Contact): boolean =>
  moving === 'sun' && natal === 'sun' && aspect === 'conjunction';

/** Of the birthday's texts one after the other, by age; each reader begins with another. */
function chooseOfBirthday({ reading }: Asked): MatterUnit | undefined {
  const { reader, seed } = reading;
  const units = listMatterUnits({ moving: 'sun', natal: 'sun', tone: 'joined' }).filter((unit) =>
    suits(unit, reader),
  );
  return units[(ageOn(reader.birthDate, reader.date) + hashOf(seed)) % units.length];
}

/** The birthday's letter: the Sun is back at its place on that day or up to three days before or after. */
function findBirthday(asked: Asked): ContactLead | undefined {
  const { sky, date, birthDate } = asked;
  if (!isBirthday(birthDate, date)) return undefined;
  // The return drifts by a day and a half over the years, and the reader may live a calendar day from the birth place.
  const contact = [0, -1, 1, -2, 2, -3, 3]
    .flatMap((days) => sky.contactsOn(addDays(date, days)))
    .find(isReturn);
  if (contact === undefined) return undefined;
  const unit = chooseOfBirthday(asked);
  return unit && { kind: 'contact', contact, unit, isTomorrow: false, isBirthday: true };
}

function listEvents(asked: Asked): Scored[] {
  const { sky, date, reading } = asked;
  return sky.eventsOn(date).flatMap((event): Scored[] => {
    const house = sky.houseOf(event.sign);
    const setting = { crossed: house, ofPoint: null, natal: null, isSure: sky.hasHouses };
    // The Moon may be new or full in one sign twice in a month, and the same words would come again.
    const choose = RARE_EVENTS.has(event.key) ? chooseUnitAnyway : chooseUnit;
    const chosen = choose(listEventUnits(event.key, house), setting, reading);
    if (chosen === undefined) return [];
    const lead: EventLead = { kind: 'event', event, house, unit: chosen.unit };
    return [{ points: pointsOfEvent(asked, event, house), lead }];
  });
}

function pointsOfEvent({ almanac, sky }: Asked, leadEvent: LeadEvent, house: number): number {
  const { key, event } = leadEvent;
  const isNear = listTouches(almanac, sky, leadEvent).length > 0;
  if (event.kind === 'station') return isNear ? 700 : 350;
  if (key === 'solar-eclipse' || key === 'lunar-eclipse') {
    return isNear || (sky.hasHouses && CORNERS.has(house)) ? 850 : 600;
  }
  return isNear ? 500 : 300;
}

/**
 * The contacts of Sun, Mercury, Venus and Mars on a date that have not led yet. The Sun's return belongs to the
 * birthday.
 */
function listPlanets({ sky, reading }: Asked, date: string): Contact[] {
  const led = new Set(reading.memory.letters.map(({ contact }) => contact));
  return sky
    .contactsOn(date)
    .filter(
      (contact) =>
        contact.moving !== 'moon' && !isReturn(contact) && !led.has(contactKeyOf(contact)),
    );
}

const tellOf = ({ moving, natal, aspect }: Contact) =>
  listMatterUnits({ moving, natal, tone: TONE_OF_CONTACT[aspect] });

/** The weight of a contact on this chart, whatever its text. */
export function weightOf(sky: ReaderSky, contact: Contact): number {
  const { moving, natal, aspect, shown, passes, atUtcMs } = contact;
  const hour = sky.hourOf(atUtcMs);
  const isTimed = shown === 'minute' && hour >= WAKES && hour < SLEEPS;
  return (
    EXACT_TODAY +
    (BODY[moving] ?? 0) +
    TONE[TONE_OF_CONTACT[aspect]] +
    POINT[natal] +
    (isTimed ? TO_THE_MINUTE : 0) +
    ((passes ?? 1) > 1 ? SEVERAL_PASSES : 0)
  );
}

/** Whether a contact is the one that leads a later date, as far as the sky alone can tell. */
export function isLikelyToLead(asked: Asked, contact: Contact, date: string): boolean {
  const { sky, birthDate, reading } = asked;
  const isHeaviest = listPlanets(asked, date).every(
    (each) => weightOf(sky, each) <= weightOf(sky, contact),
  );
  return (
    isHeaviest &&
    !isReturn(contact) &&
    !isBirthday(birthDate, date) &&
    sky.eventsOn(date).length === 0 &&
    scorePlanet(asked, contact, false).length > 0 &&
    !listDueMoments(sky, reading.memory, date).some(
      ({ mayLead, points }) => mayLead && points > weightOf(sky, contact),
    )
  );
}

function listToday(asked: Asked): Scored[] {
  return listPlanets(asked, asked.date).flatMap((contact) => scorePlanet(asked, contact, false));
}

function scorePlanet({ sky, reading }: Asked, contact: Contact, isTomorrow: boolean): Scored[] {
  const chosen = chooseUnit(tellOf(contact), sky.settingOf(contact), reading);
  if (chosen === undefined) return [];
  const { unit, score } = chosen;
  const points = weightOf(sky, contact) + score * UNIT_PART - (isTomorrow ? TOMORROW : 0);
  return [{ points, lead: { kind: 'contact', contact, unit, isTomorrow, isBirthday: false } }];
}

/** Contacts that are exact tomorrow. Tomorrow keeps its heaviest for itself, unless it has something else to tell. */
function listTomorrow(asked: Asked): Scored[] {
  const { sky } = asked;
  const contacts = listPlanets(asked, addDays(asked.date, 1));
  if (contacts.length === 0) return [];
  const heaviest = Math.max(...contacts.map((contact) => weightOf(sky, contact)));
  const kept = isSpared(asked, contacts.length, heaviest)
    ? undefined
    : contacts.find((each) => weightOf(sky, each) === heaviest);
  return contacts
    .filter((contact) => contact !== kept)
    .flatMap((contact) => scorePlanet(asked, contact, true));
}

/**
 * Whether tomorrow can do without the heaviest of its contacts: an event leads it; or, where today has no contact of its
 * own, the birthday or a moment of a season does, or after a letter of the Moon the day after tomorrow has contacts
 * enough; after three of them, in any case.
 */
function isSpared(asked: Asked, contacts: number, heaviest: number): boolean {
  const { sky, date, birthDate, reading } = asked;
  const next = addDays(date, 1);
  if (sky.eventsOn(next).length > 0) return true;
  if (listPlanets(asked, date).length > 0) return false;
  if (isBirthday(birthDate, next)) return true;
  const least = contacts > 1 ? heaviest + UNIT_MOST : MOON_MOST;
  const hasMoment = listDueMoments(sky, reading.memory, next).some(
    (moment) =>
      moment.mayLead && moment.late === 0 && moment.points > least && suitsReader(asked, moment),
  );
  if (hasMoment) return true;
  const { letters } = reading.memory;
  // Three letters of the Moon in a row are enough.
  const isRun = letters.length > 2 && letters.every(({ moving }) => moving === 'moon');
  const isAfterMoon = letters[0]?.moving === 'moon';
  return (
    contacts === 1 && (isRun || (isAfterMoon && listPlanets(asked, addDays(date, 2)).length > 1))
  );
}

/** A running season: after a letter of the Moon above her next one, else where nothing else can lead. */
function listRunning(asked: Asked): Scored[] {
  const { sky, date, reading } = asked;
  const moment = listRunningPhases(sky, reading.memory, date).find((each) =>
    suitsReader(asked, each),
  );
  if (moment === undefined) return [];
  const isAfterMoon = reading.memory.letters[0]?.moving === 'moon';
  return [{ points: isAfterMoon ? MOON_MOST : LAST, lead: { kind: 'moment', moment } }];
}

/** The Moon's contacts with a unit, each with its points; `isFit` narrows the units. */
export function listMoon(
  asked: Asked,
  isFit: (unit: MatterUnit) => boolean = () => true,
): Scored[] {
  const { sky, date, reading } = asked;
  const vague = new Set(
    sky.natal.points
      .filter(
        ({ behindDegrees, aheadDegrees }) => (behindDegrees + aheadDegrees) / 2 > VAGUE_DEGREES,
      )
      .map(({ key }) => key),
  );
  const led = new Set(reading.memory.letters.map(({ contact }) => contact));
  const contacts = sky.contactsOn(date);
  const isAsleep = ({ atUtcMs }: Contact) => {
    const hour = sky.hourOf(atUtcMs);
    return hour >= SLEEPS || hour < WAKES;
  };
  const wakes = contacts.some((each) => each.moving === 'moon' && !isAsleep(each));
  return contacts.flatMap((contact): Scored[] => {
    const { moving, natal, aspect } = contact;
    if (moving !== 'moon' || vague.has(natal) || led.has(contactKeyOf(contact))) return [];
    // A contact during sleeping hours leads only when she makes none in waking hours.
    if (isAsleep(contact) && wakes) return [];
    const chosen = chooseUnit(tellOf(contact).filter(isFit), sky.settingOf(contact), reading);
    if (chosen === undefined) return [];
    const points =
      POINT[natal] / 2 +
      TONE[TONE_OF_CONTACT[aspect]] / 3 +
      chosen.score -
      (isAsleep(contact) ? ASLEEP : 0);
    const { unit } = chosen;
    return [
      { points, lead: { kind: 'contact', contact, unit, isTomorrow: false, isBirthday: false } },
    ];
  });
}
