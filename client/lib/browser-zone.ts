// The browser's time zone. Temporal tells it at no cost. Intl loads the browser's tables of all zones for the first
// question, 70 ms on a slow phone, and the next ones take their part of it: the answer is kept for a minute, after which
// a traveler's may be another.

const KEPT_MS = 60_000;

let known: { zone: string; atMs: number } | undefined;

/** Only newer browsers have it, and it is not in the types. */
type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/** An IANA name. */
export function getBrowserZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  if (Temporal !== undefined) return Temporal.Now.timeZoneId();
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
