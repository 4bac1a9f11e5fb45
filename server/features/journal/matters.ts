// The matters of a day that may have been before: seasons of slow bodies, exact contacts, events in a sign. Each knows
// the passages in which it was the same, and when it comes again.

import { type LeadEvent, listLeadEvents } from '#server/features/letter/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  type ContactKind,
  type DaySeason,
  getDayContacts,
  getDayRange,
  type InstantRange,
  listExactPassages,
  listStays,
  loopOf,
  type NatalPoints,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import type { LookBack } from '#shared/journal/journal.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

const DAY_MS = 86_400_000;

/** From the slowest to the quickest. */
const BY_PACE: readonly BodyKey[] = [
  'pluto',
  'neptune',
  'uranus',
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
];
/** How many days before and after the exact contact belong to it. */
const WINDOW_DAYS: Readonly<Partial<Record<BodyKey, number>>> = { mars: 4, moon: 0 };
const OTHER_WINDOW_DAYS = 2;
/** The window of a pass within the stay that still runs. */
const PASS_WINDOW_DAYS = 4;
/** By how much the birth time may widen a contact that is told, and a day for the zone. */
const INTERVAL_DAYS = 4;

const windowOf = (moving: BodyKey): number => WINDOW_DAYS[moving] ?? OTHER_WINDOW_DAYS;

/** Dates of a zone, both included. */
export interface Passage {
  from: string;
  until: string;
}

/** What an answer tells of a matter. */
export type Told = Omit<LookBack['items'][number], 'passages'>;
/** When a matter comes again. */
export type Return = NonNullable<LookBack['next']>;

export interface Matter {
  told: Told;
  /** How far from the moment of a passage its days may be. */
  reachDays: number;
  /** The passages whose moment lies within a range of dates, in any order. */
  passagesIn(range: Passage): Passage[];
  /** The first return within a range of dates; undefined for a season, which nobody waits for. */
  returnIn?(range: Passage): Return | undefined;
}

export interface Reader {
  almanac: Almanac;
  /** Null without a birth date. */
  natal: NatalPoints | null;
  zone: string;
  date: string;
}

/** The matters of a date, the slowest body first; contacts of the Moon stand apart. */
export function listMatters(reader: Reader): { matters: Matter[]; ofMoon: Matter[] } {
  const { almanac, natal, zone, date } = reader;
  const day = dayNumberOf(date);
  const events = listLeadEvents(almanac, zone, day, day + 1).map((event) => ({
    // After the contacts of the same body; a new or full Moon is no contact of the Moon.
    pace: event.event.kind === 'station' ? BY_PACE.indexOf(event.event.body) + 0.5 : BY_PACE.length,
    matter: matterOfEvent(reader, event),
  }));
  if (natal === null) return { matters: events.map(({ matter }) => matter), ofMoon: [] };
  const { contacts, seasons } = getDayContacts(almanac, natal, date, zone);
  const exact = contacts.filter(({ nearMissDegrees }) => nearMissDegrees === null);
  const slow = seasons.filter(({ moving, isWithheld }) => !isWithheld && moving !== 'mars');
  const isSlow = (moving: BodyKey) => BY_PACE.indexOf(moving) < BY_PACE.indexOf('mars');
  const quick = exact.filter(({ moving }) => moving !== 'moon' && !isSlow(moving));
  const matters = [
    ...slow.flatMap((season) =>
      mattersOfSeason(reader, natal, season).map((matter) => ({
        pace: BY_PACE.indexOf(season.moving),
        matter,
      })),
    ),
    ...quick.flatMap((contact) =>
      mattersOfContact(reader, natal, contact).map((matter) => ({
        pace: BY_PACE.indexOf(contact.moving),
        matter,
      })),
    ),
    ...events,
  ].sort((one, other) => one.pace - other.pace);
  return {
    matters: matters.map(({ matter }) => matter),
    ofMoon: exact
      .filter(({ moving }) => moving === 'moon')
      .flatMap((contact) => mattersOfContact(reader, natal, contact)),
  };
}

/** Two matters: the earlier passes of the loop that runs, where there are any, and the passages before it. */
function mattersOfContact(reader: Reader, natal: NatalPoints, contact: Contact): Matter[] {
  const { moving, aspect, atUtcMs, shown, pass, passes } = contact;
  const kind = kindOf(natal, contact);
  const days = windowOf(moving);
  const reachDays = days + INTERVAL_DAYS;
  const loop = loopOf(contact);
  const { almanac, zone, date } = reader;
  const told = (isSameLoop: boolean): Told => ({
    kind: 'contact',
    moving,
    natal: contact.natal,
    tone: TONE_OF_CONTACT[aspect],
    event: null,
    sign: null,
    pass,
    passes,
    isSameLoop,
    at: toInstantText(atUtcMs),
    shown,
  });
  const search = ({ from, until }: Passage, isSameLoop: boolean): Passage[] =>
    listExactPassages(almanac, kind, instantsOf({ from, until }))
      .filter((passage) => (passage.loop === loop) === isSameLoop)
      .map((passage) => datesOf(passage, zone, days))
      // Days that belong to today's contact are the same passage.
      .filter((passage) => passage.until < addDays(date, -days));
  const before: Matter = {
    told: told(false),
    reachDays,
    passagesIn: (range) => search(range, false),
    returnIn: (range) => {
      const found = listExactPassages(almanac, kind, instantsOf(range)).find(
        (passage) => datesOf(passage, zone, days).from > addDays(date, days),
      );
      return found && { ...namesOf(told(false)), at: toInstantText(found.atUtcMs) };
    },
  };
  if (pass === null || pass < 2) return [before];
  return [{ told: told(true), reachDays, passagesIn: (range) => search(range, true) }, before];
}

/** The same for a season, whose passages are its own days. */
function mattersOfSeason(reader: Reader, natal: NatalPoints, season: DaySeason): Matter[] {
  const { moving, aspect, passes, startDate } = season;
  const kind = kindOf(natal, season);
  const loop = loopOf({ occurrence: season.occurrence });
  const { almanac, zone, date } = reader;
  const now = getDayRange(date, zone)?.startMs ?? Date.parse(date);
  const nearest = passes.reduce<{ index: number; distance: number }>(
    (best, { atUtcMs }, index) => {
      const distance = Math.abs(atUtcMs - now);
      return distance < best.distance ? { index, distance } : best;
    },
    { index: -1, distance: Number.POSITIVE_INFINITY },
  );
  const near = passes[nearest.index];
  const told = (isSameLoop: boolean): Told => ({
    kind: 'contact',
    moving,
    natal: season.natal,
    tone: TONE_OF_CONTACT[aspect],
    event: null,
    sign: null,
    pass: near === undefined ? null : nearest.index + 1,
    passes: near === undefined ? null : passes.length,
    isSameLoop,
    at: near === undefined ? null : toInstantText(near.atUtcMs),
    shown: near?.shown ?? 'day',
  });
  const listStaysIn = (range: Passage, isSameLoop: boolean): Passage[] =>
    listStays(almanac, kind, instantsOf(range))
      .filter((stay) => (stay.loop === loop) === isSameLoop)
      .map((stay) => datesOf(stay, zone, 0))
      .filter(({ until }) => until < startDate);
  /** The passes within the stay that runs, each with a few days around it. */
  const ownPasses = passes
    .slice(0, Math.max(0, nearest.index))
    .map((pass) => datesOf(pass, zone, PASS_WINDOW_DAYS))
    .filter(({ from, until }) => from >= startDate && until < addDays(date, -PASS_WINDOW_DAYS));
  const before: Matter = {
    told: told(false),
    reachDays: Number.POSITIVE_INFINITY,
    passagesIn: (range) => listStaysIn(range, false),
  };
  if (nearest.index < 1) return [before];
  const sameLoop: Matter = {
    told: told(true),
    reachDays: Number.POSITIVE_INFINITY,
    passagesIn: (range) => [
      ...ownPasses.filter(({ until }) => range.from <= until && until <= range.until),
      ...listStaysIn(range, true),
    ],
  };
  return [sameLoop, before];
}

function matterOfEvent({ almanac, zone, date }: Reader, { key, event, sign }: LeadEvent): Matter {
  const moving = event.kind === 'station' ? event.body : 'moon';
  const days = event.kind === 'station' ? windowOf(moving) : OTHER_WINDOW_DAYS;
  const told: Told = {
    kind: 'event',
    moving,
    natal: null,
    tone: null,
    event: key,
    sign,
    pass: null,
    passes: null,
    isSameLoop: false,
    at: toInstantText(event.atUtcMs),
    shown: 'minute',
  };
  const listSame = ({ from, until }: Passage): LeadEvent[] =>
    listLeadEvents(almanac, zone, dayNumberOf(from), dayNumberOf(until) + 1).filter(
      (other) => other.key === key && other.sign === sign,
    );
  return {
    told,
    reachDays: days + 1,
    passagesIn: (range) =>
      listSame(range)
        .map(({ day }) => {
          const exact = utcDateOf(day * DAY_MS);
          return { from: addDays(exact, -days), until: addDays(exact, days) };
        })
        .filter(({ until }) => until < addDays(date, -days)),
    returnIn: (range) => {
      const found = listSame(range).find((other) => other.event.atUtcMs > event.atUtcMs);
      return found && { ...namesOf(told), at: toInstantText(found.event.atUtcMs) };
    },
  };
}

function kindOf(
  { points }: NatalPoints,
  { moving, natal, aspect }: Pick<Contact, 'moving' | 'natal' | 'aspect'>,
): ContactKind {
  const point = points.find(({ key }) => key === natal);
  if (point === undefined)
    throw new Error(`a contact with ${natal}, which the chart does not have`);
  return { moving, point, tone: TONE_OF_CONTACT[aspect] };
}

const namesOf = ({ moving, natal, tone }: Told) => ({ moving, natal, tone });

/** The instants of dates in any zone: an hour more or less at the ends changes nothing that is told. */
function instantsOf({ from, until }: Passage): InstantRange {
  return { startMs: Date.parse(from), endMs: Date.parse(until) + DAY_MS };
}

/** The dates of an interval in a zone, with some days more on either side. */
function datesOf(
  { fromUtcMs, untilUtcMs }: { fromUtcMs: number; untilUtcMs: number },
  zone: string,
  days: number,
): Passage {
  const dateOf = (utcMs: number) => readWallClock(utcMs, zone).localDate;
  return { from: addDays(dateOf(fromUtcMs), -days), until: addDays(dateOf(untilUtcMs), days) };
}
