import { describe, expect, it } from 'vitest';
import { countBirthdays } from '#client/features/reveal/sun-moon-counts.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { SIGN_KEYS } from '#shared/zodiac/sign-names.ts';

const DAYS = 21_550;

describe('the birthdays that have a Sun and a Moon', () => {
  it('are those of 1950 to 2008, by the ephemeris at noon', { tags: 'night' }, () => {
    const counted = new Map<string, number>();
    for (let day = 0; day < DAYS; day += 1) {
      const noon = toJulianDayTt(Date.UTC(1950, 0, 1 + day, 12));
      const [sun, moon] = (['sun', 'moon'] as const).map((body) =>
        getSignKey(getApparentLongitude(body, noon)),
      );
      const key = `${sun} ${moon}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    for (const sun of SIGN_KEYS) {
      for (const moon of SIGN_KEYS)
        expect(countBirthdays([sun], [moon]), `${sun} ${moon}`).toBe(counted.get(`${sun} ${moon}`));
    }
    expect(countBirthdays(SIGN_KEYS, SIGN_KEYS)).toBe(DAYS);
  });

  it('count each of several possible signs', () => {
    expect(countBirthdays(['leo'], ['gemini'])).toBe(153);
    expect(countBirthdays(['leo'], ['taurus', 'gemini'])).toBe(157 + 153);
  });
});
