import { describe, expect, it } from 'vitest';
import { getApparentLongitude, getApparentPosition } from '#server/sky/ephemeris.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { getSignName, separationDegrees } from '#shared/sky/longitude.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { getIndependentLongitude, readReferenceCharts } from './reference.ts';

/** What we promise is 12″; what we have is 4″, and a step back should be seen. */
const REFERENCE_TOLERANCE_ARCSEC = 4;
const INDEPENDENT_TOLERANCE_ARCSEC = 25;
const JULIAN_DAY_1900 = 2_415_020.5;
const JULIAN_DAY_1920 = 2_422_324.5;
const JULIAN_DAY_2051 = 2_470_172.5;

describe('the ten bodies', () => {
  it.each(BODY_KEYS)('puts %s where Swiss Ephemeris does, in 60 charts', (body) => {
    for (const chart of readReferenceCharts()) {
      const reference = chart.bodies[getBodyName(body)];
      const position = getApparentPosition(body, Date.parse(chart.utc));
      const errorArcsec = separationDegrees(position.longitudeDegrees, reference.lon) * 3600;
      expect(errorArcsec, chart.id).toBeLessThan(REFERENCE_TOLERANCE_ARCSEC);
      expect(getSignName(position.longitudeDegrees), chart.id).toBe(reference.sign);
      expect(position.speedDegreesPerDay < 0, chart.id).toBe(reference.retrograde);
      expect(position.speedDegreesPerDay, chart.id).toBeCloseTo(reference.speedDegPerDay, 2);
    }
  });

  it.each(BODY_KEYS)(
    'agrees with astronomy-engine about %s at 2,000 instants from 1900 to 2050',
    (body) => {
      const random = createSeededRandom(BODY_KEYS.indexOf(body) + 1);
      let worstArcsec = 0;
      for (let round = 0; round < 2_000; round += 1) {
        const day = JULIAN_DAY_1900 + random() * (JULIAN_DAY_2051 - JULIAN_DAY_1900);
        const ours = getApparentLongitude(body, day);
        const error = separationDegrees(ours, getIndependentLongitude(body, day)) * 3600;
        worstArcsec = Math.max(worstArcsec, error);
      }
      expect(worstArcsec).toBeLessThan(INDEPENDENT_TOLERANCE_ARCSEC);
    },
  );

  it('is as accurate for the Moon of 1900 to 1919 as for the later one', () => {
    const random = createSeededRandom(20);
    for (let round = 0; round < 2_000; round += 1) {
      const day = JULIAN_DAY_1900 + random() * (JULIAN_DAY_1920 - JULIAN_DAY_1900);
      const ours = getApparentLongitude('moon', day);
      // The other engine's own Moon is good to 6″.
      expect(separationDegrees(ours, getIndependentLongitude('moon', day)) * 3600).toBeLessThan(6);
    }
  });

  it('joins the early Moon to the later one without a jump', () => {
    const before = getApparentLongitude('moon', JULIAN_DAY_1920 - 1e-4);
    const after = getApparentLongitude('moon', JULIAN_DAY_1920 + 1e-4);
    const next = getApparentLongitude('moon', JULIAN_DAY_1920 + 3e-4);
    const stepArcsec = (separationDegrees(before, after) - separationDegrees(after, next)) * 3600;
    expect(Math.abs(stepArcsec)).toBeLessThan(0.1);
  });

  it('never lets the Sun or the Moon move backwards', () => {
    const random = createSeededRandom(99);
    for (let round = 0; round < 300; round += 1) {
      const utcMs = Date.UTC(1900, 0, 1) + random() * 4.7e12;
      expect(getApparentPosition('sun', utcMs).speedDegreesPerDay).toBeGreaterThan(0.95);
      expect(getApparentPosition('moon', utcMs).speedDegreesPerDay).toBeGreaterThan(11.5);
    }
  });
});
