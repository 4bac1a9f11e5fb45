// An iCalendar file as a reader of another make understands it.

import ICAL from 'ical.js';

export interface ReadEvent {
  uid: string;
  title: string;
  description: string | null;
  sequence: number;
  /** Instants as ISO 8601 to the second, or a date. */
  start: string;
  end: string | null;
}

/** Reads a file strictly; throws where a line is not as RFC 5545 wants it. */
export function readCalendarFile(text: string): ReadEvent[] {
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75 || /[\r\n]/.test(line)) throw new Error(`bad line: ${line}`);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.getAllSubcomponents().length === 0) throw new Error('no component (§3.6)');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    const end = component.getFirstPropertyValue('dtend');
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      sequence: event.sequence,
      start: String(event.startDate),
      end: end === null ? null : String(end),
    };
  });
}
