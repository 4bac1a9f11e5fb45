import { SIGNED_IN_COOKIE } from '#shared/identity/session/session-rules.ts';

/**
 * The server sets this script-readable cookie with the session; without it the user is a visitor
 * and no call is needed.
 */
export function hasSignedInCookie(): boolean {
  return document.cookie.split(';').some((cookie) => cookie.trim() === `${SIGNED_IN_COOKIE}=1`);
}
