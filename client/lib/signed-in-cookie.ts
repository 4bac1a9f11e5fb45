import { SIGNED_IN_COOKIE } from '#shared/identity/session/session-rules.ts';

/**
 * The server sets this script-readable cookie with the session; without it the user is a visitor
 * and no call is needed.
 */
export function hasSignedInCookie(): boolean {
  return document.cookie.split(';').some((cookie) => cookie.trim() === `${SIGNED_IN_COOKIE}=1`);
}

/** Removes the cookie of a session that the server no longer knows. */
export function removeSignedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookie store before 18.4
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
}
