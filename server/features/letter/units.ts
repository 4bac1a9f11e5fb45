// Looks up the words of letters.

import { content, type EventKey, type MatterUnit, type SeasonUnit } from '#server/content/index.ts';
import { type ContactTone, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

const { daily, moon, events, seasons } = content.letter;

/** What moves, and what it meets at birth. */
interface Meeting {
  moving: BodyKey;
  natal: NatalPointKey;
  tone: ContactTone;
}

type ByTone<Words> = Readonly<Partial<Record<string, Readonly<Record<ContactTone, Words>>>>>;

/** By `<moving body>-to-<natal point>`. */
const MATTERS: ByTone<readonly MatterUnit[]> = { ...daily, ...moon };
const SEASONS: ByTone<SeasonUnit> = seasons;

/** The texts for a matter; empty when none is written. */
export function listMatterUnits({ moving, natal, tone }: Meeting): readonly MatterUnit[] {
  return MATTERS[`${moving}-to-${natal}`]?.[tone] ?? [];
}

/** The texts for a season; undefined when none is written. */
export function findSeasonUnit({ moving, natal, tone }: Meeting): SeasonUnit | undefined {
  return SEASONS[`${moving}-to-${natal}`]?.[tone];
}

/** As `findSeasonUnit`, of the contact of a season. */
export const findSeasonWords = ({
  moving,
  natal,
  aspect,
}: Omit<Meeting, 'tone'> & { aspect: AspectKey }): SeasonUnit | undefined =>
  findSeasonUnit({ moving, natal, tone: TONE_OF_CONTACT[aspect] });

/** The texts for an event that falls in a house (1-12); empty for what is no house. */
export function listEventUnits(key: EventKey, house: number): readonly MatterUnit[] {
  const number = HOUSE_NUMBERS[house - 1];
  return number === undefined ? [] : events[key][number];
}
