// Calendar dates as text, `YYYY-MM-DD` in the proleptic Gregorian calendar. They are never kept as a `Date`, because a
// `Date` is an instant, whose day depends on the time zone.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The offset from UTC where a day ends last (ships, Baker Island). */
export const WESTERNMOST_OFFSET_MS = -12 * HOUR_MS;
/** The offset from UTC where a day begins first (Line Islands). */
export const EASTERNMOST_OFFSET_MS = 14 * HOUR_MS;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export type CalendarDateParts = { year: number; month: number; day: number };

/** The parts of an existing date (years 0001-9999), or undefined for anything else. */
export function parseCalendarDate(text: string): CalendarDateParts | undefined {
  const midnight = parseMidnight(text);
  return (
    midnight && {
      year: midnight.getUTCFullYear(),
      month: midnight.getUTCMonth() + 1,
      day: midnight.getUTCDate(),
    }
  );
}

/** The UTC midnight at the start of an existing date, or undefined for anything else. */
function parseMidnight(text: string): Date | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date : undefined;
}

export function isCalendarDate(text: string): boolean {
  return parseMidnight(text) !== undefined;
}

/** The UTC midnight at the start of the date, milliseconds since 1970. Throws a RangeError for invalid text. */
export function utcMidnightMs(date: string): number {
  const midnight = parseMidnight(date);
  if (midnight === undefined) throw new RangeError(`not a calendar date: ${date}`);
  return midnight.getTime();
}

/** The UTC date of an instant (milliseconds since 1970). */
export function utcDateOf(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** The date `days` after (negative: before) the given one. Throws a RangeError for invalid text. */
export function addDays(date: string, days: number): string {
  return utcDateOf(utcMidnightMs(date) + days * DAY_MS);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Throws a RangeError for invalid text. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnightMs(to) - utcMidnightMs(from)) / DAY_MS);
}

/** The weekday of a date, 0 for Sunday. Throws a RangeError for invalid text. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnightMs(date)).getUTCDay();
}

/**
 * The age in full years, on `today`, of someone born on `birthDate`. Outside leap years a birthday on February 29
 * counts as March 1. Throws a RangeError for invalid text.
 */
export function ageOn(birthDate: string, today: string): number {
  const birth = parseCalendarDate(birthDate);
  const now = parseCalendarDate(today);
  if (!birth || !now) throw new RangeError('not a calendar date');
  const beforeBirthday =
    now.month < birth.month || (now.month === birth.month && now.day < birth.day);
  return now.year - birth.year - (beforeBirthday ? 1 : 0);
}

/** Whether a date is the reader's birthday; February 29 counts as February 28 in other years. */
export function isBirthday(birthDate: string, date: string): boolean {
  const monthDay = birthDate.slice(5);
  if (monthDay === date.slice(5)) return true;
  return monthDay === '02-29' && date.endsWith('-02-28') && !addDays(date, 1).endsWith('-02-29');
}

/** Whether the date is the current one somewhere on Earth, from UTC−12 to UTC+14. */
export function isTodaySomewhere(date: string, nowMs: number): boolean {
  return (
    date >= utcDateOf(nowMs + WESTERNMOST_OFFSET_MS) &&
    date <= utcDateOf(nowMs + EASTERNMOST_OFFSET_MS)
  );
}
