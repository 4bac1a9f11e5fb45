// Counts in local storage on how many days this browser has shown a reader's letter.

const KEY = 'asteria:letters-opened';

/** Counts today's letter (`YYYY-MM-DD`) of a user, and returns the number of days. */
export function countLetter(userId: string, today: string): number {
  try {
    const [owner, day, known] = (window.localStorage.getItem(KEY) ?? '').split(' ');
    const before = owner === userId ? Number(known) : 0;
    if (owner === userId && day === today) return before;
    window.localStorage.setItem(KEY, `${userId} ${today} ${before + 1}`);
    return before + 1;
  } catch {
    // Without storage the letters are never three.
    return 0;
  }
}
