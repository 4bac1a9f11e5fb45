// The browser's time zone. The first question loads the browser's tables of all zones, 70 ms on a slow phone, and the
// next ones take their part of it: the answer is kept for a minute, after which a traveler's may be another.

const KEPT_MS = 60_000;

let known: { zone: string; atMs: number } | undefined;

/** An IANA name. */
export function getBrowserZone(): string {
  const nowMs = performance.now();
  if (known === undefined || nowMs - known.atMs > KEPT_MS) {
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, atMs: nowMs };
  }
  return known.zone;
}

/** Forgets the answer; for tests, which travel faster. */
export function forgetBrowserZone(): void {
  known = undefined;
}
