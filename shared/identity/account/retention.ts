// How long an unused account is kept.

/** Months without use after which an account is deleted. Our choice: some people come back only once a year. */
export const UNUSED_ACCOUNT_MONTHS = 24;
/** The owner is told at least this many days before the deletion. */
export const DELETION_NOTICE_DAYS = 30;
