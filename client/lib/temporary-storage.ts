// What is kept in local storage for a while only. Each value carries its end; what has ended is removed
// when the app starts, when it is asked for, and by whoever keeps it open.

const PREFIX = 'asteria.temporary.';

/** Keeps a value (as JSON) for so many milliseconds; a browser without storage keeps nothing. */
export function keepTemporarily(name: string, value: unknown, durationMs: number): void {
  try {
    const kept = { endsAt: Date.now() + durationMs, value };
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // Full, or forbidden: then a reload forgets, and nothing else happens.
  }
}

/** The kept value, or undefined when there is none or its time is over. */
export function findTemporary(name: string): unknown {
  return readTemporary(PREFIX + name);
}

/** Removes a kept value when its time is over, while the page is open; gives the way to call that off. */
export function forgetTemporaryInTime(name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endsAt = readKept(PREFIX + name)?.endsAt;
  if (endsAt !== undefined) timer = setTimeout(() => forgetTemporary(name), endsAt - Date.now());
  return () => clearTimeout(timer);
}

/** Removes a kept value. */
export function forgetTemporary(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing could be kept there either.
  }
}

/** Removes all that has ended. */
export function sweepTemporaryStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) readTemporary(key);
    }
  } catch {
    // Nothing could be kept there either.
  }
}

function readTemporary(key: string): unknown {
  return readKept(key)?.value;
}

type Kept = { endsAt: number; value: unknown };

function readKept(key: string): Kept | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const kept: unknown = JSON.parse(text);
    if (isKept(kept) && kept.endsAt > Date.now()) return kept;
    localStorage.removeItem(key);
  } catch {
    // What cannot be read is as good as absent.
  }
  return undefined;
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'value' in kept &&
    'endsAt' in kept &&
    typeof kept.endsAt === 'number'
  );
}
