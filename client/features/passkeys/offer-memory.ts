// Whether a passkey is still to be offered in this browser. It is offered once, after a sign-in by code, and never
// where the browser is known to have one.

const KEY = 'asteria:passkey-offered';
let isDue = false;

function wasOffered(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage the offer could not be remembered and would come at every sign-in, so it never comes.
    return true;
  }
}

/** Remembers that this browser was offered a passkey or has one, so that none is offered in it again. */
export function rememberPasskeyOffered(): void {
  isDue = false;
  try {
    window.localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: `wasOffered` then counts as true.
  }
}

/** Call this after a sign-in by code: the next page then offers a passkey, unless one was offered before. */
export function makeOfferDue(): void {
  isDue = !wasOffered();
}

/** Whether the current page should offer a passkey. */
export function isOfferDue(): boolean {
  return isDue;
}
