// The clocks of the reader's zone, for wall-clock.ts: those that the server knows. A browser's own tables may be years
// old. It is asked for a chosen zone at instants beyond what the server has told. Separate from wall-clock.ts, because
// the landing page goes by the browser alone.

import { findOffset, type ZoneOffset } from '#shared/core/zone-offsets.ts';
import { getChosenZone, getZone } from './preferences.ts';
import { followClocks } from './wall-clock.ts';

/** A zone (IANA name), and by how much its clocks differ from UTC. */
export type ZoneClocks = { zone: string; offsets: readonly ZoneOffset[] };

let known: ZoneClocks | undefined;
followClocks(findOffsetMs);

/** From now on times in this zone follow these offsets; undefined for a visitor, whose times follow the browser. */
export function setZoneClocks(clocks: ZoneClocks | undefined): void {
  known = clocks;
}

/** The zone whose offsets are known. */
export function getKnownZone(): string | undefined {
  return known?.zone;
}

/** How far the reader's clocks are ahead of UTC at an instant, milliseconds; undefined where the browser's count. */
function findOffsetMs(instantMs: number): number | undefined {
  if (known !== undefined && known.zone === getZone()) {
    const offset = findOffset(known.offsets, instantMs);
    if (offset !== undefined) return offset.seconds * 1000;
  }
  const format = findFormat();
  if (format === undefined) return undefined;
  const parts = format.formatToParts(instantMs);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [partOf('year'), partOf('month'), partOf('day')];
  const [hour, minute, second] = [partOf('hour'), partOf('minute'), partOf('second')];
  const shownMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return shownMs - Math.floor(instantMs / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** The format of the chosen zone; undefined for the browser's own zone, which needs none, and for an unknown zone. */
function findFormat(): Intl.DateTimeFormat | undefined {
  const zone = getChosenZone();
  if (zone === undefined) return undefined;
  if (!formats.has(zone)) formats.set(zone, createFormat(zone));
  return formats.get(zone);
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    // The server's zone table knows a name that this browser does not.
    return undefined;
  }
}
