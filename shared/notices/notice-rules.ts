// What notices there are, and how many.

/**
 * `contacts`: of the Sun to Mars that have a minute; `moons`: new and full Moons and eclipses; `seasons`: when one
 * begins, is exact, ends.
 */
export const NOTICE_KINDS = ['contacts', 'moons', 'seasons'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `open` says what it is; `discreet` only that something is. */
export const NOTICE_STYLES = ['open', 'discreet'] as const;
export type NoticeStyle = (typeof NOTICE_STYLES)[number];

/** Bells that ring on one day of the reader's. */
export const BELLS_A_DAY = 3;
/** Notices by kind on one day, and within any seven. */
export const BY_KIND_A_DAY = 1;
export const BY_KIND_A_WEEK = 5;
/** How many days ahead of today a bell can be set. */
export const BELL_DAYS_AHEAD = 9;
