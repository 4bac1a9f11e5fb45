// How long sessions live, and what their cookies are called.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Before sign-in: as long as a grant is good for. */
export const VISITOR_SESSION_MS = 30 * MINUTE_MS;
/** After sign-in, in all, whatever is done in it. */
export const USER_SESSION_MS = 30 * DAY_MS;
/** After sign-in, without a call. */
export const IDLE_SESSION_MS = 14 * DAY_MS;
/** How exactly the last call is known: a write a day, not one a request. */
export const TOUCH_INTERVAL_MS = DAY_MS;
export const MAX_SESSIONS_PER_USER = 10;

/** Tells the page's scripts, who cannot read the session's cookie, whether to ask for the user. */
export const SIGNED_IN_COOKIE = 'signed-in';

/** `__Host-` (RFC 6265bis §4.1.3.2) needs Secure, which plain http in development cannot give. */
export function sessionCookieName(production: boolean): string {
  return production ? '__Host-sid' : 'sid';
}
