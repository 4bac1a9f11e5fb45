// The zone that the signed-in user has chosen for events, kept on this device: the first calls of a visit are made
// before the user is loaded.

const ZONE_KEY = 'asteria-offline.zone';

/** Keeps the zone (an IANA name), or forgets it; undefined for a visitor, and for a user who goes by the browser's. */
export function storeChosenZone(zone: string | undefined): void {
  try {
    if (zone === undefined) localStorage.removeItem(ZONE_KEY);
    else if (readStoredZone() !== zone) localStorage.setItem(ZONE_KEY, zone);
  } catch {
    // Forbidden: the first calls go by the browser's zone, and are made again.
  }
}

/** The kept zone; undefined where the browser's counts. */
export function readStoredZone(): string | undefined {
  try {
    return localStorage.getItem(ZONE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
