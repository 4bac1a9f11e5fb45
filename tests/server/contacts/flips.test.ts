import { describe, expect, it, vi } from 'vitest';
import { type ChartFlip, listFlips, listPlacidusFlips } from '#server/sky/flips.ts';
import { getNatalSky, type NatalSky } from '#server/sky/natal.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS, takeSample } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { readReferenceEvents } from '../sky/reference.ts';
import { MINUTE_MS, randomBirth } from './births.ts';

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

/** What a chart says: signs and houses, by name. */
type Said = Map<string, string | number>;

function read({ bodies, angles }: NatalSky): Said {
  const said: Said = new Map();
  for (const { key, longitudeDegrees, house } of bodies) {
    said.set(`sign ${key}`, getSignKey(longitudeDegrees));
    said.set(`house ${key}`, house ?? Number.NaN);
  }
  for (const key of ['ascendant', 'midheaven'] as const) {
    said.set(`sign ${key}`, getSignKey(angles?.[key].longitudeDegrees ?? Number.NaN));
  }
  return said;
}

const describeFlip = ({ kind, body, from, to }: ChartFlip) => `${kind} ${body} ${from} ${to}`;

function compare(before: Said, after: Said): string[] {
  return [...after].flatMap(([what, to]) => {
    const from = before.get(what);
    return from === to ? [] : [`${what} ${from} ${to}`];
  });
}

describe('what flips within an hour of a birth', () => {
  // req: CHART-9
  it('is exactly the difference between charts drawn for neighboring minutes', () => {
    const random = createSeededRandom(81);
    let flipped = 0;
    for (let round = isExhaustive ? 0 : 3; round < (isExhaustive ? 1_000 : 8); round += 1) {
      const { utcMs, place } = randomBirth(random);
      // Some beyond the polar circle, where the Ascendant leaps.
      if (round % 8 === 7) place.latitudeDegrees = 66 + random() * 12;
      const flips = listFlips(utcMs, getNatalSky(utcMs, place), place, 60);
      let before = read(getNatalSky(utcMs - 60 * MINUTE_MS, place));
      for (let minute = -59; minute <= 60; minute += 1) {
        const atMs = utcMs + minute * MINUTE_MS;
        const after = read(getNatalSky(atMs, place));
        const told = flips.filter((flip) => flip.utcMs === atMs).map(describeFlip);
        const hint = JSON.stringify({ utcMs, place, minute });
        expect(told.sort(), hint).toEqual(compare(before, after).sort());
        flipped += told.length;
        before = after;
      }
      expect(flips.map(({ utcMs: at }) => at)).toEqual(
        flips.map(({ utcMs: at }) => at).toSorted((one, other) => one - other),
      );
    }
    expect(flipped).toBeGreaterThan(8 * 5);
  });

  // req: CHART-9
  it('is, by Placidus, the difference between the cusps of neighboring minutes, and empty without cusps', () => {
    const random = createSeededRandom(83);
    let flipped = 0;
    for (let round = isExhaustive ? 0 : 1; round < (isExhaustive ? 300 : 6); round += 1) {
      const { utcMs, place } = randomBirth(random);
      // Some near the polar circle, where houses are widest and narrowest, and one beyond it.
      if (round % 6 === 4) place.latitudeDegrees = 64 + random() * 2;
      if (round % 6 === 5) place.latitudeDegrees = -70;
      const housesAt = (atMs: number): Said => {
        const { bodies, angles } = getNatalSky(atMs, place);
        const cusps = angles?.placidusDegrees;
        return new Map(
          cusps ? bodies.map((body) => [body.key, getCuspHouse(body.longitudeDegrees, cusps)]) : [],
        );
      };
      const flips = listPlacidusFlips(utcMs, getNatalSky(utcMs, place), place, 60);
      let before = housesAt(utcMs - 60 * MINUTE_MS);
      expect(before.size > 0 || flips.length === 0).toBe(true);
      for (let minute = -59; minute <= 60; minute += 1) {
        const atMs = utcMs + minute * MINUTE_MS;
        const after = housesAt(atMs);
        const told = flips
          .filter((flip) => flip.utcMs === atMs)
          .map(({ body, from, to }) => `${body} ${from} ${to}`);
        expect(told.sort(), JSON.stringify({ utcMs, place, minute })).toEqual(
          compare(before, after).sort(),
        );
        flipped += told.length;
        before = after;
      }
    }
    expect(flipped).toBeGreaterThan(6 * 5);
  });

  it('has every change of sign that the reference has, before the birth as after it', () => {
    const random = createSeededRandom(82);
    const { place } = randomBirth(random);
    const { planetIngresses, moonIngresses } = readReferenceEvents();
    // Of slower bodies the reference is minutes off.
    const quick = planetIngresses.filter(({ body }) =>
      ['Sun', 'Mercury', 'Venus', 'Mars'].includes(body),
    );
    for (const ingress of takeSample([...quick, ...moonIngresses.slice(0, 30)], {
      share: 4,
      turn: 0,
    })) {
      const ingressMs = Date.parse(ingress.utcSecond);
      for (const minutes of [-40, 40]) {
        const utcMs = Math.floor(ingressMs / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
        const flips = listFlips(utcMs, getNatalSky(utcMs, place), place, 60);
        const own = flips.filter(
          ({ kind, body }) => kind === 'sign' && body === ingress.body.toLowerCase(),
        );
        expect(own.map(({ to }) => to)).toEqual([ingress.to.toLowerCase()]);
        const late = (own[0]?.utcMs ?? 0) - ingressMs;
        expect(Math.abs(late - MINUTE_MS / 2)).toBeLessThanOrEqual(MINUTE_MS);
      }
    }
  });
});
