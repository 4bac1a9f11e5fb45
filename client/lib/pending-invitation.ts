// The token of an invitation's link. It stands in the fragment, which no server sees, and is taken out of the address
// at once; it is kept for this tab, so that a reload or a log-in does not lose it.

const KEY = 'asteria.invitation';
/** For browsers that have no session storage. */
let inMemory: string | undefined;

/** Reads the token from the address or, without one, the token of this tab; the address loses it. */
export function takeInvitationToken(): string | undefined {
  const token = window.location.hash.slice(1);
  if (token === '') return readToken();
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Session storage is blocked: the token does not survive a reload.
    inMemory = token;
  }
  return token;
}

function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Forgets the token, once it is answered, gone or unwanted. */
export function forgetInvitationToken(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked, so nothing was stored.
  }
}

/** Whether this tab has an invitation that is neither answered nor given up. */
export function hasPendingInvitation(): boolean {
  return readToken() !== undefined;
}
