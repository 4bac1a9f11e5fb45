// Numbers all units of letters (words/unit.ts), so that choosing one needs only arrays; and finds them by the kind of
// contact or the event that they tell.

import { EVENT_KEYS, type EventKey, type MatterUnit } from '#server/content/index.ts';
import { CONTACT_TONES, getKind, KINDS, QUICK_BODIES } from '#server/sky/contacts/index.ts';
import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { findEventUnit, listMatterUnits } from './units.ts';

// Our choice of weights: of units that are equally fresh, those of heavier kinds of contacts come first.
const CLOSE_POINTS: ReadonlySet<NatalPointKey> = new Set(['sun', 'moon', 'ascendant']);
const BODY_WEIGHT: Partial<Record<BodyKey, number>> = { sun: 9, mars: 9, venus: 6, mercury: 3 };
const CLOSE_WEIGHT = 3;
const HARD_WEIGHT = 1.5;
/** In place of a unit's number where there is no unit. */
export const NO_UNIT = -1;

/** Tables by kind of contact (`getKind`); the units of a kind follow each other. */
export interface UnitNumbers {
  /** Every unit, at its number: those of contacts, then those of events. */
  units: readonly MatterUnit[];
  /** The index of a unit's area in `LETTER_AREAS`. */
  area: Uint8Array;
  /** The number of the first unit of each kind. */
  first: Uint16Array;
  /** How many units each kind has; 0 where there are none. */
  count: Uint8Array;
  /** How much the kind itself adds to the score of its units (`chooseUnit`). */
  weight: Float64Array;
  /** By a unit's number: 1 for a unit that tells a contact of the Moon, else 0. */
  ofMoon: Uint8Array;
  /** The number of an event's unit by its house, the first house at index 0; `NO_UNIT` where there is none. */
  ofEvent: Readonly<Record<EventKey, readonly number[]>>;
}

export const UNIT_NUMBERS: UnitNumbers = numberUnits();

function numberUnits(): UnitNumbers {
  const units: MatterUnit[] = [];
  const first = new Uint16Array(KINDS);
  const count = new Uint8Array(KINDS);
  const ofMoon: number[] = [];
  const weight = new Float64Array(KINDS);
  for (const moving of QUICK_BODIES)
    for (const natal of NATAL_POINT_KEYS)
      for (const tone of CONTACT_TONES) {
        const kind = getKind(moving, natal, tone);
        const ofKind = listMatterUnits({ moving, natal, tone });
        first[kind] = units.length;
        count[kind] = ofKind.length;
        weight[kind] =
          (BODY_WEIGHT[moving] ?? 0) +
          (CLOSE_POINTS.has(natal) ? CLOSE_WEIGHT : 0) +
          (tone === 'hard' ? HARD_WEIGHT : 0);
        units.push(...ofKind);
        ofMoon.push(...ofKind.map(() => (moving === 'moon' ? 1 : 0)));
      }
  const ofEvent = Object.fromEntries(
    EVENT_KEYS.map((key) => [
      key,
      HOUSE_NUMBERS.map((house) => {
        const unit = findEventUnit(key, house);
        return unit === undefined ? NO_UNIT : units.push(unit) - 1;
      }),
    ]),
  ) as Record<EventKey, number[]>;
  ofMoon.push(...Array.from({ length: units.length - ofMoon.length }, () => 0));
  const area = Uint8Array.from(units, (unit) => LETTER_AREAS.indexOf(unit.area));
  return { units, area, first, count, weight, ofMoon: Uint8Array.from(ofMoon), ofEvent };
}
