// The eight longitudes around a natal point at which a moving body is in aspect to it. Longitudes of moving bodies are
// unwrapped here: they run on beyond 360° with each round, so that a range of them has one lower and one upper end.

import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import type { NatalPointSpan } from './natal-points.ts';

export interface AspectOffset {
  aspect: AspectKey;
  /** How far ahead of the natal point the moving body is, [0, 360) degrees: in a sextile 60 or 300. */
  degrees: number;
}

export const ASPECT_OFFSETS: readonly AspectOffset[] = ASPECT_KEYS.flatMap((aspect) => {
  const angle = ASPECT_ANGLE_DEGREES[aspect];
  const offsets = angle === 0 || angle === 180 ? [angle] : [angle, 360 - angle];
  return offsets.map((degrees) => ({ aspect, degrees }));
});

/** A longitude at which a moving body is in exact aspect to a natal point. */
export interface AspectMark {
  natal: NatalPointSpan;
  offset: AspectOffset;
  /** Unwrapped longitude for the minute of birth that is given, degrees. */
  degrees: number;
  /**
   * The least and the greatest value that `degrees` may have, by the span of the natal point and the errors of the
   * ephemeris at the birth and of the moving body.
   */
  lowDegrees: number;
  highDegrees: number;
}

/**
 * The marks within a range of unwrapped longitudes that is widened by `reachDegrees` on both sides; by default by how
 * far each mark may be off. `movingErrorDegrees` is the error of the moving body's longitude.
 */
export function* listMarks(
  points: readonly NatalPointSpan[],
  range: { lowDegrees: number; highDegrees: number },
  movingErrorDegrees: number,
  reachDegrees?: number,
): Generator<AspectMark> {
  for (const natal of points) {
    const behind = natal.behindDegrees + movingErrorDegrees;
    const ahead = natal.aheadDegrees + movingErrorDegrees;
    for (const offset of ASPECT_OFFSETS) {
      const exactDegrees = natal.longitudeDegrees + offset.degrees;
      const first = Math.ceil((range.lowDegrees - exactDegrees - (reachDegrees ?? ahead)) / 360);
      const last = Math.floor((range.highDegrees - exactDegrees + (reachDegrees ?? behind)) / 360);
      for (let round = first; round <= last; round += 1) {
        const degrees = exactDegrees + 360 * round;
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
