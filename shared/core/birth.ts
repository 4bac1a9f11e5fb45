/** Which of two instants an ambiguous local time means: clocks were set back, so they showed it twice. */
export const BIRTH_TIME_FOLDS = ['earlier', 'later'] as const;
export type BirthTimeFold = (typeof BIRTH_TIME_FOLDS)[number];
