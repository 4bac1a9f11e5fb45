// Finds places near a place, in a grid of cells of a fifth of a degree.

export type Point = Readonly<{ countryCode: string; latitude: number; longitude: number }>;

const CELLS_PER_DEGREE = 5;
const KM_PER_DEGREE = 111.2;
/** A cell is 22 km high, and three cells to either side reach 20 km east and west up to 72 degrees of latitude. */
const ROWS = [-1, 0, 1];
const COLUMNS = [-3, -2, -1, 0, 1, 2, 3];

/** The distance between two points not far from each other. */
export function countKm(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * KM_PER_DEGREE;
}

/** The points in the same country within 20 km of a point. In the far north, distant ones may be missed. */
export function createGrid<Item extends Point>(
  points: readonly Item[],
): { listNear(point: Point): Item[] } {
  const cells = new Map<string, Item[]>();
  const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);
  for (const point of points) {
    const cell = `${point.countryCode} ${cellOf(point.latitude)} ${cellOf(point.longitude)}`;
    const known = cells.get(cell);
    if (known) known.push(point);
    else cells.set(cell, [point]);
  }
  return {
    listNear({ countryCode, latitude, longitude }) {
      return ROWS.flatMap((row) =>
        COLUMNS.flatMap(
          (column) =>
            cells.get(`${countryCode} ${cellOf(latitude) + row} ${cellOf(longitude) + column}`) ??
            [],
        ),
      );
    },
  };
}
