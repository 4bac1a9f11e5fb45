// The server's offsets for the reader's zone, for wall-clock.ts, because a browser's own tables may be years old.
// Separate from wall-clock.ts, because the landing page uses the browser's clocks.

import { findOffset, type ZoneOffset } from '#shared/core/zone-offsets.ts';
import { getZone } from './preferences.ts';
import { followClocks } from './wall-clock.ts';

/** A zone (IANA name), and by how much its clocks differ from UTC. */
export type ZoneClocks = { zone: string; offsets: readonly ZoneOffset[] };

let known: ZoneClocks | undefined;

followClocks((instantMs) =>
  known?.zone === getZone() ? findOffset(known.offsets, instantMs)?.seconds : undefined,
);

/** Times in this zone follow these offsets from now on; undefined for a visitor, whose times follow the browser. */
export function setZoneClocks(clocks: ZoneClocks | undefined): void {
  known = clocks;
}

/** The zone whose offsets are known. */
export function getKnownZone(): string | undefined {
  return known?.zone;
}
