// What notices there are, and how many.

/**
 * `letter`: each morning, unless it was read; `answers`: to the user's invitations; `contacts`: of the Sun to Mars that have a minute; `moons`: new and full Moons and eclipses; `seasons`: when one
 * begins, is exact, ends.
 */
export const NOTICE_KINDS = ['letter', 'answers', 'contacts', 'moons', 'seasons'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How the letter is announced: on the devices, and by a mail to the account's own address. */
export const LETTER_WAYS = ['push', 'mail'] as const;
export type LetterWay = (typeof LETTER_WAYS)[number];

/** `open` says what it is; `discreet` only that something is. */
export const NOTICE_STYLES = ['open', 'discreet'] as const;
export type NoticeStyle = (typeof NOTICE_STYLES)[number];

/** Bells that ring on one day of the reader's. */
export const BELLS_A_DAY = 3;
/** Notices of answers on one day. */
export const ANSWERS_A_DAY = 3;
/** Notices of the sky by kind on one day, and within any seven; those of the letter and of answers stand beside them. */
export const BY_KIND_A_DAY = 1;
export const BY_KIND_A_WEEK = 5;
/** How many days ahead of today a bell can be set. */
export const BELL_DAYS_AHEAD = 9;
