import { describe, expect, it } from 'vitest';
import { getCuspHouse, getHouseOfSign, getWholeSignHouse } from '#shared/sky/houses.ts';
import {
  getSignKey,
  getSignName,
  normalizeDegrees,
  separationDegrees,
  signedSeparationDegrees,
  toZodiacPosition,
} from '#shared/sky/longitude.ts';

describe('ecliptic longitudes', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [360, 0],
    [-1, 359],
    [725.5, 5.5],
    [-1e-20, 0],
    [-720, 0],
  ])('turns %d° into %d°', (degrees, expected) => {
    expect(normalizeDegrees(degrees)).toBe(expected);
    expect(Object.is(normalizeDegrees(degrees), -0)).toBe(false);
  });

  it.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, 180],
    [180, 0, 180],
    [90, 90, 0],
  ])('sees from %d° that %d° is %d° ahead', (from, to, ahead) => {
    expect(signedSeparationDegrees(from, to)).toBe(ahead);
    expect(separationDegrees(from, to)).toBe(Math.abs(ahead));
  });

  it.each([
    [0, 'Aries', 0, 0],
    [29.999_999, 'Aries', 29, 59],
    [30, 'Taurus', 0, 0],
    [65.123_456, 'Gemini', 5, 7],
    [65.1, 'Gemini', 5, 6],
    [359.999_999, 'Pisces', 29, 59],
    [-0.000_001, 'Pisces', 29, 59],
    [360, 'Aries', 0, 0],
  ])(
    'reads %d° as %s %d°%d′, cut off and never rounded into the next sign',
    (longitude, sign, degree, minute) => {
      expect(toZodiacPosition(longitude)).toEqual({ sign, degree, minute });
      expect(getSignName(longitude)).toBe(sign);
      expect(getSignKey(longitude)).toBe(sign.toLowerCase());
    },
  );
});

describe('houses of a longitude', () => {
  it('counts whole signs from the first', () => {
    expect(getHouseOfSign('leo', 'leo')).toBe(1);
    expect(getHouseOfSign('cancer', 'leo')).toBe(12);
    expect(getHouseOfSign('aries', 'leo')).toBe(9);
    expect(getWholeSignHouse(29.9, 30.1)).toBe(12);
    expect(getWholeSignHouse(30, 59.9)).toBe(1);
  });

  it('finds the house between cusps, even across 0° Aries; a cusp is in its own house', () => {
    const cusps = [340, 20, 50, 75, 100, 130, 160, 200, 230, 255, 280, 310];
    expect(getCuspHouse(340, cusps)).toBe(1);
    expect(getCuspHouse(10, cusps)).toBe(1);
    expect(getCuspHouse(20, cusps)).toBe(2);
    expect(getCuspHouse(339.99, cusps)).toBe(12);
    expect(getCuspHouse(229.99, cusps)).toBe(8);
  });
});
