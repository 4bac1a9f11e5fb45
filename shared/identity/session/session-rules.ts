// The facts about sessions that page and server share.

const DAY_MS = 24 * 60 * 60_000;

/** A signed-in session ends after this time without a call. */
export const IDLE_SESSION_MS = 14 * DAY_MS;

/** The cookie (with value 1) by which the page's scripts know whether to request the user; they cannot read the session's cookie. */
export const SIGNED_IN_COOKIE = 'signed-in';
