// The browser's time zone. Temporal gives it at no cost. With Intl the first reading loads the browser's tables of all
// zones, which takes 70 ms on a slow phone, and later readings are not free either. The answer is therefore cached for
// a minute; not for longer, because a traveler's zone changes.

/** How long an answer of Intl is cached. */
const KEPT_MS = 60_000;

let known: { zone: string; atMs: number } | undefined;

/** The part of Temporal that is used here. Only newer browsers have it, and TypeScript's DOM types lack it. */
type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/** The browser's time zone, an IANA name such as `Europe/Berlin`. */
export function getBrowserZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  if (Temporal !== undefined) return Temporal.Now.timeZoneId();
  const nowMs = performance.now();
  if (known === undefined || nowMs - known.atMs > KEPT_MS) {
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, atMs: nowMs };
  }
  return known.zone;
}

/** Clears the cache; for tests, which change the zone within a minute. */
export function forgetBrowserZone(): void {
  known = undefined;
}
