// The life path number (requirement NUMBERS-5): the digits of the birth date, summed and reduced.

import { isCalendarDate } from '../core/calendar-date.ts';

/** Numbers that are not reduced further. */
export const MASTER_NUMBERS = [11, 22, 33] as const;

/**
 * The number itself if it is at most 9 or a master number; otherwise the sum of its digits, reduced in the same way.
 */
export function reduceNumber(sum: number): number {
  let rest = sum;
  while (rest > 9 && !MASTER_NUMBERS.some((master) => master === rest)) {
    rest = Array.from(String(rest), Number).reduce((total, digit) => total + digit, 0);
  }
  return rest;
}

/** The life path number of a birth date `YYYY-MM-DD`: 1-9, 11, 22 or 33; 0 for an invalid or missing birth date. */
export function lifePathNumber(birthDate: string | null | undefined): number {
  if (!birthDate || !isCalendarDate(birthDate)) return 0;
  return reduceNumber(
    Array.from(birthDate.replaceAll('-', ''), Number).reduce((total, digit) => total + digit, 0),
  );
}

/**
 * The sum of the digits of the birth date, then the sum of the digits of each sum before, until the life path number:
 * 38 and 11 for 1992-08-27. Empty for an invalid or missing birth date.
 */
export function listLifePathSums(birthDate: string | null | undefined): readonly number[] {
  if (!birthDate || !isCalendarDate(birthDate)) return [];
  const lifePath = lifePathNumber(birthDate);
  const sums = [sumOfDigits(birthDate.replaceAll('-', ''))];
  for (let last = sums[0]; last !== undefined && last !== lifePath; last = sums.at(-1)) {
    sums.push(sumOfDigits(String(last)));
  }
  return sums;
}

function sumOfDigits(digits: string): number {
  return Array.from(digits, Number).reduce((total, digit) => total + digit, 0);
}
