// Chooses the matter of a day's letter, which is an event of the sky or a contact, and the unit (words/unit.ts) that
// tells it. The choice depends on the chart, the date and the zone alone.

import type { MatterUnit } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getKind,
  type NatalPoints,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { chooseEvent, chooseUnit, listVagueKinds } from './choose-unit.ts';
import { type LeadEvent, listLeadEvents } from './lead-events.ts';
import { recall } from './recall.ts';
import { UNIT_NUMBERS } from './unit-numbers.ts';

/** A contact with the unit that tells it. */
interface ContactMatter {
  kind: 'contact';
  contact: Contact;
  unit: MatterUnit;
}

/** An event of the sky with the house in which it falls (1-12), and the unit that tells it there. */
export interface EventMatter {
  kind: 'event';
  event: LeadEvent;
  house: number;
  unit: MatterUnit;
}

export type Matter = ContactMatter | EventMatter;

/** What leads the letter of a day; without a matter the letter lists the day's facts alone. */
export interface DayMatter {
  matter: Matter | undefined;
  /** How many days ago the Moon last led, 1 for yesterday. */
  daysSinceMoon: number;
}

/**
 * The matter of a day of a zone: the day's event of the sky, if the reader's houses are known and it has a unit for the
 * house that it falls in; else one of `contacts`, those of the day. `seed` differs from birth to birth. Throws a
 * RangeError for an unknown zone or an impossible date.
 */
export function chooseMatter(
  almanac: Almanac,
  natal: NatalPoints,
  contacts: readonly Contact[],
  { seed, date, zone }: { seed: number; date: string; zone: string },
): DayMatter {
  const day = dayNumberOf(date);
  const memory = recall(almanac, { natal, seed, date, zone });
  const daysSinceMoon = day - memory.lastMoonDay;
  const { units, first, count } = UNIT_NUMBERS;
  const events = natal.firstHouse === null ? [] : listLeadEvents(almanac, zone, day, day + 1);
  const leading = chooseEvent(events, natal.firstHouse, { day, memory });
  const eventUnit = leading && units[leading.unit];
  if (leading !== undefined && eventUnit !== undefined) {
    const { event, house } = leading;
    return { matter: { kind: 'event', event, house, unit: eventUnit }, daysSinceMoon };
  }
  const exact = contacts
    .filter(({ nearMissDegrees }) => nearMissDegrees === null)
    .map((contact) => ({ contact, kind: kindOf(contact) }));
  const kinds = exact.map(({ kind }) => kind);
  const vague = listVagueKinds(natal);
  const number = chooseUnit(kinds, 0, kinds.length, { day, seed, memory, vague });
  const unit = units[number];
  const lead = exact.find(({ kind }) => {
    const ofKind = number - (first[kind] ?? 0);
    return ofKind >= 0 && ofKind < (count[kind] ?? 0);
  });
  return {
    matter: unit && lead && { kind: 'contact', contact: lead.contact, unit },
    daysSinceMoon,
  };
}

const kindOf = ({ moving, natal, aspect }: Contact): number =>
  getKind(moving, natal, TONE_OF_CONTACT[aspect]);
