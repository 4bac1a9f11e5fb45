// The facts that a letter is based on.

import { type Contact, type Season, toContactFact } from '#server/sky/contacts/index.ts';
import { toEventFact } from '#server/sky/event-facts.ts';
import { getMeaning } from '#server/writing/contact-meaning.ts';
import type { LetterFact } from '#shared/letter/letter.schema.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { Asked, ContactLead, EventLead } from './choose-lead.ts';
import { findTouch, type SureTouch } from './event-touch.ts';
import type { LeadEvent } from './lead-events.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { getEventMeaning } from './meanings.ts';
import { pointName } from './thread.ts';

/** The fact behind a unit: the contact, on the day when it is exact, or the event in the reader's house. */
export function toLeadFact(
  { almanac, sky, date }: Asked,
  lead: ContactLead | EventLead,
): LetterFact {
  if (lead.kind === 'contact') return toFact(lead.contact, sky.dateOf(lead.contact.atUtcMs));
  const { event, house } = lead;
  const touch = findTouch(almanac, sky, event);
  const meaning = getEventMeaning(event.key);
  return {
    ...toEventFact(almanac, date, event.event),
    house: sky.hasHouses ? house : null,
    shown: 'minute' as const,
    meaning: touch === undefined ? meaning : `${meaning} ${tellTouch(event, touch)}`,
  };
}

/** "This one falls less than two degrees from your Venus." */
function tellTouch({ event }: LeadEvent, { natal, place, below }: SureTouch): string {
  const body = event.kind === 'station' ? event.body : 'moon';
  const begin = LETTER_COPY.touches[event.kind];
  return LETTER_COPY.touch[place](begin, LETTER_COPY.degrees(below), pointName(natal, body));
}

/** A contact as a fact of the letter of the date on which it is exact. */
export function toFact(contact: Contact, date: string): LetterFact {
  return { ...toContactFact(contact, date), meaning: getMeaning(contact) };
}

/**
 * A season as a fact: the pass that the letter is about, or the one nearest to the date; which day of the season the
 * date is; and the house that the body crosses on that day, when the houses are certain.
 */
export function toSeasonFact(
  { almanac, sky, date }: Asked,
  season: Season,
  told: number | null,
): LetterFact {
  const { moving, natal, aspect, passes, day, days } = season;
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const nearest = passes
    .map((pass, index) => ({ ...pass, pass: index + 1 }))
    .sort(
      (one, other) =>
        Number(other.pass === told) - Number(one.pass === told) ||
        Math.abs(one.atUtcMs - noonMs) - Math.abs(other.atUtcMs - noonMs),
    )[0];
  const startMs = Date.parse(`${season.startDate}T00:00:00Z`);
  const endMs = Date.parse(`${season.endDate}T00:00:00Z`);
  const fact = toContactFact(
    {
      moving,
      natal,
      aspect,
      atUtcMs: nearest?.atUtcMs ?? startMs,
      fromUtcMs: nearest?.fromUtcMs ?? startMs,
      untilUtcMs: nearest?.untilUtcMs ?? endMs,
      shown: 'day',
      pass: nearest?.pass ?? null,
      passes: nearest === undefined ? null : passes.length,
      nearMissDegrees: null,
      house: sky.hasHouses
        ? sky.houseOf(getSignKey(almanac.getPosition(moving, noonMs).longitudeDegrees))
        : null,
      occurrence: season.occurrence,
    },
    date,
  );
  return {
    ...fact,
    kind: 'season',
    exactAt: nearest === undefined ? null : fact.exactAt,
    id: `${fact.id}-season`,
    start: season.startDate,
    end: season.endDate,
    day,
    days,
    text: LETTER_COPY.season(fact.text, day, days),
    meaning: getMeaning(season),
  };
}
