// The ids of contacts: `2026-11-24-moon-trine-your-venus`, the date followed by the contact. They are made and read
// here.

import { daysBetween, isCalendarDate } from '../core/calendar-date.ts';
import type { ContactFact } from './contact-fact.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** The id of a contact on a date, `YYYY-MM-DD`; it contains the pass when the body passes more than once. */
export function contactIdOf(
  date: string,
  {
    moving,
    aspect,
    natal,
    pass,
    passes,
  }: Pick<ContactFact, 'moving' | 'aspect' | 'natal' | 'pass' | 'passes'>,
): string {
  const numbered = passes !== null && passes > 1 ? `-pass-${pass}` : '';
  return `${date}-${moving}-${aspect}-your-${natal}${numbered}`;
}

/** The date of an id. */
export function dateOfContact(id: string): string {
  return id.slice(0, DATE_LENGTH);
}

const FORM = /^\d{4}-\d{2}-\d{2}(?:-[a-z\d]+)+$/;
/** Whether a text has the form of an id. */
export function isContactId(text: string): boolean {
  return FORM.test(text) && isCalendarDate(dateOfContact(text));
}

/**
 * Whether two ids name the same contact. A page in another zone than the preferences' may show it on the day before or
 * after.
 */
export function isSameContact(one: string, other: string): boolean {
  if (one.slice(DATE_LENGTH) !== other.slice(DATE_LENGTH)) return false;
  return Math.abs(daysBetween(dateOfContact(one), dateOfContact(other))) <= 1;
}
