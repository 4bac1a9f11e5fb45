import { describe, expect, it } from 'vitest';
import {
  chooseDarkInstant,
  findDusk,
  observerOfZone,
  sunAltitudeDegrees,
} from '#client/features/starfield/sky/observer.ts';

/** A local clock time on a day of 2026, in whatever zone the tests run. */
function local(month: number, day: number, hour: number, minute = 0): number {
  return new Date(2026, month - 1, day, hour, minute).getTime();
}

/** The meridian under which local clocks run, so that the Sun is up by day wherever the tests run. */
function placeHere(latitude: number, instantMs: number) {
  return { latitude, longitude: -new Date(instantMs).getTimezoneOffset() / 4 };
}

describe('the place of a time zone', () => {
  it.each([
    ['America/Chicago', 'Chicago', 42, -88],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', -35, -58],
    ['Asia/Calcutta', 'Kolkata', 23, 88],
    ['Europe/Kiev', 'Kyiv', 50, 31],
    ['Australia/Sydney', 'Sydney', -34, 151],
    ['America/Indianapolis', 'Indianapolis', 40, -86],
  ])('is for %s the city of %s', (zone, name, latitude, longitude) => {
    expect(observerOfZone(zone, 0)).toEqual({ name, latitude, longitude });
  });

  it('is a middle latitude under the clock where the zone has no city', () => {
    expect(observerOfZone('UTC', 0)).toEqual({ latitude: 41.9, longitude: 0 });
    expect(observerOfZone('Etc/GMT+6', -360)).toEqual({ latitude: 41.9, longitude: -90 });
    expect(observerOfZone('Nowhere/Atlantis', 330)).toEqual({ latitude: 41.9, longitude: 82.5 });
  });
});

describe('the hour whose sky is drawn', () => {
  it('is now at night', () => {
    const night = local(11, 20, 23, 17);
    expect(chooseDarkInstant(placeHere(41.9, night), night)).toBe(night);
  });

  it('is nine in the evening by day', () => {
    const noon = local(11, 20, 12);
    expect(chooseDarkInstant(placeHere(41.9, noon), noon)).toBe(local(11, 20, 21));
  });

  it('is later where the Sun is not down by then', () => {
    const noon = local(6, 21, 12);
    const place = placeHere(58, noon);
    const chosen = chooseDarkInstant(place, noon);
    expect(chosen).toBeGreaterThan(local(6, 21, 21));
    expect(sunAltitudeDegrees(place, chosen)).toBeLessThan(-6);
  });

  it('is midnight where it does not get dark at all', () => {
    const noon = local(6, 21, 12);
    expect(chooseDarkInstant(placeHere(69, noon), noon)).toBe(local(6, 22, 0));
  });
});

describe('dusk', () => {
  it('is when the Sun, after noon, first is six degrees down', () => {
    const morning = local(11, 20, 3);
    const place = placeHere(41.9, morning);
    const dusk = findDusk(place, morning) ?? Number.NaN;
    expect(dusk).toBeGreaterThan(local(11, 20, 16));
    expect(dusk).toBeLessThan(local(11, 20, 18));
    expect(sunAltitudeDegrees(place, dusk)).toBeLessThan(-6);
    expect(sunAltitudeDegrees(place, dusk - 300_000)).toBeGreaterThan(-6);
    expect(findDusk(place, local(11, 20, 23, 59))).toBe(dusk);
  });

  it('does not come where the night stays light', () => {
    expect(findDusk(placeHere(69, local(6, 21, 12)), local(6, 21, 12))).toBeUndefined();
  });
});
