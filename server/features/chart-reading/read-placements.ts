// Where each body and the Midheaven was at birth, for texts written by sign and by house.

import type { Birth } from '#server/features/birth-chart/index.ts';
import type { PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { HouseNumber } from '#shared/sky/houses.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { readBirthSky } from './birth-sky.ts';
import { angleFact, bodyFact, createClock, tellStay } from './placement-facts.ts';

export interface Placement {
  fact: PlacementFact;
  /** The possible signs in order of time; when there are several, `when` describes the hours of each. */
  stays: readonly { sign: SignKey; when: string | null }[];
  /** Null for the Midheaven, and when the house is not the same for every possible minute of the birth. */
  house: HouseNumber | null;
}

/** The Midheaven is null without birth time and place, and when its sign changes within the possible minutes. */
export type Placements = Readonly<Record<BodyKey, Placement> & { midheaven: Placement | null }>;

/** Where the bodies and the Midheaven of a birth were. */
export function readPlacements(birth: Birth, hours: HourFormat): Placements {
  const sky = readBirthSky(birth);
  const clockAt = createClock(birth, hours);
  const bodies = sky.bodies.map((body): [BodyKey, Placement] => [
    body.key,
    {
      fact: bodyFact(body, sky),
      stays: body.stays.map((stay) => ({
        sign: stay.sign,
        when: body.level === 'changes' ? tellStay(stay, clockAt) : null,
      })),
      house: body.house as HouseNumber | null, // houses are counted from 1 to 12
    },
  ]);
  const midheaven = sky.angles?.midheaven;
  return {
    ...(Object.fromEntries(bodies) as Record<BodyKey, Placement>), // the sky holds every body
    midheaven:
      midheaven === undefined || midheaven.level === 'changes'
        ? null
        : {
            fact: angleFact('midheaven', midheaven),
            stays: [{ sign: midheaven.sign, when: null }],
            house: null,
          },
  };
}
