// The opening of each paragraph of a reading for one person: words chosen by the sign or house of one placement, and in
// the love reading also by whom the reader is drawn to.

import { content, type DrawnTo } from '#server/content/index.ts';
import type { Birth } from '#server/features/birth-chart/index.ts';
import {
  type Placement,
  type Placements,
  readPlacements,
} from '#server/features/chart-reading/index.ts';
import type { AttractionId } from '#shared/identity/account/attractions.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { ReadingOpening } from '#shared/readings/readings.schema.ts';
import type { ReadingId } from '#shared/readings/readings.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { HouseNumber } from '#shared/sky/houses.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';

const { headings, love, career, soul, 'drawn-to': drawnTo } = content.readings;

/** Words by the sign of a point, or by the house of a body. */
type BySign = { point: BodyKey | 'midheaven'; inSigns: Readonly<Partial<Record<SignKey, string>>> };
type ByHouse = { point: BodyKey; inHouses: Readonly<Record<HouseNumber, string>> };
/**
 * The choices for one opening; the first one whose placement is known is used. Houses and the Midheaven need a birth
 * time; the last choice is the sign of a body, which is always known.
 */
type Opening = readonly [...(BySign | ByHouse)[], BySign & { point: BodyKey }];

/** One opening for each of the five paragraphs (client/features/readings/blueprints.copy.ts). */
type Openings = readonly [Opening, Opening, Opening, Opening, Opening];
const HEADINGS: Readonly<Record<ReadingId, readonly string[]>> = {
  'celestial-love': headings.love,
  'career-prosperity': headings.career,
  'soul-illumination': headings.soul,
};
const OPENINGS: Readonly<Record<ReadingId, Openings>> = {
  'celestial-love': [
    [{ point: 'venus', inSigns: love['venus-in-signs'] }],
    [{ point: 'mars', inSigns: love['mars-in-signs'] }],
    [{ point: 'moon', inSigns: love['moon-in-signs'] }],
    [
      { point: 'venus', inHouses: love['venus-in-houses'] },
      { point: 'venus', inSigns: love['venus-tastes'] },
    ],
    [
      { point: 'moon', inHouses: love['moon-in-houses'] },
      { point: 'moon', inSigns: love['moon-rooms'] },
    ],
  ],
  'career-prosperity': [
    [{ point: 'saturn', inSigns: career['saturn-in-signs'] }],
    [
      { point: 'midheaven', inSigns: career['midheaven-in-signs'] },
      { point: 'sun', inSigns: career['sun-trades'] },
    ],
    [{ point: 'sun', inSigns: career['sun-in-signs'] }],
    [
      { point: 'saturn', inHouses: career['saturn-in-houses'] },
      { point: 'saturn', inSigns: career['saturn-tasks'] },
    ],
    [
      { point: 'sun', inHouses: career['sun-in-houses'] },
      { point: 'sun', inSigns: career['sun-workshops'] },
    ],
  ],
  'soul-illumination': [
    [{ point: 'moon', inSigns: soul['moon-in-signs'] }],
    [
      { point: 'pluto', inHouses: soul['pluto-in-houses'] },
      { point: 'pluto', inSigns: soul['pluto-in-signs'] },
    ],
    [{ point: 'neptune', inSigns: soul['neptune-in-signs'] }],
    [
      { point: 'moon', inHouses: soul['moon-in-houses'] },
      { point: 'moon', inSigns: soul['moon-threads'] },
    ],
    [
      { point: 'neptune', inHouses: soul['neptune-in-houses'] },
      { point: 'moon', inSigns: soul['moon-nights'] },
    ],
  ],
};

/** The paragraph of the love reading, counted from 0, that also tells whom the reader is drawn to: on what they are particular about. */
const DRAWN_TO_PARAGRAPH = 3;

/** The openings of a reading's five paragraphs, in their order. `attractions`, keys as stored, word one of the love reading. */
export function composeOpenings(
  id: ReadingId,
  birth: Birth,
  hours: HourFormat,
  attractions: readonly string[] = [],
): ReadingOpening[] {
  const placements = readPlacements(birth, hours);
  return OPENINGS[id].flatMap((opening, index) => {
    const heading = HEADINGS[id][index] ?? '';
    const isWorded = id === 'celestial-love' && index === DRAWN_TO_PARAGRAPH;
    const drawn = isWorded ? tellDrawnTo(attractions, placements.venus) : undefined;
    for (const telling of opening) {
      const told = tell(telling, placements);
      if (told === undefined) continue;
      const text = drawn === undefined ? told.text : `${told.text} ${drawn}`;
      return [{ heading, ...told, text }];
    }
    return [];
  });
}

/** The sentence on whom the reader is drawn to, by the sign of Venus; undefined where that is not said. */
function tellDrawnTo(attractions: readonly string[], { fact }: Placement): string | undefined {
  const set = findDrawnTo(attractions);
  if (set === undefined) return undefined;
  const { element } = SIGNS[fact.sign];
  return drawnTo[set][element === 'Fire' || element === 'Air' ? 'quick' : 'slow'];
}

function findDrawnTo(attractions: readonly string[]): DrawnTo | undefined {
  const has = (id: AttractionId) => attractions.includes(id);
  const [men, women, nonBinary] = [has('men'), has('women'), has('non-binary')];
  if (has('everyone') || (men && women && nonBinary)) return 'everyone';
  if (men && women) return 'men-and-women';
  if (men && nonBinary) return 'men-and-non-binary';
  if (women && nonBinary) return 'women-and-non-binary';
  return men ? 'men' : women ? 'women' : nonBinary ? 'non-binary' : undefined;
}

type Told = Omit<ReadingOpening, 'heading'>;

function tell(telling: BySign | ByHouse, placements: Placements): Told | undefined {
  const placement = placements[telling.point];
  if (placement === null) return undefined;
  if ('inSigns' in telling) return tellBySign(placement, telling.inSigns);
  const { house, fact } = placement;
  return house === null ? undefined : { text: telling.inHouses[house], facts: [fact] };
}

/**
 * The words for every possible sign; when there are several, each with its hours. Without words for any, the text of
 * the fact.
 */
function tellBySign({ fact, stays }: Placement, words: BySign['inSigns']): Told {
  const told = stays.flatMap(({ sign, when }) => {
    const text = words[sign];
    return text === undefined ? [] : [when === null ? text : `${when} ${text}`];
  });
  return { text: told.length === 0 ? fact.text : told.join(' '), facts: [fact] };
}
