// The zone of the signed-in user with its offsets, kept on this device: the first calls of a visit are made before the
// user is loaded.

import type { ZoneOffset } from '#shared/core/zone-offsets.ts';

/** A zone (IANA name), by how much its clocks differ from UTC, and whether the user chose it. */
export type StoredZone = { zone: string; offsets: readonly ZoneOffset[]; isChosen: boolean };

const ZONE_KEY = 'asteria-offline.zone';

/** Keeps the zone, or forgets it: undefined for a visitor. */
export function storeZone(zone: StoredZone | undefined): void {
  try {
    if (zone === undefined) localStorage.removeItem(ZONE_KEY);
    else localStorage.setItem(ZONE_KEY, JSON.stringify(zone));
  } catch {
    // Forbidden: the first calls go by the browser's zone, and are made again.
  }
}

/** The kept zone; undefined where there is none. */
export function readStoredZone(): StoredZone | undefined {
  try {
    // Only `storeZone` writes it; an older build's is no JSON.
    return JSON.parse(localStorage.getItem(ZONE_KEY) ?? '') as StoredZone;
  } catch {
    return undefined;
  }
}
