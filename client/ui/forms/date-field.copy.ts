// What a date that was typed and is none says at its field.

export const DATE_COPY = {
  missing: (part: 'month' | 'day' | 'year') => `Please add the ${part}`,
  yearTooShort: 'Please give the year in four digits, like 1994',
  noSuchMonth: (month: number) => `There is no month ${month}`,
  /** Day and month are the other way round: 'There is no month 25. Is it December 25?' */
  swapped: (month: number, meant: string) => `There is no month ${month}. Is it ${meant}?`,
  /** 'There is no February 29 in 2001' */
  noSuchDay: (day: string, year: string) => `There is no ${day} in ${year}`,
} as const;
