// Levels (specification §9): every 100 points is one.

export const POINTS_PER_LEVEL = 100;

/** The level of so many points, from 1. */
export function levelOf(points: number): number {
  return Math.floor(points / POINTS_PER_LEVEL) + 1;
}

/** Progress toward the next level, percent in [0, 100). */
export function levelProgressPercent(points: number): number {
  return points % POINTS_PER_LEVEL;
}

/** Points still missing to the next level, 1-100. */
export function pointsToNextLevel(points: number): number {
  return POINTS_PER_LEVEL - (points % POINTS_PER_LEVEL);
}
