// Checks the zone of every place against a map of zones, and finds a zone for places without one. The map is
// timezone-boundary-builder's (from OpenStreetMap, ODbL), in the package geo-tz.

import { find } from 'geo-tz/all';
import type { SourcePlace } from './build-places.ts';
import { countKm, createGrid } from './grid.ts';

/** A place whose zone in GeoNames' table differs from the map's. */
export type ZoneCorrection = Readonly<{ place: SourcePlace; from: string; to: string }>;

/** Half a kilometer, which is how precise a place's coordinates are. */
const NEAR_DEGREES = 0.005;

/** The zones of places for which the rule below fails, by id. */
const DECIDED: ReadonlyMap<number, string> = new Map([
  // Akrotiri, a British base on Cyprus, keeps the island's time. GeoNames has London's.
  [146_839, 'Asia/Nicosia'],
  // So does Dhekelia, the other one.
  [3_053_550_015, 'Asia/Nicosia'],
  // A village in Yakutia whose clock no other place in the table shares.
  [2_462_123_321, 'Asia/Srednekolymsk'],
]);

/**
 * Gives the places with the zones of the map, and a list of the changes. The map is trusted when it names one zone
 * within half a kilometer and other places in the same country have that zone. Elsewhere (at a border, in disputed
 * territory, at sea) the table's zone stays, and a place without a zone takes that of its nearest neighbor.
 */
export function correctZones(places: readonly SourcePlace[]): {
  places: SourcePlace[];
  corrections: ZoneCorrection[];
} {
  const zoned = places.filter(({ timeZone }) => timeZone !== '');
  const zonesOfCountries = new Set(
    zoned.map(({ countryCode, timeZone }) => `${countryCode} ${timeZone}`),
  );
  const grid = createGrid(zoned);
  const corrections: ZoneCorrection[] = [];
  const corrected = places.map((place): SourcePlace => {
    const decided = DECIDED.get(place.id);
    const [zone, ...others] = find(place.latitude, place.longitude);
    const isKept = zone === place.timeZone || others.includes(place.timeZone);
    if (!decided && (isKept || zone === undefined)) return place;
    const isSure =
      others.length === 0 &&
      zonesOfCountries.has(`${place.countryCode} ${zone}`) &&
      isAlone(place, zone ?? '');
    const to = decided ?? (isSure ? zone : undefined);
    if (place.timeZone === '') return { ...place, timeZone: to ?? findNearestZone(place) };
    if (to === undefined) return place;
    corrections.push({ place, from: place.timeZone, to });
    return { ...place, timeZone: to };
  });
  return { places: corrected, corrections };

  function findNearestZone(place: SourcePlace): string {
    const [nearest] = grid.listNear(place).sort((a, b) => countKm(a, place) - countKm(b, place));
    const mapped = find(place.latitude, place.longitude);
    // Far from all others, the map is more reliable than the rest of the country: Nunavik is not on Vancouver's clock.
    const known = mapped.find((each) => zonesOfCountries.has(`${place.countryCode} ${each}`));
    const sameCountry = zoned.find(({ countryCode }) => countryCode === place.countryCode);
    const zone = nearest?.timeZone ?? known ?? sameCountry?.timeZone ?? mapped[0];
    if (zone === undefined) throw new Error(`No zone is known for ${place.name}`);
    return zone;
  }
}

/** Whether the map has one zone all around a place. */
function isAlone({ latitude, longitude }: SourcePlace, zone: string): boolean {
  return [-NEAR_DEGREES, 0, NEAR_DEGREES].every((north) =>
    [-NEAR_DEGREES, 0, NEAR_DEGREES].every((east) => {
      const zones = find(latitude + north, longitude + east);
      return zones.length === 1 && zones[0] === zone;
    }),
  );
}
