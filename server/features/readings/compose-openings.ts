// The opening of each paragraph of a reading for one person: words chosen by the sign or house of one placement.

import type { Birth } from '#server/features/birth-chart/index.ts';
import {
  type House,
  type Placement,
  type Placements,
  readPlacements,
} from '#server/features/chart-reading/index.ts';
import type { ReadingOpening } from '#shared/readings/readings.schema.ts';
import type { ReadingId } from '#shared/readings/readings.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import * as career from './words/career-openings.ts';
import * as love from './words/love-openings.ts';
import * as soul from './words/soul-openings.ts';

/** Words by the sign of a point, or by the house of a body. */
type BySign = { point: BodyKey | 'midheaven'; inSigns: Readonly<Partial<Record<SignKey, string>>> };
type ByHouse = { point: BodyKey; inHouses: Readonly<Record<House, string>> };
/**
 * The choices for one opening; the first whose placement is known for the birth is used. Houses and the Midheaven need
 * a birth time; the last choice is the sign of a body, which is always known.
 */
type Opening = readonly [...(BySign | ByHouse)[], BySign & { point: BodyKey }];

/** One opening for each of the five paragraphs (client/features/readings/blueprints.copy.ts). */
type Openings = readonly [Opening, Opening, Opening, Opening, Opening];
const OPENINGS: Readonly<Record<ReadingId, Openings>> = {
  'celestial-love': [
    [{ point: 'venus', inSigns: love.VENUS_IN_SIGNS }],
    [{ point: 'mars', inSigns: love.MARS_IN_SIGNS }],
    [{ point: 'moon', inSigns: love.MOON_IN_SIGNS }],
    [
      { point: 'venus', inHouses: love.VENUS_IN_HOUSES },
      { point: 'venus', inSigns: love.VENUS_TASTES },
    ],
    [
      { point: 'moon', inHouses: love.MOON_IN_HOUSES },
      { point: 'moon', inSigns: love.MOON_ROOMS },
    ],
  ],
  'career-prosperity': [
    [{ point: 'saturn', inSigns: career.SATURN_IN_SIGNS }],
    [
      { point: 'midheaven', inSigns: career.MIDHEAVEN_IN_SIGNS },
      { point: 'sun', inSigns: career.SUN_TRADES },
    ],
    [{ point: 'sun', inSigns: career.SUN_IN_SIGNS }],
    [
      { point: 'saturn', inHouses: career.SATURN_IN_HOUSES },
      { point: 'saturn', inSigns: career.SATURN_TASKS },
    ],
    [
      { point: 'sun', inHouses: career.SUN_IN_HOUSES },
      { point: 'sun', inSigns: career.SUN_WORKSHOPS },
    ],
  ],
  'soul-illumination': [
    [{ point: 'moon', inSigns: soul.MOON_IN_SIGNS }],
    [
      { point: 'pluto', inHouses: soul.PLUTO_IN_HOUSES },
      { point: 'pluto', inSigns: soul.PLUTO_IN_SIGNS },
    ],
    [{ point: 'neptune', inSigns: soul.NEPTUNE_IN_SIGNS }],
    [
      { point: 'moon', inHouses: soul.MOON_IN_HOUSES },
      { point: 'moon', inSigns: soul.MOON_THREADS },
    ],
    [
      { point: 'neptune', inHouses: soul.NEPTUNE_IN_HOUSES },
      { point: 'moon', inSigns: soul.MOON_NIGHTS },
    ],
  ],
};

/** The openings of a reading's five paragraphs, in their order. */
export function composeOpenings(id: ReadingId, birth: Birth): ReadingOpening[] {
  const placements = readPlacements(birth);
  return OPENINGS[id].flatMap((opening) => {
    for (const telling of opening) {
      const told = tell(telling, placements);
      if (told !== undefined) return [told];
    }
    return [];
  });
}

function tell(telling: BySign | ByHouse, placements: Placements): ReadingOpening | undefined {
  const placement = placements[telling.point];
  if (placement === null) return undefined;
  if ('inSigns' in telling) return tellBySign(placement, telling.inSigns);
  const { house, fact } = placement;
  return house === null ? undefined : { text: telling.inHouses[house], facts: [fact] };
}

/** The words of every possible sign; of several, each with its hours. Without words for any, the text of the fact. */
function tellBySign({ fact, stays }: Placement, words: BySign['inSigns']): ReadingOpening {
  const told = stays.flatMap(({ sign, when }) => {
    const text = words[sign];
    return text === undefined ? [] : [when === null ? text : `${when} ${text}`];
  });
  return { text: told.length === 0 ? fact.text : told.join(' '), facts: [fact] };
}
