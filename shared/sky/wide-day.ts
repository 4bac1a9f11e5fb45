/** A contact that is told by its day alone and may lie this far from it on either side is told with "give or take a day". */
export const WIDE_DAY_MS = 12 * 3_600_000;
