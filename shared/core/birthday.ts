// Birthdays by the calendar. One on February 29 is on February 28 in other years.

import { isCalendarDate } from './calendar-date.ts';

/** The birthday in a year, `YYYY-MM-DD`. */
function birthdayIn(birthDate: string, year: number): string {
  const date = `${String(year).padStart(4, '0')}${birthDate.slice(4)}`;
  return isCalendarDate(date) ? date : `${date.slice(0, 5)}02-28`;
}

/** The last birthday up to a date, both `YYYY-MM-DD`; the birth itself before the first one. */
export function lastBirthday(birthDate: string, date: string): string {
  const year = Number(date.slice(0, 4));
  const ofYear = birthdayIn(birthDate, year);
  const last = ofYear <= date ? ofYear : birthdayIn(birthDate, year - 1);
  return last < birthDate ? birthDate : last;
}

/** The birthday a year after another one. */
export function nextBirthday(birthDate: string, birthday: string): string {
  return birthdayIn(birthDate, Number(birthday.slice(0, 4)) + 1);
}

/** Whether a date is a birthday. */
export function isBirthday(birthDate: string, date: string): boolean {
  return birthdayIn(birthDate, Number(date.slice(0, 4))) === date;
}
