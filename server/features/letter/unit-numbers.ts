// The units of letters by number, and by the kind of contact that they tell.

import { type ContactTone, getKind, KINDS, QUICK_BODIES } from '#server/sky/contacts/index.ts';
import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { listMatterUnits } from './words/library.ts';
import type { MatterUnit } from './words/unit.ts';

const TONES = ['joined', 'easy', 'hard'] as const satisfies readonly ContactTone[];
const CLOSE_POINTS: ReadonlySet<NatalPointKey> = new Set(['sun', 'moon', 'ascendant']);
const BODY_WEIGHT: Partial<Record<BodyKey, number>> = { sun: 9, mars: 9, venus: 6, mercury: 3 };
const CLOSE_WEIGHT = 3;
const HARD_WEIGHT = 1.5;

/** Tables by kind of contact (`getKind`); the units of a kind follow each other. */
export interface UnitNumbers {
  /** Every unit, at its number. */
  units: readonly MatterUnit[];
  /** The index of a unit's area in `LETTER_AREAS`. */
  area: Uint8Array;
  /** The number of the first unit of a kind, and how many it has; none where nothing is written. */
  first: Uint16Array;
  count: Uint8Array;
  /** How much a contact of a kind weighs among those of its day, beside what its units are about. */
  weight: Float64Array;
  /** 1 for a unit of the Moon's. */
  ofMoon: Uint8Array;
}

export const UNIT_NUMBERS: UnitNumbers = number();

function number(): UnitNumbers {
  const units: MatterUnit[] = [];
  const first = new Uint16Array(KINDS);
  const count = new Uint8Array(KINDS);
  const ofMoon: number[] = [];
  const weight = new Float64Array(KINDS);
  for (const moving of QUICK_BODIES)
    for (const natal of NATAL_POINT_KEYS)
      for (const tone of TONES) {
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
  const area = Uint8Array.from(units, (unit) => LETTER_AREAS.indexOf(unit.area));
  return { units, area, first, count, weight, ofMoon: Uint8Array.from(ofMoon) };
}
