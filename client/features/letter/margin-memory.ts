// Remembers in local storage that this browser has asked how certain the birth time is: it asks on only one day.

const KEY = 'asteria:margin-asked';
const PUT_AWAY = 'put away';

/**
 * Whether the question may be shown with a day's letter (`YYYY-MM-DD`): it was not dismissed, and shown on no other
 * day.
 */
export function isMarginQuestionDue(today: string): boolean {
  try {
    const asked = window.localStorage.getItem(KEY);
    return asked === null || asked === today;
  } catch {
    // Without storage nothing would remember the question, and it would come every day.
    return false;
  }
}

/** Remembers that the question is shown with a day's letter (`YYYY-MM-DD`). */
export function rememberMarginQuestion(today: string): void {
  remember(today);
}

/** Remembers that the reader has dismissed the question. */
export function dismissMarginQuestion(): void {
  remember(PUT_AWAY);
}

function remember(value: string): void {
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // If storage is blocked, nothing is asked at all.
  }
}
