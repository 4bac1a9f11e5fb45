// The thread of a letter: one true sentence about the sky that connects the day with those before and after it.

import { content, type ThreadKind } from '#server/content/index.ts';
import type { Contact } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { addDays, daysBetween, parseCalendarDate, weekdayOf } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import type { LetterFact } from '#shared/letter/letter.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { HOUSE_AREAS } from '#shared/sky/houses.copy.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import {
  type Asked,
  type ContactLead,
  type EventLead,
  isLikelyToLead,
  type Lead,
  type MomentLead,
} from './choose-lead.ts';
import { findTouch } from './event-touch.ts';
import { type LeadEvent, listLeadEvents } from './lead-events.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { listMatterUnits } from './units.ts';

export interface Thread {
  kind: string;
  text: string;
  /** Ids of the facts that it is based on. */
  facts: string[];
}

type Values = Readonly<Record<string, string>>;
/** What is true of a day: the values of a kind's tokens, and which of its frames fit. */
type Holding = { values: Values; when?: string };
type Kind = (asked: Asked, lead: Lead) => Holding | undefined;

/** A planet is at a point within this, degrees. */
const AT_DEGREES = 2;
const AHEAD_DAYS = 6;
/** How far back and ahead an event in the same house is looked for, days. */
const EVENT_DAYS = 60;
/** Passes of one loop lie at most so far apart, days. */
const LOOP_DAYS = 130;
const WEEKS_UNTIL_DAYS = 56;
const REMEMBERED_DAYS = 380;

/** The first of these that is true is used, but never a kind that the last letters had. */
const KINDS: readonly (readonly [ThreadKind, Kind])[] = [
  ['season', ofMoment(tellSeason)],
  ['event-at-your-point', ofEvent(tellTouch)],
  ['event-in-this-house', ofEvent(tellEvent)],
  ['second-or-third-pass', ofContact(tellLaterPass)],
  ['first-of-three-passes', ofContact(tellFirstPass)],
  ['exact-tomorrow', ofContact(tellTomorrow)],
  ['another-planet-yesterday', ofContact(tellOtherYesterday)],
  ['another-planet-comes', ofContact(tellOtherComes)],
  ['slow-planet-there', ofContact(tellSlow)],
  ['third-day', ofContact(tellThirdDay)],
  ['last-time', ofContact(tellLastTime)],
  ['weeks-ago', ofContact(tellWeeksAgo)],
  ['another-point-yesterday', ofContact(tellPointYesterday)],
  ['goes-on-tomorrow', ofContact(tellPointTomorrow)],
  // It says the least, and is nearly always true.
  ['lets-go-by', ofContact(tellLettingGo)],
];

/** The thread of a day's letter; undefined when nothing connects it. `fact` is what the letter is based on. */
export function chooseThread(
  asked: Asked,
  lead: Lead | undefined,
  fact: LetterFact | undefined,
): Thread | undefined {
  if (lead === undefined || fact === undefined) return undefined;
  const recent = new Set(asked.reading.memory.letters.map(({ thread }) => thread));
  for (const [kind, find] of KINDS) {
    if (recent.has(kind)) continue;
    const holding = find(asked, lead);
    const frames = content.letter.threads[kind].filter(
      ({ when }) => when === undefined || when === holding?.when,
    );
    if (holding === undefined || frames.length === 0) continue;
    const { text } = itemAt(frames, hashOf(`${asked.reading.seed} ${asked.date}`));
    return { kind, text: fill(text, holding.values), facts: [fact.id] };
  }
  return undefined;
}

function fill(frame: string, values: Values): string {
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${frame}"`);
    return value;
  });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function ofContact(tell: (asked: Asked, lead: ContactLead) => Holding | undefined): Kind {
  // The birthday has words of its own.
  return (asked, lead) =>
    lead.kind === 'contact' && !lead.isBirthday ? tell(asked, lead) : undefined;
}
function ofEvent(tell: (asked: Asked, lead: EventLead) => Holding | undefined): Kind {
  return (asked, lead) => (lead.kind === 'event' ? tell(asked, lead) : undefined);
}
function ofMoment(tell: (asked: Asked, lead: MomentLead) => Holding | undefined): Kind {
  return (asked, lead) => (lead.kind === 'moment' ? tell(asked, lead) : undefined);
}

/** A moving body inside a sentence. */
export const bodyName = (body: BodyKey): string =>
  body === 'sun' || body === 'moon' ? `the ${getBodyName(body)}` : getBodyName(body);

/** A natal point's name after "your", when a body meets it. */
export const pointName = (natal: NatalPointKey, moving: BodyKey): string =>
  natal === moving ? `own ${getNatalPointName(natal)}` : getNatalPointName(natal);

function monthOf(date: string): string {
  return MONTH_NAMES[(parseCalendarDate(date)?.month ?? 1) - 1] ?? '';
}

/** "December 9", in another year than `today` "December 9, 2027". */
function dateWords(date: string, today: string): string {
  const { year, day } = parseCalendarDate(date) ?? { year: 0, day: 0 };
  const words = `${monthOf(date)} ${day}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words}, ${year}`;
}

const weekdayNameOf = (date: string): string => WEEKDAY_NAMES[weekdayOf(date)] ?? '';

const namesOf = ({ contact: { moving, natal } }: ContactLead): Values => ({
  moving: bodyName(moving),
  natal: pointName(natal, moving),
});

function tellSeason({ date }: Asked, { moment: { season } }: MomentLead): Holding | undefined {
  const { moving, natal, day, days, endDate } = season;
  // The season of a moment that is shown late may be over.
  if (day >= days || date >= endDate) return undefined;
  return {
    values: {
      slow: bodyName(moving),
      natal: pointName(natal, moving),
      day: String(day),
      days: String(days),
      date: dateWords(endDate, date),
    },
  };
}

const EVENT_WORDS: Readonly<Record<LeadEvent['key'], string>> = {
  'solar-eclipse': 'solar eclipse',
  'lunar-eclipse': 'lunar eclipse',
  'new-moon': 'new Moon',
  'full-moon': 'full Moon',
  'mars-retrograde': 'station of Mars',
  'mars-direct': 'station of Mars',
  'venus-retrograde': 'station of Venus',
  'venus-direct': 'station of Venus',
  'mercury-retrograde': 'station of Mercury',
  'mercury-direct': 'station of Mercury',
};

function tellTouch({ almanac, sky }: Asked, { event: of }: EventLead): Holding | undefined {
  const touch = findTouch(almanac, sky, of);
  if (touch === undefined) return undefined;
  const { natal, place, below } = touch;
  const body = of.event.kind === 'station' ? of.event.body : 'moon';
  const values = { natal: pointName(natal, body), degrees: LETTER_COPY.degrees(below) };
  return { values, when: place };
}

/** Whether a letter has its thread on any day: that of an eclipse at a point of the reader's chart. */
export const isAlwaysTold = ({ almanac, sky }: Asked, lead: Lead | undefined): boolean =>
  lead?.kind === 'event' &&
  lead.event.key.endsWith('eclipse') &&
  findTouch(almanac, sky, lead.event) !== undefined;

function tellEvent(
  { almanac, sky, date }: Asked,
  { event, house }: EventLead,
): Holding | undefined {
  // Without a sure Ascendant the house is counted from the Sun's sign, and no letter calls it the reader's.
  if (!sky.hasHouses) return undefined;
  const day = dayNumberOf(date);
  const isHere = ({ sign }: LeadEvent) => SIGN_KEYS.indexOf(sign) === SIGN_KEYS.indexOf(event.sign);
  const last = listLeadEvents(almanac, sky.zone, day - EVENT_DAYS, day)
    .filter(isHere)
    .at(-1);
  const next = listLeadEvents(almanac, sky.zone, day + 1, day + EVENT_DAYS).find(isHere);
  const other = last ?? next;
  if (other === undefined) return undefined;
  const values = {
    event: EVENT_WORDS[other.key],
    house: HOUSE_AREAS[house - 1] ?? '',
    date: dateWords(addDays(date, other.day - day), date),
  };
  return { values, when: other === last ? 'last' : 'next' };
}

/** The contacts of one loop of a contact within some days after `from`. */
function listPassesOf({ sky }: Asked, contact: Contact, from: string, days: number): Contact[] {
  return sky
    .search(contact.moving, from, days)
    .filter(
      ({ natal, aspect, passes }) =>
        natal === contact.natal && aspect === contact.aspect && passes === contact.passes,
    );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

function tellLaterPass(asked: Asked, lead: ContactLead): Holding | undefined {
  const { contact } = lead;
  const { pass, passes } = contact;
  if (passes === null || pass === null || passes < 3 || pass < 2) return undefined;
  const { sky, date } = asked;
  const from = addDays(date, -LOOP_DAYS);
  const first = listPassesOf(asked, contact, from, LOOP_DAYS).find((each) => each.pass === 1);
  const ordinal = ORDINALS[pass - 1];
  const number = NUMBERS[passes - 1];
  if (first === undefined || ordinal === undefined || number === undefined) return undefined;
  const on = dateWords(sky.dateOf(first.atUtcMs), date);
  return { values: { ...namesOf(lead), pass: ordinal, passes: number, date: on } };
}

function tellFirstPass(asked: Asked, lead: ContactLead): Holding | undefined {
  const { contact } = lead;
  const { pass, passes } = contact;
  if (pass !== 1 || passes === null || passes < 3) return undefined;
  const { sky, date } = asked;
  const second = listPassesOf(asked, contact, date, LOOP_DAYS).find((each) => each.pass === 2);
  const number = NUMBERS[passes - 1];
  if (second === undefined || number === undefined) return undefined;
  const on = dateWords(sky.dateOf(second.atUtcMs), date);
  return { values: { ...namesOf(lead), passes: number, date: on } };
}

function tellTomorrow(_: Asked, lead: ContactLead): Holding | undefined {
  return lead.isTomorrow ? { values: namesOf(lead) } : undefined;
}

/** Another planet than the one that leads, at the same point, on a date. */
function findOther({ sky }: Asked, { contact }: ContactLead, date: string): Contact | undefined {
  return sky
    .contactsOn(date)
    .find(
      ({ moving, natal }) =>
        natal === contact.natal && moving !== contact.moving && moving !== 'moon',
    );
}

/** Like `namesOf` beside another planet's name, to which "your own" would not apply. */
const plainNamesOf = ({ contact: { moving, natal } }: ContactLead): Values => ({
  moving: bodyName(moving),
  natal: getNatalPointName(natal),
});

function tellOtherYesterday(asked: Asked, lead: ContactLead): Holding | undefined {
  if (lead.isTomorrow) return undefined;
  const other = findOther(asked, lead, addDays(asked.date, -1));
  if (other === undefined) return undefined;
  const { moving, natal } = lead.contact;
  // "Your own Mercury had Venus" would name one planet in two ways.
  if (natal === moving || natal === other.moving) return undefined;
  return { values: { ...plainNamesOf(lead), other: bodyName(other.moving) } };
}

/** Only of a contact that is likely to lead its day: what is promised should be told. */
function tellOtherComes(asked: Asked, lead: ContactLead): Holding | undefined {
  for (let ahead = 2; ahead <= AHEAD_DAYS; ahead += 1) {
    const date = addDays(asked.date, ahead);
    const other = findOther(asked, lead, date);
    if (other === undefined) continue;
    if (other.moving === lead.contact.natal || !isLikelyToLead(asked, other, date))
      return undefined;
    return {
      values: {
        ...plainNamesOf(lead),
        other: bodyName(other.moving),
        weekday: weekdayNameOf(date),
      },
    };
  }
  return undefined;
}

function tellSlow({ sky, date }: Asked, lead: ContactLead): Holding | undefined {
  const { natal, moving } = lead.contact;
  const season = sky
    .seasonsOn(date)
    .find(
      (each) =>
        !each.isWithheld &&
        each.natal === natal &&
        each.moving !== natal &&
        each.moving !== moving &&
        each.endDate.slice(0, 7) !== date.slice(0, 7) &&
        daysBetween(date, each.endDate) < REMEMBERED_DAYS / 2,
    );
  if (season === undefined) return undefined;
  const values = { slow: bodyName(season.moving), month: monthOf(season.endDate) };
  return { values: { ...plainNamesOf(lead), ...values } };
}

/** How far a planet is from the exact contact at noon (UTC) of a date, degrees. */
function orbOn({ almanac }: Asked, { contact }: ContactLead, date: string): number {
  const { longitudeDegrees } = almanac.getPosition(contact.moving, Date.parse(`${date}T12:00:00Z`));
  const exact = almanac.getPosition(contact.moving, contact.atUtcMs).longitudeDegrees;
  return Math.abs(signedSeparationDegrees(exact, longitudeDegrees));
}

function tellThirdDay(asked: Asked, lead: ContactLead): Holding | undefined {
  const { date } = asked;
  if (lead.contact.moving === 'moon' || lead.isTomorrow) return undefined;
  const isThird =
    orbOn(asked, lead, addDays(date, -2)) <= AT_DEGREES &&
    orbOn(asked, lead, addDays(date, -3)) > AT_DEGREES;
  return isThird ? { values: namesOf(lead) } : undefined;
}

function tellLettingGo(asked: Asked, lead: ContactLead): Holding | undefined {
  if (lead.contact.moving === 'moon' || lead.isTomorrow) return undefined;
  // An end within two days is not worth mentioning.
  for (let ahead = 2; ahead <= AHEAD_DAYS; ahead += 1) {
    const date = addDays(asked.date, ahead);
    if (orbOn(asked, lead, date) > AT_DEGREES) {
      return ahead === 2
        ? undefined
        : { values: { ...namesOf(lead), weekday: weekdayNameOf(date) } };
    }
  }
  return undefined;
}

/** The last day before a date on which a letter used a contact of this mover, point and tone. */
function findShown({ reading }: Asked, { contact: { moving, natal, aspect } }: ContactLead) {
  const days = listMatterUnits({ moving, natal, tone: TONE_OF_CONTACT[aspect] }).flatMap(
    ({ id }) => {
      const day = reading.memory.units.get(id);
      return day !== undefined && day < reading.day ? [reading.day - day] : [];
    },
  );
  return days.length === 0 ? undefined : Math.min(...days);
}

/** Whether no contact of this mover, point and tone falls between a letter that many days ago and a date. */
function isLatest({ sky, date }: Asked, { contact }: ContactLead, ago: number): boolean {
  const { moving, natal, aspect } = contact;
  return !sky
    .search(moving, addDays(date, 2 - ago), ago - 3)
    .some(
      (each) => each.natal === natal && TONE_OF_CONTACT[each.aspect] === TONE_OF_CONTACT[aspect],
    );
}

function tellLastTime(asked: Asked, lead: ContactLead): Holding | undefined {
  const ago = findShown(asked, lead);
  if (ago === undefined || ago <= WEEKS_UNTIL_DAYS || ago > REMEMBERED_DAYS) return undefined;
  if (lead.contact.moving === 'moon' || !isLatest(asked, lead, ago)) return undefined;
  const then = addDays(asked.date, -ago);
  const isSameMonth = then.slice(5, 7) === asked.date.slice(5, 7);
  const month = isSameMonth ? `${monthOf(then)} of last year` : monthOf(then);
  return { values: { ...namesOf(lead), month } };
}

const WEEKS = ['', 'a week', 'two weeks', 'three weeks', 'four weeks', 'five weeks', 'six weeks'];

function tellWeeksAgo(asked: Asked, lead: ContactLead): Holding | undefined {
  const ago = findShown(asked, lead);
  if (ago === undefined || ago < 7) return undefined;
  const weeks = WEEKS[Math.round(ago / 7)];
  // Only when the number of weeks is exact to the day.
  if (weeks === undefined || Math.abs(ago - 7 * Math.round(ago / 7)) > 1) return undefined;
  return { values: { ...namesOf(lead), weeks } };
}

/** The same planet at another point on a date. */
function findPoint({ sky }: Asked, { contact }: ContactLead, date: string): Contact | undefined {
  return sky
    .contactsOn(date)
    .find(({ moving, natal }) => moving === contact.moving && natal !== contact.natal);
}

function tellPointYesterday(asked: Asked, lead: ContactLead): Holding | undefined {
  const other = findPoint(asked, lead, addDays(asked.date, -1));
  if (other === undefined || lead.isTomorrow) return undefined;
  return { values: { ...namesOf(lead), otherNatal: pointName(other.natal, other.moving) } };
}

function tellPointTomorrow(asked: Asked, lead: ContactLead): Holding | undefined {
  const other = findPoint(asked, lead, addDays(asked.date, 1));
  if (other === undefined || lead.isTomorrow) return undefined;
  return { values: { ...namesOf(lead), otherNatal: pointName(other.natal, other.moving) } };
}
