// The offsets of the reader's zone as the server has them. They are state of this module, as preferences are, because
// many functions write times.

import { findOffset, type ZoneOffset } from '#shared/core/zone-offsets.ts';

/** A zone (IANA name), and by how much its clocks differ from UTC. */
export type ZoneClocks = { zone: string; offsets: readonly ZoneOffset[] };

let known: ZoneClocks | undefined;

/** From now on times in this zone follow these offsets; undefined for a visitor, whose times follow the browser. */
export function setZoneClocks(clocks: ZoneClocks | undefined): void {
  known = clocks;
}

/** The zone whose offsets are known. */
export function getKnownZone(): string | undefined {
  return known?.zone;
}

/** By how many seconds the clocks of a zone are ahead of UTC at an instant; undefined where that is not known. */
export function findOffsetSeconds(zone: string, instantMs: number): number | undefined {
  return known?.zone === zone ? findOffset(known.offsets, instantMs)?.seconds : undefined;
}
