/** Which of two instants an ambiguous local time means: clocks were set back, so they showed it twice. */
export const BIRTH_TIME_FOLDS = ['earlier', 'later'] as const;
export type BirthTimeFold = (typeof BIRTH_TIME_FOLDS)[number];

/**
 * How many minutes a birth time may be off in either direction, according to its owner. A certificate gives whole
 * minutes, so 0 still counts as half a minute.
 */
export const BIRTH_TIME_MARGINS = [0, 5, 15, 30, 60] as const;
export type BirthTimeMargin = (typeof BIRTH_TIME_MARGINS)[number];

/** The margin that applies until the owner says how certain the birth time is, minutes. */
export const DEFAULT_BIRTH_TIME_MARGIN: BirthTimeMargin = 15;
