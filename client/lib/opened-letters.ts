// Counts in local storage on how many days this browser has shown the reader's letter.

const KEY = 'asteria:letters-opened';

/** Counts today's letter (`YYYY-MM-DD`), and returns the number of days. */
export function countLetter(today: string): number {
  try {
    const [day, known] = (window.localStorage.getItem(KEY) ?? '').split(' ');
    const before = Number(known ?? 0);
    if (day === today) return before;
    window.localStorage.setItem(KEY, `${today} ${before + 1}`);
    return before + 1;
  } catch {
    // Without storage the letters are never three.
    return 0;
  }
}

/** Removes the count, which the next reader of this browser begins anew. */
export function forgetLetters(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was counted.
  }
}
