import { describe, expect, it } from 'vitest';
import { listSpots, type Spot, spotAfter } from '#client/features/birth-chart/wheel/wheel-spots.ts';
import { BODY_KEYS, getBodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_SYSTEMS } from '#shared/sky/house-systems.ts';
import { type BirthCase, drawChart } from './births.ts';

const ANGLES = ['ascendant', 'midheaven'];
const TIMED: readonly BirthCase[] = ['sample', 'polar', 'stellium', 'hourTwice', 'cusp'];

/** The chapters of a chart whose close aspects have some. */
function chaptersOf(name: BirthCase): Set<string> {
  const { aspects } = drawChart(name);
  const close = aspects
    .filter(({ orb }) => orb <= 3)
    .map(({ bodies }) => bodies.map(getBodyKey).join('-'));
  return new Set([...BODY_KEYS, ...ANGLES, ...close]);
}

function spotsOf(name: BirthCase, system: (typeof HOUSE_SYSTEMS)[number] = 'whole-sign') {
  return listSpots(drawChart(name), system, chaptersOf(name));
}

function find(spots: readonly Spot[], id: string): Spot {
  const found = spots.find((spot) => spot.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe('the spots of the wheel', () => {
  // req: CHART-13
  it('open a chapter for each body, angle and house, in both house systems', () => {
    for (const name of TIMED) {
      for (const system of HOUSE_SYSTEMS) {
        const spots = spotsOf(name, system);
        expect(spots.filter(({ chapter }) => chapter === undefined)).toEqual([]);
        expect(spots.filter(({ ring }) => ring === 'points')).toHaveLength(12);
        const houses = spots.filter(({ ring }) => ring === 'houses');
        expect(houses.flatMap(({ bodies }) => bodies)).toHaveLength(10);
        for (const { bodies, chapter, words } of houses) {
          const [first] = bodies;
          if (first === undefined) expect(words).toMatch(/, empty; opens its ruler, [A-Z][a-z]+$/);
          else expect(chapter).toBe(getBodyKey(first));
        }
        expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
      }
    }
  });

  it('name a house by its sign (by Placidus with its degree), its bodies, and what it opens', () => {
    const words = (id: string, system: (typeof HOUSE_SYSTEMS)[number]) =>
      find(spotsOf('sample', system), id).words;
    expect(words('house-4', 'whole-sign')).toBe(
      'Fourth house, Gemini, with Moon and Mars; opens Moon',
    );
    expect(words('house-2', 'whole-sign')).toBe(
      'Second house, Aries, empty; opens its ruler, Mars',
    );
    expect(words('house-8', 'placidus')).toMatch(
      /^Eighth house, from \d+°\d\d′ Libra, with Jupiter and Pluto; opens Jupiter$/,
    );
    expect(words('midheaven', 'whole-sign')).toBe('Midheaven, 19°14′ Sagittarius');
  });

  it('include only lines with a chapter, the closest first', () => {
    const chapters = new Set(['venus-pluto', 'moon-mars']);
    const lines = listSpots(drawChart('sample'), 'whole-sign', chapters).filter(
      ({ ring }) => ring === 'lines',
    );
    expect(lines.map(({ words }) => words)).toEqual([
      'Venus sextile Pluto, 0°04′',
      'Moon conjunct Mars, 1°12′',
    ]);
  });

  it('open nothing while there are no chapters, and have no lines', () => {
    const spots = listSpots(drawChart('sample'), 'whole-sign', undefined);
    expect(spots.filter(({ chapter, ring }) => chapter !== undefined || ring === 'lines')).toEqual(
      [],
    );
    expect(find(spots, 'house-2').words).toBe('Second house, Aries, empty');
  });

  it('have neither houses nor angles without a birth time', () => {
    const rings = new Set(spotsOf('unknownTime').map(({ ring }) => ring));
    expect(rings).toEqual(new Set(['points', 'lines']));
  });
});

describe('the arrow keys of the wheel', () => {
  const go = (spots: readonly Spot[], from: string, ...keys: string[]) =>
    keys.reduce((spot, key) => spotAfter(key, spot, spots) ?? spot, find(spots, from)).id;

  it('go from a body inward to its house and to its closest line, and outward again', () => {
    const spots = spotsOf('sample');
    expect(go(spots, 'pluto', 'ArrowDown')).toBe('house-9');
    expect(go(spots, 'pluto', 'ArrowDown', 'ArrowDown')).toBe('venus-pluto');
    expect(go(spots, 'moon-mars', 'ArrowUp')).toBe('house-4');
    expect(go(spots, 'house-4', 'ArrowUp')).toBe('moon');
    expect(go(spots, 'ascendant', 'ArrowDown')).toBe('house-1');
    expect(go(spots, 'midheaven', 'ArrowDown')).toBe('house-10');
  });

  it('go around in each ring and reach every spot in it', () => {
    for (const name of ['sample', 'unknownTime'] as const) {
      const spots = spotsOf(name);
      for (const ring of ['points', 'houses', 'lines']) {
        const own = spots.filter((spot) => spot.ring === ring).map(({ id }) => id);
        const [first] = own;
        if (first === undefined) continue;
        const visited = own.map((_, steps) => go(spots, first, ...Array(steps).fill('ArrowRight')));
        expect(visited).toEqual(own);
        expect(go(spots, first, 'ArrowLeft', 'ArrowRight')).toBe(first);
        expect(go(spots, first, 'End', 'Home')).toBe(first);
      }
    }
  });

  it('skip the houses where there are none', () => {
    const spots = spotsOf('unknownTime');
    const [line] = spots.filter(({ ring }) => ring === 'lines');
    const [body] = line?.bodies ?? [];
    if (line === undefined || body === undefined) throw new Error('no line');
    expect(go(spots, getBodyKey(body), 'ArrowDown')).toBe(line.id);
    expect(line.bodies.map(getBodyKey)).toContain(go(spots, line.id, 'ArrowUp'));
  });
});
