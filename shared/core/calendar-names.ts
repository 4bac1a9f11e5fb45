// The English names of months and weekdays. Intl.DateTimeFormat has them too, but its first use takes 20 ms on
// a desktop machine and four times that on a phone (Chromium 156).

/** January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Sunday first, in the order of `Date.getDay`. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
