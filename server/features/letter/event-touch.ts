// Which point of a chart an event of the sky falls at.

import type { Almanac } from '#server/sky/almanac.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { LeadEvent } from './lead-events.ts';
import type { ReaderSky } from './reader-sky.ts';

type TouchPlace = 'beside' | 'across' | 'corner';

/** A new or full Moon or an eclipse, and a station: at which angles it touches a point, and how near, degrees. */
const PHASE = { angles: { beside: 0, across: 180 }, orbDegrees: 3 } as const;
const STATION = { angles: { beside: 0, corner: 90, across: 180 }, orbDegrees: 1 } as const;

interface Touch {
  natal: NatalPointKey;
  place: TouchPlace;
  /** How far the event is from the angle, for the birth that is given. */
  orbDegrees: number;
  /** It is less than so many whole degrees for any minute of the birth; null where it may be more than a touch. */
  below: number | null;
}

/** One that holds for any minute of the birth. */
export type SureTouch = Touch & { below: number };

/** The points that an event touches, the nearest first. */
export function listTouches(almanac: Almanac, sky: ReaderSky, { event }: LeadEvent): Touch[] {
  const { angles, orbDegrees: most } = event.kind === 'station' ? STATION : PHASE;
  const body = event.kind === 'station' ? event.body : 'moon';
  const { longitudeDegrees } = almanac.getPosition(body, event.atUtcMs);
  return sky.natal.points
    .flatMap(({ key, longitudeDegrees: atBirth, behindDegrees, aheadDegrees }) => {
      const apart = Math.abs(signedSeparationDegrees(atBirth, longitudeDegrees));
      return (Object.entries(angles) as [TouchPlace, number][]).flatMap(([place, angle]) => {
        const orbDegrees = Math.abs(apart - angle);
        if (orbDegrees > most) return [];
        const below = Math.floor(orbDegrees + Math.max(behindDegrees, aheadDegrees)) + 1;
        return [{ natal: key, place, orbDegrees, below: below > most ? null : below }];
      });
    })
    .sort((one, other) => one.orbDegrees - other.orbDegrees);
}

/** The nearest point that an event touches for any minute of the birth. */
export const findTouch = (
  almanac: Almanac,
  sky: ReaderSky,
  event: LeadEvent,
): SureTouch | undefined =>
  listTouches(almanac, sky, event).find((touch): touch is SureTouch => touch.below !== null);
