import { describe, expect, it } from 'vitest';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';

describe('the sign of a birth date', () => {
  // req: ZODIAC-3
  it.each([
    ['aries', '03-21', '04-19'],
    ['taurus', '04-20', '05-20'],
    ['gemini', '05-21', '06-20'],
    ['cancer', '06-21', '07-22'],
    ['leo', '07-23', '08-22'],
    ['virgo', '08-23', '09-22'],
    ['libra', '09-23', '10-22'],
    ['scorpio', '10-23', '11-21'],
    ['sagittarius', '11-22', '12-21'],
    ['capricorn', '12-22', '01-19'],
    ['aquarius', '01-20', '02-18'],
    ['pisces', '02-19', '03-20'],
  ])('is %s from %s to %s, whatever the year', (sign, first, last) => {
    for (const year of ['1900', '1994', '2024']) {
      expect(findSignOfDate(`${year}-${first}`)).toBe(sign);
      expect(findSignOfDate(`${year}-${last}`)).toBe(sign);
    }
  });

  // req: ZODIAC-3
  it('is Pisces on a leap day', () => {
    expect(findSignOfDate('2000-02-29')).toBe('pisces');
  });

  // req: ZODIAC-3
  it.each([null, undefined, '', 'yesterday', '1994-02-30', '8/2/1994'])(
    'is none for %j',
    (date) => {
      expect(findSignOfDate(date)).toBeUndefined();
    },
  );
});
