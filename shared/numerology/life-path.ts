// The life path number (specification §5 and §9): the digits of the birth date, summed and reduced.

import { isCalendarDate } from '../core/calendar-date.ts';

/** Numbers that are not reduced further. */
export const MASTER_NUMBERS = [11, 22, 33] as const;

/** Sums the digits again and again until one is left, or a master number. */
export function reduceNumber(sum: number): number {
  let rest = sum;
  while (rest > 9 && !MASTER_NUMBERS.some((master) => master === rest)) {
    rest = Array.from(String(rest), Number).reduce((total, digit) => total + digit, 0);
  }
  return rest;
}

/** The life path number of a birth date `YYYY-MM-DD`: 1-9, 11, 22 or 33; 0 for anything else. */
export function lifePathNumber(birthDate: string | null | undefined): number {
  if (!birthDate || !isCalendarDate(birthDate)) return 0;
  return reduceNumber(
    Array.from(birthDate.replaceAll('-', ''), Number).reduce((total, digit) => total + digit, 0),
  );
}
