// Which occurrence of its kind a contact is, so that the variants of a text take turns. It is computed from the contact
// alone; nothing is stored.

import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { ASPECT_OFFSETS, type AspectMark } from './aspect-marks.ts';

/** The character of an aspect. The kind of a contact is its moving body, tone and natal point. */
export const CONTACT_TONES = ['joined', 'easy', 'hard'] as const;
export type ContactTone = (typeof CONTACT_TONES)[number];

export const TONE_OF_CONTACT = {
  conjunction: 'joined',
  sextile: 'easy',
  square: 'hard',
  trine: 'easy',
  opposition: 'hard',
} as const satisfies Record<AspectKey, ContactTone>;

/** The offsets from a natal point (degrees) of each tone, in the order in which a body comes to them. */
const PLACES_OF_TONE: Readonly<Record<ContactTone, readonly number[]>> = {
  joined: placesOf('joined'),
  easy: placesOf('easy'),
  hard: placesOf('hard'),
};

function placesOf(tone: ContactTone): readonly number[] {
  return ASPECT_OFFSETS.filter(({ aspect }) => TONE_OF_CONTACT[aspect] === tone)
    .map(({ degrees }) => degrees)
    .sort((one, other) => one - other);
}

/**
 * The ordinal of a contact among those of its kind, a whole number that may be negative. A variant of a text is chosen
 * by the remainder of the ordinal. In each round of the zodiac a body comes to a natal point once by the tone `joined`,
 * four times by `easy` (at 60°, 120°, 240°, 300°) and three times by `hard` (90°, 180°, 270°). The ordinal counts these
 * places over all rounds since 2000; the second and third pass of a retrograde loop count on from the first. `pass` is
 * 1 for a near miss and for a season as a whole.
 *
 * The remainder is taken by 3, for the Moon by 4. Then contacts of one kind within thirty days have different
 * remainders, and the same place has another remainder a round later; for that, a round of hard places counts as four,
 * except the Moon's. One exception remains: the Moon's easy places have the same remainder again after 27 days, since
 * she comes to more than four of them in thirty days.
 */
export function getOccurrence(
  moving: BodyKey,
  { natal, offset, degrees }: AspectMark,
  pass: number,
): number {
  const tone = TONE_OF_CONTACT[offset.aspect];
  const round = Math.round((degrees - natal.longitudeDegrees - offset.degrees) / 360);
  const places = PLACES_OF_TONE[tone];
  const perRound = tone === 'hard' && moving !== 'moon' ? places.length + 1 : places.length;
  return round * perRound + places.indexOf(offset.degrees) + pass - 1;
}
