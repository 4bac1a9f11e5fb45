// Values in local storage with a time of expiry. Expired values are removed when the app starts, when
// they are read, and by a timer that the component using a value starts.

const PREFIX = 'asteria.temporary.';

/** Stores a value as JSON for `durationMs`; without local storage nothing is stored. */
export function setExpiring(name: string, value: unknown, durationMs: number): void {
  try {
    const entry: Entry = { endsAt: Date.now() + durationMs, value };
    localStorage.setItem(PREFIX + name, JSON.stringify(entry));
  } catch {
    // Local storage is full or blocked: the value does not survive a reload.
  }
}

/** The stored value; undefined if there is none or it has expired. */
export function getExpiring(name: string): unknown {
  return readValue(PREFIX + name);
}

/** Removes a value when it expires while the page is open; returns a function that cancels this. */
export function removeAtExpiry(name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endsAt = readEntry(PREFIX + name)?.endsAt;
  if (endsAt !== undefined) timer = setTimeout(() => removeExpiring(name), endsAt - Date.now());
  return () => clearTimeout(timer);
}

/** Removes a value. */
export function removeExpiring(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Local storage is blocked, so nothing was stored.
  }
}

/** Removes all expired values. */
export function removeExpired(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) readValue(key);
    }
  } catch {
    // Local storage is blocked, so nothing was stored.
  }
}

function readValue(key: string): unknown {
  return readEntry(key)?.value;
}

/** `endsAt`: Unix milliseconds. */
type Entry = { endsAt: number; value: unknown };

/** The entry of a key; removes it if it has expired or is not valid. */
function readEntry(key: string): Entry | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const entry: unknown = JSON.parse(text);
    if (isEntry(entry) && entry.endsAt > Date.now()) return entry;
    localStorage.removeItem(key);
  } catch {
    // An unreadable entry counts as absent.
  }
  return undefined;
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'value' in entry &&
    'endsAt' in entry &&
    typeof entry.endsAt === 'number'
  );
}
