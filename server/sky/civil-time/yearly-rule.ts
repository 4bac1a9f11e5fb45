// The rule by which a zone changes its clocks every year from now on, as the last line of a compiled
// zone file gives it ("CET-1CEST,M3.5.0,M10.5.0/3", POSIX TZ with the extensions of RFC 8536).

import { SECONDS_PER_DAY } from './wall-seconds.ts';

/** The day and moment of a yearly change: `week` 5 is the month's last such weekday, 0 is Sunday. */
export type YearlyMoment = Readonly<{
  month: number;
  week: number;
  weekday: number;
  /** Seconds after that day's midnight on the clock before the change; may pass 24 h or be negative. */
  seconds: number;
}>;

/** The content of a footer: one permanent offset, or two that alternate. Offsets are seconds east of UTC. */
export type PosixFooter = Readonly<{
  standardOffsetSeconds: number;
  daylight?: Readonly<{ offsetSeconds: number; begins: YearlyMoment; ends: YearlyMoment }>;
}>;

const NAME = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]+>)';
const HOURS = '([+-]?\\d{1,3}(?::\\d{2}(?::\\d{2})?)?)';
const FOOTER_PATTERN = new RegExp(`^${NAME}${HOURS}(?:${NAME}${HOURS}?,([^,]+),([^,]+))?$`);
const MOMENT_PATTERN = new RegExp(`^M(\\d{1,2})\\.([1-5])\\.([0-6])(?:/${HOURS})?$`);
const DEFAULT_CHANGE_SECONDS = 2 * 3600;

/** Gives a footer's offsets and yearly moments. Throws on the POSIX forms `Jn` and `n`, which no present zone uses. */
export function parsePosixFooter(footer: string): PosixFooter {
  const match = FOOTER_PATTERN.exec(footer);
  if (!match?.[1]) throw new Error(`Not a zone rule that this parser knows: ${footer}`);
  // POSIX counts west of Greenwich.
  const standardOffsetSeconds = -readHours(match[1]);
  if (match[3] === undefined || match[4] === undefined) return { standardOffsetSeconds };
  return {
    standardOffsetSeconds,
    daylight: {
      offsetSeconds: match[2] === undefined ? standardOffsetSeconds + 3600 : -readHours(match[2]),
      begins: parseMoment(match[3]),
      ends: parseMoment(match[4]),
    },
  };
}

function parseMoment(text: string): YearlyMoment {
  const match = MOMENT_PATTERN.exec(text);
  if (!match) throw new Error(`Not a yearly moment that this parser knows: ${text}`);
  return {
    month: Number(match[1]),
    week: Number(match[2]),
    weekday: Number(match[3]),
    seconds: match[4] === undefined ? DEFAULT_CHANGE_SECONDS : readHours(match[4]),
  };
}

/** Seconds of `[+-]hh[:mm[:ss]]`. */
function readHours(text: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = text.replace(/^[+-]/, '').split(':');
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return text.startsWith('-') ? -size : size;
}

/** Gives the wall seconds (on the clock before the change) of a yearly moment in a year. */
export function getYearlyMomentSeconds(moment: YearlyMoment, year: number): number {
  const monthStart = new Date(Date.UTC(year, moment.month - 1, 1));
  const daysInMonth = new Date(Date.UTC(year, moment.month, 0)).getUTCDate();
  const firstDay = 1 + ((moment.weekday - monthStart.getUTCDay() + 7) % 7);
  let day = firstDay + (moment.week - 1) * 7;
  while (day > daysInMonth) day -= 7;
  return monthStart.getTime() / 1000 + (day - 1) * SECONDS_PER_DAY + moment.seconds;
}
