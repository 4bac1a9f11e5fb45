// The signed-in user's zone with its offsets, stored on this device, because the first calls of a visit are made before
// the user is loaded.

import type { ZoneOffset } from '#shared/core/zone-offsets.ts';

/** A zone (IANA name), by how much its clocks differ from UTC, and whether the user chose it. */
export type StoredZone = { zone: string; offsets: readonly ZoneOffset[]; isChosen: boolean };

const ZONE_KEY = 'asteria-offline.zone';

/** Stores the zone, or removes it: undefined for a visitor. */
export function storeZone(zone: StoredZone | undefined): void {
  try {
    if (zone === undefined) localStorage.removeItem(ZONE_KEY);
    else localStorage.setItem(ZONE_KEY, JSON.stringify(zone));
  } catch {
    // Storage is blocked: the first calls use the browser's zone, and are repeated.
  }
}

/** The stored zone; undefined when there is none. */
export function readStoredZone(): StoredZone | undefined {
  try {
    // Only `storeZone` writes it; an older build's value is not JSON.
    return JSON.parse(localStorage.getItem(ZONE_KEY) ?? '') as StoredZone;
  } catch {
    return undefined;
  }
}
