// Whether this browser has asked how sure a birth time is, in local storage: it is asked on one day.

const KEY = 'asteria:margin-asked';
const PUT_AWAY = 'put away';

/** Whether the question may stand on a day's letter (`YYYY-MM-DD`): never asked before, or on that day. */
export function isMarginQuestionDue(today: string): boolean {
  try {
    const asked = window.localStorage.getItem(KEY);
    return asked === null || asked === today;
  } catch {
    // Without storage nothing would remember the question, and it would come each day.
    return false;
  }
}

/** The question stands on a day's letter. */
export function rememberMarginQuestion(today: string): void {
  remember(today);
}

/** The question is not wanted. */
export function putMarginQuestionAway(): void {
  remember(PUT_AWAY);
}

function remember(value: string): void {
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // Where storage is blocked nothing is asked at all.
  }
}
