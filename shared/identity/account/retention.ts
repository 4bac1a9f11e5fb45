// How long an unused account is kept.

/** Our choice: long enough for a reader who comes back for a birthday or two. */
export const UNUSED_MONTHS = 24;
/** Its owner is told so many days before it is deleted, at least. */
export const TOLD_DAYS_BEFORE = 30;
