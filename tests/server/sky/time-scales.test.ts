import { describe, expect, it } from 'vitest';
import {
  getDeltaTSeconds,
  getTtMinusUtcSeconds,
  toJulianDayTt,
  toJulianDayUt1,
  toUtcMs,
} from '#shared/sky/time-scales.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { readReferenceCharts } from './reference.ts';

const SECONDS_PER_DAY = 86_400;

describe('the time scales', () => {
  it('follows the leap seconds from 1972 on and assumes none after the last', () => {
    expect(getTtMinusUtcSeconds(Date.UTC(1972, 0, 1))).toBeCloseTo(42.184, 6);
    expect(getTtMinusUtcSeconds(Date.UTC(2016, 11, 31, 23, 59, 59))).toBeCloseTo(68.184, 6);
    expect(getTtMinusUtcSeconds(Date.UTC(2017, 0, 1))).toBeCloseTo(69.184, 6);
    expect(getTtMinusUtcSeconds(Date.UTC(2050, 0, 1))).toBeCloseTo(69.184, 6);
  });

  it('takes UTC as UT1 before 1972', () => {
    const instant = Date.UTC(1943, 4, 7, 9, 30);
    expect(getTtMinusUtcSeconds(instant)).toBe(getDeltaTSeconds(instant));
    expect(toJulianDayUt1(instant)).toBeCloseTo(2_430_851.895833, 6);
  });

  it('agrees with the reference on TT and UT1 of every chart within half a second', () => {
    for (const chart of readReferenceCharts()) {
      const utcMs = Date.parse(chart.utc);
      const ttError = (toJulianDayTt(utcMs) - chart.timescale.jdTT) * SECONDS_PER_DAY;
      const ut1Error = (toJulianDayUt1(utcMs) - chart.timescale.jdUT1) * SECONDS_PER_DAY;
      expect(Math.abs(ttError), `${chart.id} TT`).toBeLessThan(0.5);
      expect(Math.abs(ut1Error), `${chart.id} UT1`).toBeLessThan(0.5);
    }
  });

  it('converts TT back to the same instant', () => {
    const random = createSeededRandom(7);
    for (let round = 0; round < 1_000; round += 1) {
      const utcMs = Math.round(Date.UTC(1900, 0, 1) + random() * (Date.UTC(2100, 0, 1) + 2.2e12));
      expect(Math.abs(toUtcMs(toJulianDayTt(utcMs)) - utcMs)).toBeLessThan(0.2);
    }
  });

  it('returns a number far outside its table instead of failing', () => {
    expect(getDeltaTSeconds(Date.UTC(1850, 5, 1))).toBe(getDeltaTSeconds(Date.UTC(1899, 5, 1)));
    expect(getDeltaTSeconds(Date.UTC(2090, 5, 1))).toBe(getDeltaTSeconds(Date.UTC(2080, 5, 1)));
  });
});
