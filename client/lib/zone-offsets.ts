// The clocks of the reader's zone as the server knows them, for wall-clock.ts: a browser's own tables may be years old.
// Separate from wall-clock.ts, because the landing page goes by the browser.

import { findOffset, type ZoneOffset } from '#shared/core/zone-offsets.ts';
import { getZone } from './preferences.ts';
import { followClocks } from './wall-clock.ts';

/** A zone (IANA name), and by how much its clocks differ from UTC. */
export type ZoneClocks = { zone: string; offsets: readonly ZoneOffset[] };

let known: ZoneClocks | undefined;

followClocks((instantMs) =>
  known?.zone === getZone() ? findOffset(known.offsets, instantMs)?.seconds : undefined,
);

/** From now on times in this zone follow these offsets; undefined for a visitor, whose times follow the browser. */
export function setZoneClocks(clocks: ZoneClocks | undefined): void {
  known = clocks;
}

/** The zone whose offsets are known. */
export function getKnownZone(): string | undefined {
  return known?.zone;
}
