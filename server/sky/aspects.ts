// How near two bodies are to an aspect, and whether they are closing in.

import { ASPECT_ANGLE_DEGREES, type AspectKey } from '#shared/sky/aspects.ts';
import { separationDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import type { ApparentPosition } from './ephemeris.ts';

/** How far two bodies are from the exact angle of an aspect, degrees, never negative. */
export function getOrbDegrees(
  one: ApparentPosition,
  other: ApparentPosition,
  aspect: AspectKey,
): number {
  const separation = separationDegrees(one.longitudeDegrees, other.longitudeDegrees);
  return Math.abs(separation - ASPECT_ANGLE_DEGREES[aspect]);
}

/** Whether the aspect is applying: its orb is shrinking, by the speeds of the moment; else it is separating. */
export function isApplying(
  one: ApparentPosition,
  other: ApparentPosition,
  aspect: AspectKey,
): boolean {
  const ahead = signedSeparationDegrees(one.longitudeDegrees, other.longitudeDegrees);
  const widening =
    (other.speedDegreesPerDay - one.speedDegreesPerDay) * Math.sign(ahead === 0 ? 1 : ahead);
  return Math.abs(ahead) > ASPECT_ANGLE_DEGREES[aspect] ? widening < 0 : widening > 0;
}
