import { expect, it } from 'vitest';
import { toYearMonthDay } from '#shared/numerology/year-month-day.ts';

// req: NUMBERS-4
it.each([
  '1994-08-02',
  '1994-8-2',
  '1994/08/02',
  '1994-08-02T00:00:00.000Z',
  '8/2/1994',
  '08-02-1994',
  'August 2, 1994',
  'Aug 2 1994',
  'aug. 2, 1994',
  '2 August 1994',
  ' 1994-08-02 ',
])('writes %j as 1994-08-02', (text) => {
  expect(toYearMonthDay(text)).toBe('1994-08-02');
});

// req: NUMBERS-4
it.each(['', 'yesterday', '30/30/1994', '1994-02-30', 'Augment 2, 1994', 'Ma 2, 1994'])(
  'leaves %j as it is, which is no date',
  (text) => {
    expect(toYearMonthDay(text)).toBe(text);
  },
);
