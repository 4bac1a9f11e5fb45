// A feed as an iCalendar file (RFC 5545 and 7986).

import { createHash } from 'node:crypto';
import ical, { type ICalCalendar, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { EVENT_COPY } from './calendar.copy.ts';
import type { FeedEvent } from './feed-events.ts';

const REFRESH_SECONDS = 12 * 3600;
/** The brass of the app, as one of the CSS3 color names that RFC 7986 §5.9 requires. */
const COLOR = 'darkgoldenrod';
const PRODUCT = { company: 'Asteria', product: 'Calendar', language: 'EN' };

export interface FeedFile {
  text: string;
  /** The HTTP entity tag: a hash of the text without its DTSTAMP lines, which only say when the file was written. */
  etag: string;
}

/** Writes the file of a feed. `sequence` is the SEQUENCE of every event, `stampMs` the time of writing, UTC ms. */
export function writeFeedFile(
  events: readonly FeedEvent[],
  { sequence, stampMs }: { sequence: number; stampMs: number },
): FeedFile {
  const stamp = new Date(stampMs);
  const calendar = ical({ name: EVENT_COPY.calendar, prodId: PRODUCT, ttl: REFRESH_SECONDS });
  for (const { uid, when, title, description } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp,
      summary: title,
      ...(description === null ? {} : { description }),
      ...('date' in when
        ? { start: new Date(`${when.date}T00:00:00Z`), allDay: true }
        : { start: new Date(when.startMs), end: new Date(when.endMs) }),
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    });
  }
  // ical-generator has no COLOR; its position among the calendar's properties does not matter.
  const text = writeCalendar(calendar).replace('\r\nNAME:', `\r\nCOLOR:${COLOR}\r\nNAME:`);
  const content = text.replace(/^DTSTAMP:.*\r\n/gm, '');
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  return { text, etag };
}

const END = 'END:VCALENDAR';
/** Fills a file without events, which calendars show as empty, because a calendar needs a component (RFC 5545 §3.6). */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];
/** The longest line without its line break, octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/**
 * The same text as the calendar's own `toString` in a quarter of the time: that method measures every character of
 * every line in order to fold it, `foldLine` only those of long lines.
 */
function writeCalendar(calendar: ICalCalendar): string {
  const events = calendar
    .events()
    .flatMap((event) => event.toString().split('\r\n'))
    .filter((line) => line !== '')
    .flatMap(foldLine);
  const [head] = calendar.clear().toString().split(END);
  const components = events.length > 0 ? events : TIME_ZONE;
  return `${head}${components.map((line) => `${line}\r\n`).join('')}${END}\r\n`;
}

/** A line in parts of at most 75 octets; each part but the first begins with a space. No character is cut in two. */
function foldLine(line: string): string[] {
  if (Buffer.byteLength(line) < LINE_OCTETS) return [line];
  const parts = [''];
  let octets = 0;
  for (const letter of line) {
    octets += Buffer.byteLength(letter);
    if (octets >= LINE_OCTETS) {
      parts.push(' ');
      octets = Buffer.byteLength(letter);
    }
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The file for a token whose feed does not exist or was taken back. */
export const EMPTY_FILE: FeedFile = writeFeedFile([], { sequence: 0, stampMs: 0 });

/** Whether the `If-None-Match` of a request names an etag (RFC 9110 §13.1.2). */
export function isKnownEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === etag || each === '*');
}
