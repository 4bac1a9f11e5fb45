import { daysBetween } from '../core/calendar-date.ts';

/**
 * Whether two ids of contacts (`2026-11-24-moon-trine-your-venus`) name one contact. A page in another zone than the
 * preferences' may have it on the day beside.
 */
export function isSameContact(one: string, other: string): boolean {
  if (one.slice(10) !== other.slice(10)) return false;
  return Math.abs(daysBetween(one.slice(0, 10), other.slice(0, 10))) <= 1;
}
