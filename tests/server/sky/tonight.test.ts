import { Body, Illumination } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listSunSeasons } from '#server/sky/sun-seasons.ts';
import { getMoonPhase } from '#server/sky/tonight.ts';
import { readReferenceEvents } from './reference.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const almanac = createAlmanac();

describe('the Moon of tonight', () => {
  it('has the name of each principal phase at its instant and of the shapes between them', () => {
    const between = {
      new: 'waxing-crescent',
      'first-quarter': 'waxing-gibbous',
      full: 'waning-gibbous',
      'last-quarter': 'waning-crescent',
    };
    for (const phase of readReferenceEvents().lunarPhases.slice(0, 24)) {
      const instant = Date.parse(phase.utcSecond);
      expect(getMoonPhase(almanac, instant).phase).toBe(phase.type);
      expect(getMoonPhase(almanac, instant + 3 * DAY_MS).phase).toBe(between[phase.type]);
    }
  });

  it('is lit as in astronomy-engine, within a thousandth', () => {
    for (let day = 0; day < 60; day += 1) {
      const utcMs = Date.UTC(2026, 0, 1) + day * DAY_MS;
      const reference = Illumination(Body.Moon, new Date(utcMs)).phase_fraction;
      expect(getMoonPhase(almanac, utcMs).illuminatedFraction).toBeCloseTo(reference, 3);
    }
  });

  it('names the next new and full Moon, and the following one from the instant itself', () => {
    const { lunarPhases } = readReferenceEvents();
    const fulls = lunarPhases
      .filter((it) => it.type === 'full')
      .map((it) => Date.parse(it.utcSecond));
    const [first = 0, second = 0] = fulls;
    expect(Math.abs(getMoonPhase(almanac, first - DAY_MS).nextFullUtcMs - first)).toBeLessThan(
      60_000,
    );
    expect(Math.abs(getMoonPhase(almanac, first + HOUR_MS).nextFullUtcMs - second)).toBeLessThan(
      60_000,
    );
    const { nextNewUtcMs } = getMoonPhase(almanac, first);
    expect(nextNewUtcMs).toBeGreaterThan(first);
    expect(nextNewUtcMs).toBeLessThan(second);
  });
});

describe('the Sun through the signs', () => {
  it("enters each sign at the reference's time, twelve times a calendar year", () => {
    for (const year of [2024, 2025, 2026]) {
      const ingresses = readReferenceEvents().planetIngresses.filter(
        (it) => it.body === 'Sun' && it.utcSecond.startsWith(String(year)),
      );
      const seasons = listSunSeasons(year);
      expect(seasons.map((it) => it.sign)).toEqual(ingresses.map((it) => it.to.toLowerCase()));
      for (const [index, season] of seasons.entries()) {
        const reference = Date.parse(ingresses[index]?.utcSecond ?? '');
        expect(Math.abs(season.fromUtcMs - reference)).toBeLessThan(60_000);
        if (index > 0) expect(season.fromUtcMs).toBe(seasons[index - 1]?.untilUtcMs);
      }
    }
  });
});
