// The error messages for a typed date that does not exist.

export const DATE_COPY = {
  missing: (part: 'month' | 'day' | 'year') => `Please add the ${part}`,
  yearTooShort: 'Please enter the year with four digits, like 1994',
  noSuchMonth: (month: number) => `There is no month ${month}`,
  /** Day and month are swapped: 'There is no month 25. Did you mean December 25?' */
  swapped: (month: number, meant: string) => `There is no month ${month}. Did you mean ${meant}?`,
  /** 'There is no February 29 in 2001', or '29 February' */
  noSuchDay: (day: string, year: string) => `There is no ${day} in ${year}`,
} as const;
