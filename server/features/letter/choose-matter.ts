// Which contact of a day its letter is about, and which of its units. The choice follows from the chart, the date and
// the zone alone.

import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getKind,
  type NatalPoints,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { chooseUnit } from './choose-unit.ts';
import { recall } from './recall.ts';
import { UNIT_NUMBERS } from './unit-numbers.ts';
import type { MatterUnit } from './words/unit.ts';

/** A contact with the unit that tells it. */
export interface Matter {
  contact: Contact;
  unit: MatterUnit;
}

/** What leads a day; without a matter the day is told by its facts alone. */
export interface DayMatter {
  matter: Matter | undefined;
  /** How many days ago the Moon last led, 1 for yesterday. */
  daysSinceMoon: number;
}

/** The matter of a day of a zone among its contacts. Throws a RangeError for an unknown zone or a date that is none. */
export function chooseMatter(
  almanac: Almanac,
  natal: NatalPoints,
  contacts: readonly Contact[],
  { seed, date, zone }: { seed: number; date: string; zone: string },
): DayMatter {
  const day = dayNumberOf(date);
  const memory = recall(almanac, { natal, seed, date, zone });
  const exact = contacts
    .filter(({ nearMissDegrees }) => nearMissDegrees === null)
    .map((contact) => ({ contact, kind: kindOf(contact) }));
  const kinds = exact.map(({ kind }) => kind);
  const number = chooseUnit(kinds, 0, kinds.length, { day, seed, memory });
  const { units, first, count } = UNIT_NUMBERS;
  const unit = units[number];
  const lead = exact.find(({ kind }) => {
    const ofKind = number - (first[kind] ?? 0);
    return ofKind >= 0 && ofKind < (count[kind] ?? 0);
  });
  return {
    matter: unit && lead && { contact: lead.contact, unit },
    daysSinceMoon: day - memory.lastMoonDay,
  };
}

const kindOf = ({ moving, natal, aspect }: Contact): number =>
  getKind(moving, natal, TONE_OF_CONTACT[aspect]);
