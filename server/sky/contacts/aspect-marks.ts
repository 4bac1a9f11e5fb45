// The eight places around a natal point at which a moving body is in aspect to it.

import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import type { NatalPointSpan } from './natal-points.ts';

export interface AspectOffset {
  aspect: AspectKey;
  /** How far ahead of the natal point, degrees: a sextile stands at 60 and at 300. */
  degrees: number;
}

export const ASPECT_OFFSETS: readonly AspectOffset[] = ASPECT_KEYS.flatMap((aspect) => {
  const angle = ASPECT_ANGLE_DEGREES[aspect];
  const offsets = angle === 0 || angle === 180 ? [angle] : [angle, 360 - angle];
  return offsets.map((degrees) => ({ aspect, degrees }));
});

/** A longitude at which a moving body is in exact aspect to a natal point. */
export interface AspectLevel {
  natal: NatalPointSpan;
  offset: AspectOffset;
  /** Unwrapped longitude for the minute of birth that is given, degrees. */
  degrees: number;
  /** The least and the greatest that it may be, degrees: natal span and errors of both ephemerides. */
  lowDegrees: number;
  highDegrees: number;
}

/**
 * The levels that come within a range of unwrapped longitudes, `reachDegrees` (by default what each may be off) on
 * either side counted.
 */
export function* listLevels(
  points: readonly NatalPointSpan[],
  range: { lowDegrees: number; highDegrees: number },
  movingErrorDegrees: number,
  reachDegrees?: number,
): Generator<AspectLevel> {
  for (const natal of points) {
    const behind = natal.behindDegrees + movingErrorDegrees;
    const ahead = natal.aheadDegrees + movingErrorDegrees;
    for (const offset of ASPECT_OFFSETS) {
      const mark = natal.longitudeDegrees + offset.degrees;
      const first = Math.ceil((range.lowDegrees - mark - (reachDegrees ?? ahead)) / 360);
      const last = Math.floor((range.highDegrees - mark + (reachDegrees ?? behind)) / 360);
      for (let round = first; round <= last; round += 1) {
        const degrees = mark + 360 * round;
        yield {
          natal,
          offset,
          degrees,
          lowDegrees: degrees - behind,
          highDegrees: degrees + ahead,
        };
      }
    }
  }
}
