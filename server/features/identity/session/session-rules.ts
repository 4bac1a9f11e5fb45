// The lifetimes of sessions and the names of their cookies.

export { IDLE_SESSION_MS, SIGNED_IN_COOKIE } from '#shared/identity/session/session-rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The lifetime of a visitor's session since its last extension; as long as a grant, which is bound to it. */
export const VISITOR_SESSION_MS = 30 * MINUTE_MS;
/** The lifetime of a user's session, counted from the sign-in, whatever the activity. */
export const USER_SESSION_MS = 30 * DAY_MS;
/** Resolution of `lastSeenAt`, so that a session is written once a day and not once a request. */
export const TOUCH_INTERVAL_MS = DAY_MS;
export const MAX_SESSIONS_PER_USER = 10;

/** How long after the last sign-in on it a device remains known. */
export const DEVICE_COOKIE_MS = 365 * DAY_MS;

/** `__Host-` (RFC 6265bis §4.1.3.2) needs Secure, which plain http in development cannot give. */
export function sessionCookieName(production: boolean): string {
  return production ? '__Host-sid' : 'sid';
}

/** How long a sign-in by passkey may take; autofill holds its challenge while the sign-in page is open. */
export const CEREMONY_COOKIE_MS = 15 * MINUTE_MS;

/** The cookie of the sign-ins by passkey that a browser has begun. */
export function ceremonyCookieName(production: boolean): string {
  return production ? '__Host-passkey' : 'passkey';
}

/** The cookie of a device that knows a number. */
export function deviceCookieName(production: boolean): string {
  return production ? '__Host-device' : 'device';
}
