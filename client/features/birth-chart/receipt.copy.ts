// The receipt of a chart: the given data, the clock's offset, and the resulting instant.

import { fullDate, monthAndDay, wallTimeWords } from '#client/lib/date-words.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { placeWords } from '#shared/places/place-words.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** 'UTC−05:00'; with the seconds that local mean time has: 'UTC+00:19:32'. */
function offsetWords(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [
    Math.floor(size / SECONDS_PER_HOUR),
    Math.floor((size % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE),
  ];
  if (size % SECONDS_PER_MINUTE !== 0) parts.push(size % SECONDS_PER_MINUTE);
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `UTC${seconds < 0 ? '−' : '+'}${clock}`;
}

/** '02:18 UTC, August 3': the day only when it differs, and the year only when it differs. */
function instantWords(utc: string, localDate: string): string {
  const [date = '', time = ''] = utc.split('T');
  const [hours, minutes, seconds] = time.replace('Z', '').slice(0, 8).split(':');
  const clock = `${hours}:${minutes}${seconds === '00' ? '' : `:${seconds}`} UTC`;
  if (date === localDate) return clock;
  const isSameYear = date.slice(0, 4) === localDate.slice(0, 4);
  return `${clock}, ${isSameYear ? monthAndDay(date) : fullDate(date)}`;
}

/** The given data in a line: 'August 2, 1994, 9:18 PM, Chicago, Illinois, United States'. */
export function birthWords({ moment, place }: BirthChart, typedPlace: string | null): string {
  const { localDate, localTime } = moment;
  const placeName = place === null ? typedPlace : placeWords(place);
  return [fullDate(localDate), localTime === null ? null : wallTimeWords(localTime), placeName]
    .filter((part) => part !== null)
    .join(', ');
}

/**
 * The receipt in words: "You said August 2, 1994, 9:18 PM, Chicago, Illinois, United States. The clock there was
 * UTC−05:00. So: 02:18 UTC, August 3."
 * @param typedPlace the place as the reader wrote it, for one that was not found.
 */
export function receiptWords(chart: BirthChart, typedPlace: string | null): string {
  const { moment, place } = chart;
  const { localDate, localTime, utcOffsetSeconds, utc } = moment;
  const missing = [
    ...(localTime === null ? ['a time'] : []),
    ...(place === null && typedPlace === null ? ['a place'] : []),
  ];
  const without = missing.length === 0 ? '' : `, without ${missing.join(' or ')}`;
  const opening = `You said ${birthWords(chart, typedPlace)}${without}.`;
  const instant = instantWords(utc, localDate);

  if (utcOffsetSeconds === null) {
    const notFound =
      typedPlace === null
        ? ''
        : ' We couldn’t tell which place that is, so we don’t know its time zone.';
    const reading =
      localTime === null
        ? `The positions are for ${instant}, the midpoint of that date around the world.`
        : `The positions are for ${instant}, the midpoint of the possible times.`;
    return `${opening}${notFound} ${reading}`;
  }
  const offset = offsetWords(utcOffsetSeconds);
  if (localTime === null) {
    return `${opening} The positions are for noon there, with the clock at ${offset}. So: ${instant}.`;
  }
  if (moment.rule === 'local-mean-time') {
    return `${opening} There was no standard time there yet: clocks followed the Sun, at ${offset}. So: ${instant}.`;
  }
  if (moment.ambiguous !== undefined) {
    return `${opening} That hour came twice that day; this is the ${moment.ambiguous} one, with the clock at ${offset}. So: ${instant}.`;
  }
  return `${opening} The clock there was ${offset}. So: ${instant}.`;
}
