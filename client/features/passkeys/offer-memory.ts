// Whether this browser was offered a passkey, or has one: it is offered once, after a sign-in by code.

const KEY = 'asteria:passkey-offered';
let isDue = false;

function wasOffered(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage nothing would remember the offer, and it would come each time.
    return true;
  }
}

/** Nothing is offered in this browser any more. */
export function rememberPasskeyHere(): void {
  isDue = false;
  try {
    window.localStorage.setItem(KEY, 'yes');
  } catch {
    // Where storage is blocked nothing is offered at all.
  }
}

/** Somebody has signed in by a code: the next page may offer a passkey. */
export function makeOfferDue(): void {
  isDue = !wasOffered();
}

export function isOfferDue(): boolean {
  return isDue;
}
