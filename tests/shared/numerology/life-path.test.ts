import { describe, expect, it } from 'vitest';
import { lifePathNumber, listLifePathSums } from '#shared/numerology/life-path.ts';

describe('the life path number', () => {
  // req: NUMBERS-2 NUMBERS-5
  it.each([
    ['1994-08-02', 33],
    ['1992-08-27', 11],
    ['1990-01-02', 22],
    ['2000-01-01', 4],
    ['1999-12-31', 8],
    ['1900-01-01', 3],
  ])('of %s is %i', (birthDate, number) => {
    expect(lifePathNumber(birthDate)).toBe(number);
    expect(listLifePathSums(birthDate).at(-1)).toBe(number);
  });

  // req: NUMBERS-5
  it.each(['', '8/2/1994', '1994-8-2', '1994-02-30', ' 1994-08-02', null, undefined])(
    'of %j, which is no YYYY-MM-DD, is 0',
    (birthDate) => {
      expect(lifePathNumber(birthDate)).toBe(0);
      expect(listLifePathSums(birthDate)).toEqual([]);
    },
  );
});
