import { expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listLunationsAndStations } from '#server/sky/lunations-and-stations.ts';

const FROM = Date.UTC(2026, 6, 1);
const UNTIL = Date.UTC(2027, 9, 1);
const PLANETS: readonly string[] = ['mercury', 'venus', 'mars'];

it('are the almanac’s own new and full Moons, eclipses and stations, to the millisecond', () => {
  const almanac = createAlmanac();
  const ofAlmanac = almanac.listEvents(FROM, UNTIL).filter((event) => {
    if (event.kind === 'phase') return event.phase === 'new' || event.phase === 'full';
    return event.kind === 'station' && PLANETS.includes(event.body);
  });
  const found = listLunationsAndStations(createAlmanac(), FROM, UNTIL);
  expect(found).toEqual(ofAlmanac);
  const kinds = found.map((event) =>
    event.kind === 'phase' ? event.phase : `${event.body} ${event.direction}`,
  );
  expect(new Set(kinds)).toEqual(
    new Set([
      'new',
      'full',
      ...PLANETS.flatMap((planet) => [`${planet} retrograde`, `${planet} direct`]),
    ]),
  );
  expect(found.filter((event) => event.kind === 'phase' && event.eclipse !== null)).toHaveLength(7);
});

it('are each in exactly one of two neighboring ranges', () => {
  const almanac = createAlmanac();
  const all = listLunationsAndStations(almanac, FROM, UNTIL);
  for (const { atUtcMs } of all.slice(1, 4)) {
    const before = listLunationsAndStations(almanac, FROM, atUtcMs);
    expect([...before, ...listLunationsAndStations(almanac, atUtcMs, UNTIL)]).toEqual(all);
  }
});
