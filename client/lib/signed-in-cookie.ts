/** The server sets this readable cookie beside the session: without it there is nobody to ask for. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split(';').some((cookie) => cookie.trim() === 'signed-in=1');
}
