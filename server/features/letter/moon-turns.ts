// Which of the Moon's contacts lead a letter, and with which unit, so that no unit comes back for months: settled once
// for a chart, without memory.
//
// The Moon comes to every place of a chart once in 27.3 days. Of the places at which she meets a natal point by one
// tone, one is first: there the four units take turns with her rounds, so that each comes back after 109 days. First
// places are chosen so that they lie far apart on the zodiac, and nearly every day has one. On a day without, a second
// place may lead, the nearest to the first, with the unit that is two rounds away there: at least 45 days from either
// side. Other places never lead.

import {
  ASPECT_OFFSETS,
  type Contact,
  type ContactTone,
  type NatalPoints,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { listMatterUnits } from './words/library.ts';
import type { MatterUnit } from './words/unit.ts';

/** The tones, those with the fewest places first, since they leave no choice. */
const TONES = ['joined', 'hard', 'easy'] as const satisfies readonly ContactTone[];
const ROUNDS_BETWEEN_RANKS = 2;

/** The places of a tone, degrees after the natal point, in the order in which she comes to them. */
const PLACES_OF_TONE: Readonly<Record<ContactTone, readonly number[]>> = {
  joined: listPlaces('joined'),
  easy: listPlaces('easy'),
  hard: listPlaces('hard'),
};

function listPlaces(tone: ContactTone): readonly number[] {
  return ASPECT_OFFSETS.filter(({ aspect }) => TONE_OF_CONTACT[aspect] === tone)
    .map(({ degrees }) => degrees)
    .sort((one, other) => one - other);
}

/** The index of the first and the second place among those of a tone; no second one where there is one place. */
interface Turn {
  first: number;
  second: number | undefined;
}
/** The turns of a chart, by natal point and tone. */
export type MoonTurns = ReadonlyMap<string, Turn>;

const keyOf = (natal: NatalPointKey, tone: ContactTone): string => `${natal} ${tone}`;

/** The first and second places of a chart. */
export function findMoonTurns({ points }: NatalPoints): MoonTurns {
  const taken: number[] = [];
  const turns = new Map<string, Turn>();
  for (const tone of TONES)
    for (const { key, longitudeDegrees } of points) {
      const places = PLACES_OF_TONE[tone];
      const rooms = places.map((place) => getRoom(taken, longitudeDegrees + place));
      const first = rooms.indexOf(Math.max(...rooms));
      taken.push(longitudeDegrees + (places[first] ?? 0));
      const others = places
        .map((place, index) => ({ index, away: Math.abs(place - (places[first] ?? 0)) }))
        .filter(({ index }) => index !== first)
        .sort((one, other) => one.away - other.away);
      turns.set(keyOf(key, tone), { first, second: others[0]?.index });
    }
  return turns;
}

/** How far a longitude is from the nearest of others, degrees. */
function getRoom(taken: readonly number[], degrees: number): number {
  return taken.reduce((room, other) => {
    const apart = (((degrees - other) % 360) + 360) % 360;
    return Math.min(room, apart, 360 - apart);
  }, 180);
}

/** The unit with which a contact of the Moon may lead, and at which of the two ranks; undefined where it may not. */
export function findMoonUnit(
  turns: MoonTurns,
  contact: Contact,
): { unit: MatterUnit; rank: 0 | 1 } | undefined {
  const tone = TONE_OF_CONTACT[contact.aspect];
  const turn = turns.get(keyOf(contact.natal, tone));
  const units = listMatterUnits({ moving: 'moon', natal: contact.natal, tone });
  if (turn === undefined || units.length === 0) return undefined;
  const places = PLACES_OF_TONE[tone].length;
  // The Moon never turns back, so her occurrences number rounds and places alone.
  const round = Math.floor(contact.occurrence / places);
  const place = contact.occurrence - round * places;
  if (place === turn.first) return { unit: itemAt(units, round), rank: 0 };
  if (place === turn.second) return { unit: itemAt(units, round + ROUNDS_BETWEEN_RANKS), rank: 1 };
  return undefined;
}
