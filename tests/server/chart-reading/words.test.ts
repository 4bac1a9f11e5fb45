// The chapters of the chart are written whole; here each is held to the manner and the length of its kind.

import { describe, expect, it } from 'vitest';
import { listPassageFaults } from '#server/content/check/manner.ts';
import {
  ELEMENT_MISSING,
  ELEMENT_STRONG,
  ELEMENTS_EVEN,
  QUALITIES_EVEN,
  QUALITY_MISSING,
  QUALITY_STRONG,
  SIGN_CLUSTER,
} from '#server/features/chart-reading/words/balance.ts';
import { findAspectUnit, getHouseUnit } from '#server/features/chart-reading/words/library.ts';
import { MOON_PHASE_UNITS } from '#server/features/chart-reading/words/moon-phases.ts';
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
import { CONTACT_TONES, type ContactTone } from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { BODY_KEYS, type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
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
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
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

describe('the bodies in the houses', () => {
  it.each(BODY_KEYS.flatMap((body) => HOUSES.map((house) => [body, house] as const)))(
    '%s in house %i is a passage of 60 to 90 words that names its planet',
    (body, house) => {
      const { headline, text } = getHouseUnit(body, house);
      expect(listPassageFaults(text, { min: 60, max: 90 })).toEqual([]);
      expect(`${headline} ${text}`).toContain(getBodyName(body));
      expect(countWords(headline)).toBeLessThanOrEqual(9);
    },
  );
});

describe('two bodies in aspect', () => {
  const pairs = BODY_KEYS.flatMap((one) =>
    BODY_KEYS.slice(BODY_KEYS.indexOf(one) + 1).flatMap((other) =>
      CONTACT_TONES.filter((tone) => canForm([one, other], tone)).map(
        (tone) => [one, other, tone] as const,
      ),
    ),
  );

  it.each(pairs)(
    '%s and %s, %s: a chapter of 60 to 90 words that names both',
    (one, other, tone) => {
      const unit = findAspectUnit([other, one], tone);
      if (unit === undefined) throw new Error('no words');
      expect(listPassageFaults(unit.text, { min: 60, max: 90 })).toEqual([]);
      for (const body of [one, other]) expect(unit.text).toContain(getBodyName(body));
      expect(countWords(unit.headline)).toBeLessThanOrEqual(9);
      expect(NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(unit.headline))).toEqual([]);
    },
  );

  it('have 128 kinds', () => {
    expect(pairs).toHaveLength(128);
  });
});

/**
 * Mercury is never 60° from the Sun, Venus neither, and the two never 90° from each other. Between 1900 and 2060 Neptune
 * and Pluto are near no exact aspect but the sextile.
 */
function canForm(pair: readonly BodyKey[], tone: ContactTone): boolean {
  if (pair.includes('neptune') && pair.includes('pluto')) return tone === 'easy';
  if (pair.includes('sun') && (pair.includes('mercury') || pair.includes('venus')))
    return tone === 'joined';
  return !(pair.includes('mercury') && pair.includes('venus')) || tone !== 'hard';
}

describe('the Moon’s shape and the balance', () => {
  const units = {
    ...MOON_PHASE_UNITS,
    ...prefixed('strong', ELEMENT_STRONG),
    ...prefixed('missing', ELEMENT_MISSING),
    ...prefixed('strong', QUALITY_STRONG),
    ...prefixed('missing', QUALITY_MISSING),
    ...prefixed('cluster', SIGN_CLUSTER),
    'elements even': ELEMENTS_EVEN,
    'qualities even': QUALITIES_EVEN,
  };

  it.each(Object.entries(units))('%s is a chapter of 60 to 90 words', (_, { headline, text }) => {
    expect(listPassageFaults(text, { min: 60, max: 90 })).toEqual([]);
    expect(countWords(headline)).toBeLessThanOrEqual(9);
  });

  it('have 36 units', () => {
    expect(Object.keys(units)).toHaveLength(36);
  });
});

function prefixed(
  prefix: string,
  units: Readonly<Record<string, ChapterUnit>>,
): Record<string, ChapterUnit> {
  return Object.fromEntries(Object.entries(units).map(([key, unit]) => [`${prefix} ${key}`, unit]));
}

describe('the whole library', () => {
  it('has no headline twice', () => {
    const headlines = [
      ...Object.values(TABLES).flatMap((table) => Object.values(table)),
      ...Object.values(RULER_IN_HOUSES),
      ...BODY_KEYS.flatMap((body) => HOUSES.map((house) => getHouseUnit(body, house))),
      ...Object.values(MOON_PHASE_UNITS),
    ].map(({ headline }) => headline);
    expect(headlines.filter((one, index) => headlines.indexOf(one) !== index)).toEqual([]);
  });
});
