// The chapters of the chart are written whole; here each is held to the manner and the length of its kind.

import { describe, expect, it } from 'vitest';
import { RULER_IN_HOUSES } from '#server/features/chart-reading/words/ruler-in-houses.ts';
import { JUPITER_IN_SIGNS } from '#server/features/chart-reading/words/signs/jupiter-in-signs.ts';
import { MARS_IN_SIGNS } from '#server/features/chart-reading/words/signs/mars-in-signs.ts';
import { MERCURY_IN_SIGNS } from '#server/features/chart-reading/words/signs/mercury-in-signs.ts';
import { MIDHEAVEN_SIGNS } from '#server/features/chart-reading/words/signs/midheaven-in-signs.ts';
import { MOON_IN_SIGNS } from '#server/features/chart-reading/words/signs/moon-in-signs.ts';
import { NEPTUNE_IN_SIGNS } from '#server/features/chart-reading/words/signs/neptune-in-signs.ts';
import { PLUTO_IN_SIGNS } from '#server/features/chart-reading/words/signs/pluto-in-signs.ts';
import { RISING_SIGNS } from '#server/features/chart-reading/words/signs/rising-in-signs.ts';
import { SATURN_IN_SIGNS } from '#server/features/chart-reading/words/signs/saturn-in-signs.ts';
import { SUN_IN_SIGNS } from '#server/features/chart-reading/words/signs/sun-in-signs.ts';
import { URANUS_IN_SIGNS } from '#server/features/chart-reading/words/signs/uranus-in-signs.ts';
import { VENUS_IN_SIGNS } from '#server/features/chart-reading/words/signs/venus-in-signs.ts';
import type { ChapterUnit } from '#server/features/chart-reading/words/unit.ts';
import { listPassageFaults } from '#server/text/manner.ts';
import { countWords } from '#server/text/proofreading.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/signs.ts';

const TABLES: Readonly<Record<string, Readonly<Record<SignKey, ChapterUnit>>>> = {
  Sun: SUN_IN_SIGNS,
  Moon: MOON_IN_SIGNS,
  Mercury: MERCURY_IN_SIGNS,
  Venus: VENUS_IN_SIGNS,
  Mars: MARS_IN_SIGNS,
  Ascendant: RISING_SIGNS,
  Midheaven: MIDHEAVEN_SIGNS,
  Jupiter: JUPITER_IN_SIGNS,
  Saturn: SATURN_IN_SIGNS,
  Uranus: URANUS_IN_SIGNS,
  Neptune: NEPTUNE_IN_SIGNS,
  Pluto: PLUTO_IN_SIGNS,
};
const NAMES = [...BODY_KEYS.map(getBodyName), ...SIGN_NAMES];

describe.each(Object.entries(TABLES))('%s in the signs', (body, table) => {
  it.each(SIGN_KEYS)('in %s is a chapter of 60 to 90 words that names its planet', (sign) => {
    const { headline, text } = table[sign];
    expect(listPassageFaults(text, { min: 60, max: 90 })).toEqual([]);
    expect(text).toContain(body);
    expect(countWords(headline)).toBeLessThanOrEqual(9);
    expect(NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(headline))).toEqual([]);
  });

  it('has a headline of its own for each', () => {
    const headlines = SIGN_KEYS.map((sign) => table[sign].headline);
    expect(new Set(headlines).size).toBe(SIGN_KEYS.length);
  });
});

describe('the ruler of the chart in the houses', () => {
  it.each(Object.entries(RULER_IN_HOUSES))(
    'in house %s is a chapter of 60 to 90 words',
    (_, unit) => {
      expect(listPassageFaults(unit.text, { min: 60, max: 90 })).toEqual([]);
      expect(unit.text).toMatch(/rule/);
      expect(countWords(unit.headline)).toBeLessThanOrEqual(9);
    },
  );

  it('has twelve headlines of their own', () => {
    const headlines = Object.values(RULER_IN_HOUSES).map(({ headline }) => headline);
    expect(new Set(headlines).size).toBe(12);
  });
});
