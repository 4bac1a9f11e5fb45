// Which occurrence of its kind a contact is, counted without memory, so that variants of a text take turns.

import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { ASPECT_OFFSETS, type AspectLevel } from './aspect-marks.ts';

/** How a moving body meets a natal point; the kind of a contact is (moving body, tone, natal point). */
export type ContactTone = 'joined' | 'easy' | 'hard';

export const TONE_OF_CONTACT = {
  conjunction: 'joined',
  sextile: 'easy',
  square: 'hard',
  trine: 'easy',
  opposition: 'hard',
} as const satisfies Record<AspectKey, ContactTone>;

/** The places of each tone around a natal point, in the order in which a body comes to them. */
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
 * The ordinal of a contact among those of its kind, a whole number that may be negative: an item of a list is due by
 * its remainder. A body comes to a natal point once a round by conjunction, four times easily (at 60°, 120°, 240°,
 * 300°) and three times hard (90°, 180°, 270°): the rounds since 2000 and the place in the round number the occasions,
 * and the second and third pass of a loop count on from the first. `pass` is 1 for a near miss and for a season as a
 * whole.
 *
 * By the remainder of 3 (of the Moon, of 4) no two within thirty days are the same, and neither is the same place a
 * round later: for that a round of hard places counts four, except the Moon's. Easy places of the Moon come round after
 * 27 days with the same remainder, since she comes to more than four in thirty.
 */
export function getOccurrence(
  moving: BodyKey,
  { natal, offset, degrees }: AspectLevel,
  pass: number,
): number {
  const tone = TONE_OF_CONTACT[offset.aspect];
  const round = Math.round((degrees - natal.longitudeDegrees - offset.degrees) / 360);
  const places = PLACES_OF_TONE[tone];
  const perRound = tone === 'hard' && moving !== 'moon' ? places.length + 1 : places.length;
  return round * perRound + places.indexOf(offset.degrees) + pass - 1;
}
