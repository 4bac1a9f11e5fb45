// Levels (requirement PROGRESS-7): one per 100 points.

const POINTS_PER_LEVEL = 100;

/** The level for a number of points, starting at 1. */
export function levelOf(points: number): number {
  return Math.floor(points / POINTS_PER_LEVEL) + 1;
}

/** Progress toward the next level, in percent, [0, 100). */
export function levelProgressPercent(points: number): number {
  return points % POINTS_PER_LEVEL;
}

/** Points needed for the next level, 1-100. */
export function pointsToNextLevel(points: number): number {
  return POINTS_PER_LEVEL - (points % POINTS_PER_LEVEL);
}
