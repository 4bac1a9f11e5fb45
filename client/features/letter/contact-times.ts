// The times of contacts in the reader's zone, written as precisely as the birth time allows.

import {
  bareDayWordOf,
  clockTimeOf,
  clockTimesBetween,
  hourWords,
  monthAndDay,
  shortDate,
  weekdayOf,
} from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { readWallClock } from '#client/lib/wall-clock.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import type {
  LetterContactFact,
  LetterEventFact,
  LetterFact,
} from '#shared/letter/letter.schema.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import { CERTAINTY_COPY } from './letter.copy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * A contact whose day may be off by more than this, in either direction, gets "about" before its day. Only contacts of
 * seasons are that uncertain.
 */
const VAGUE_DAY_MS = 36 * HOUR_MS;

/** Hours before this count as early in the morning, those from `LATE_FROM` on as late at night. */
const EARLY_UNTIL = 6;
const LATE_FROM = 23;
const NOON = 12;
const EVENING_FROM = 18;

/** A date nearer than this is shown without its year. */
const NEAR_DAYS = 180;

/** The interval of a contact, its computed instant if there is one (all ISO 8601), and how precisely it is shown. */
export type ContactTime = Pick<ContactFact, 'from' | 'until' | 'shown'> & {
  exactAt: string | null;
};

/** A fact of the letter that has a time. */
type TimedFact = LetterContactFact | LetterEventFact;

/** Half of the time between the earliest and the latest instant, milliseconds. */
function getHalfWidthMs({ from, until }: Pick<ContactTime, 'from' | 'until'>): number {
  return (Date.parse(until) - Date.parse(from)) / 2;
}

/** The clock times between which a contact is exact: '12:15 and 12:40 PM', '11:50 AM and 12:20 PM'. */
export function clockTimesOf({ from, until }: Pick<ContactTime, 'from' | 'until'>): string {
  return clockTimesBetween(from, until);
}

/** Half the interval in whole minutes, at least 1: the number after ±. */
function getMarginMinutes(contact: ContactTime): number {
  return Math.max(1, Math.round(getHalfWidthMs(contact) / MINUTE_MS));
}

/** The hour (0 to 23) that an instant is nearest to. */
function nearestHourOf(instant: string): number {
  return readWallClock(Math.round(Date.parse(instant) / HOUR_MS) * HOUR_MS).hour;
}

/** The hour that an instant is nearest to: '4 PM', 'noon', 'midnight'. */
function hourOf(instant: string): string {
  const hour = nearestHourOf(instant);
  return CERTAINTY_COPY.named[hour] ?? hourWords(hour);
}

/** About when an instant is, with its preposition: 'about 4 PM', 'just before midnight'. */
function aboutHourOf(instant: string): string {
  const { hour } = readWallClock(Date.parse(instant));
  if (hour > 0 && hour < EARLY_UNTIL) return CERTAINTY_COPY.earlyMorning;
  if (hour === LATE_FROM && nearestHourOf(instant) !== 0) return CERTAINTY_COPY.lateTonight;
  if (nearestHourOf(instant) !== 0) return CERTAINTY_COPY.hour(hourOf(instant));
  // "About midnight" could be either end of the day.
  const isBefore = readWallClock(Date.parse(instant)).hour !== 0;
  return isBefore ? CERTAINTY_COPY.beforeMidnight : CERTAINTY_COPY.afterMidnight;
}

/** When a contact is exact, with its preposition: 'at 12:24 PM', 'about 4 PM', 'today'. */
export function exactWordsOf(contact: ContactTime, today: string): string {
  const { exactAt, shown } = contact;
  if (exactAt !== null && shown === 'minute') return CERTAINTY_COPY.minute(clockTimeOf(exactAt));
  if (exactAt !== null && shown === 'hour') return aboutHourOf(exactAt);
  const day = calendarDayOf(new Date(exactAt ?? contact.from));
  // A season may have been exact a year ago, or be so in a year.
  const isNear = Math.abs(daysBetween(day, today)) < NEAR_DAYS;
  const words = isNear ? monthAndDay(day) : shortDate(day);
  if (getHalfWidthMs(contact) > VAGUE_DAY_MS) return CERTAINTY_COPY.about(words);
  return withCare(contact, day === today ? CERTAINTY_COPY.today : CERTAINTY_COPY.on(words));
}

/** The words for a day, and that the contact may be a day off. */
function withCare(contact: ContactTime, day: string): string {
  return getHalfWidthMs(contact) >= WIDE_DAY_MS ? CERTAINTY_COPY.giveOrTakeADay(day) : day;
}

/** The day of a contact after today: 'tomorrow', 'on November 27', 'on November 27 (give or take a day)'. */
export function dayAheadOf(contact: ContactTime, today: string): string {
  const day = calendarDayOf(new Date(contact.exactAt ?? contact.from));
  if (daysBetween(today, day) !== 1) return exactWordsOf({ ...contact, shown: 'day' }, today);
  return withCare(contact, CERTAINTY_COPY.tomorrow);
}

/** A time and, to the minute, its ±: '12:24 PM' and ' ± 6 min'. */
export type TimeParts = { time: string; margin?: string };

/** Like `exactWordsOf`; a time to the minute has no preposition, and its ± is a separate part. */
export function timePartsOf(contact: ContactTime, today: string): TimeParts {
  const { exactAt, shown } = contact;
  if (exactAt === null || shown !== 'minute') return { time: exactWordsOf(contact, today) };
  const margin = CERTAINTY_COPY.margin(getMarginMinutes(contact));
  return { time: clockTimeOf(exactAt), margin };
}

/** The parts of a time as one text: '12:24 PM ± 6 min', 'about 4 PM', 'today'. */
export function timeWithMarginOf(contact: ContactTime, today: string): string {
  const { time, margin = '' } = timePartsOf(contact, today);
  return time + margin;
}

/** Like `timeWithMarginOf`, for screen readers: '12:24 PM, give or take 6'. */
export function spokenTimeOf(contact: ContactTime, today: string): string {
  const { exactAt, shown } = contact;
  if (exactAt === null || shown !== 'minute') return exactWordsOf(contact, today);
  return CERTAINTY_COPY.heardMargin(clockTimeOf(exactAt), getMarginMinutes(contact));
}

/** An end of an interval: its hour today, its weekday within a week, or else its date. */
function edgeOf(instant: string, today: string): string {
  const day = calendarDayOf(new Date(instant));
  if (day === today) return hourOf(instant);
  const isNear = day > addDays(today, -7) && day < addDays(today, 7);
  return isNear ? weekdayOf(instant) : bareDayWordOf(instant, today);
}

/**
 * When a fact of the letter of `date` is exact, with its preposition. A fact of another day says which: "tomorrow" when
 * the letter is read on its own day (`today` is `date`), or else a weekday or a date. Only on that day a fact is "today".
 */
function letterWordsOf(fact: TimedFact, date: string, today: string): string {
  const contact = timeOf(fact);
  const { exactAt, shown } = contact;
  const day = exactAt === null ? date : calendarDayOf(new Date(exactAt));
  const isOwnDay = date === today;
  if (exactAt === null || (isOwnDay && day === date)) return exactWordsOf(contact, date);
  const ahead = isOwnDay ? daysBetween(date, day) : Number.NaN;
  const isNear = Math.abs(daysBetween(day, today)) < 7;
  const dayWords = isNear ? weekdayOf(exactAt) : monthAndDay(day);
  if (shown === 'day') {
    if (ahead === 1) return withCare(contact, CERTAINTY_COPY.tomorrow);
    if (ahead === -1) return withCare(contact, CERTAINTY_COPY.yesterday);
    return isOwnDay || !isNear || getHalfWidthMs(contact) > VAGUE_DAY_MS
      ? exactWordsOf(contact, today)
      : withCare(contact, CERTAINTY_COPY.on(dayWords));
  }
  if (day === date) {
    const words = exactWordsOf(contact, date);
    const isEarly = words === CERTAINTY_COPY.earlyMorning;
    return isEarly || words === CERTAINTY_COPY.lateTonight
      ? CERTAINTY_COPY.endOfDay(isEarly, dayWords)
      : words;
  }
  const isMinute = shown === 'minute';
  // "About midnight tomorrow" could be either end of that day.
  const isMidnight = !isMinute && nearestHourOf(exactAt) === 0;
  const isStart = readWallClock(Date.parse(exactAt)).hour === 0;
  if (isMidnight && ahead === 1)
    return CERTAINTY_COPY[isStart ? 'midnightTonight' : 'lateTomorrow'];
  const time = isMinute ? clockTimeOf(exactAt) : hourOf(exactAt);
  if (ahead === 1) return CERTAINTY_COPY[isMinute ? 'tomorrowAt' : 'tomorrowAbout'](time);
  if (ahead === -1) {
    return isMinute ? CERTAINTY_COPY.yesterdayAt(time) : CERTAINTY_COPY[partOfYesterday(exactAt)];
  }
  if (isMidnight) return CERTAINTY_COPY.endOfDay(isStart, dayWords);
  return CERTAINTY_COPY[isMinute ? 'onAt' : 'onAbout'](dayWords, time);
}

/** The part of yesterday that contains an instant known to the hour. */
function partOfYesterday(instant: string) {
  const { hour } = readWallClock(Date.parse(instant));
  if (hour < EARLY_UNTIL) return 'earlyYesterday';
  if (hour < NOON) return 'yesterdayMorning';
  return hour < EVENING_FROM ? 'yesterdayAfternoon' : 'yesterdayEvening';
}

/** Like `letterWordsOf` for the list of facts, with the ± of a time to the minute: 'tomorrow at 12:24 PM ± 6 min'. */
export function factTimeOf(fact: LetterContactFact, date: string, today: string): string {
  const { exactAt, shown } = fact;
  const isOther = exactAt !== null && calendarDayOf(new Date(exactAt)) !== date;
  if (shown === 'minute' && !isOther) return timeWithMarginOf(fact, date);
  const margin = shown === 'minute' ? CERTAINTY_COPY.margin(getMarginMinutes(fact)) : '';
  return letterWordsOf(fact, date, today) + margin;
}

/**
 * The text of a letter of `date`, read on `today`, with each token `{t:<id of a fact>:exact|from|until}` replaced by a
 * time in the reader's zone.
 */
export function fillTimes(
  text: string,
  facts: readonly LetterFact[],
  date: string,
  today: string,
): string {
  return text.replace(/\{t:([^:}]+):(exact|from|until)\}/g, (token, id: string, which: string) => {
    const fact = facts.find((each) => each.id === id);
    if (fact === undefined || fact.kind === 'placement') return token;
    const time = timeOf(fact);
    if (which === 'exact') return letterWordsOf(fact, date, today);
    if (which === 'until') return CERTAINTY_COPY.until(edgeOf(time.until, date));
    return CERTAINTY_COPY.from(edgeOf(time.from, date));
  });
}

/**
 * The time of a letter's fact. An event that is the same for everybody has an exact instant, and so an interval of 0.
 */
function timeOf(fact: TimedFact): ContactTime {
  return 'from' in fact ? fact : { ...fact, from: fact.exactAt, until: fact.exactAt };
}
