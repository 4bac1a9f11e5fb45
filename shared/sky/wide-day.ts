/**
 * A contact that is shown by its day and may be this far off in either direction is shown with "give or take a day".
 */
export const WIDE_DAY_MS = 12 * 3_600_000;
