// The token of an invitation's link. The link has it in the fragment, which browsers do not send to a server. The page
// immediately moves it from the address to session storage, so that it survives a reload or a log-in.

const KEY = 'asteria.invitation';
/** For browsers that have no session storage. */
let inMemory: string | undefined;

/** The token in the address, which is moved into this tab's storage; without one there, the token stored before. */
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

/** Removes the token, after the guest has answered or declined the invitation, or when it no longer exists. */
export function forgetInvitationToken(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked, so nothing was stored.
  }
}

/** Whether this tab has the token of an invitation that is still to be answered. */
export function hasPendingInvitation(): boolean {
  return readToken() !== undefined;
}
