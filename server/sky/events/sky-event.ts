// Events in the sky, each at one instant; instants are UTC milliseconds since 1970.

import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { PhaseKey } from '#shared/sky/phases.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { Eclipse } from './eclipses.ts';

/** A body enters a sign: in direct motion the next one, in retrograde motion the one that it had left. */
export interface Ingress {
  kind: 'ingress';
  body: BodyKey;
  /** The sign that it enters. */
  sign: SignKey;
  retrograde: boolean;
  atUtcMs: number;
}

/** A planet stands still in longitude and then moves on in `direction`. */
export interface Station {
  kind: 'station';
  body: BodyKey;
  direction: 'retrograde' | 'direct';
  atUtcMs: number;
}

/** Two bodies stand at the exact angle of an aspect. */
export interface ExactAspect {
  kind: 'aspect';
  /** The Moon first, otherwise in the order of charts (Sun to Pluto). */
  bodies: readonly [BodyKey, BodyKey];
  aspect: AspectKey;
  atUtcMs: number;
}

/** The Moon stands 0°, 90°, 180° or 270° ahead of the Sun. */
export interface LunarPhase {
  kind: 'phase';
  phase: PhaseKey;
  atUtcMs: number;
  /** The eclipse that comes with this new or full Moon, if one does. */
  eclipse: Eclipse | null;
}

export type SkyEvent = Ingress | Station | ExactAspect | LunarPhase;
