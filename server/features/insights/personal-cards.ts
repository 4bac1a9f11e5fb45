// The cards about a day's contacts with a natal chart. Pure: the same chart, day and zone always give the same cards.

import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayRange,
  listContacts,
  type NatalPoints,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { getMeaning } from '#server/writing/contact-meaning.ts';
import { findDayLine } from '#server/writing/day-lines.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { InsightCard } from './choose-cards.ts';

/** The order of cards, highest first: the slower a body, the rarer its contact. */
const WEIGHT: Readonly<Partial<Record<BodyKey, number>>> = {
  mars: 4,
  sun: 3,
  venus: 2,
  mercury: 1,
};

/**
 * The cards about the contacts of a date in a zone that have a line for insights, the weightiest first. Jupiter to
 * Pluto have none: the letter covers them as seasons.
 */
export function listPersonalCards(
  almanac: Almanac,
  natal: NatalPoints,
  { date, zone }: { date: string; zone: string },
): InsightCard[] {
  const range = getDayRange(date, zone);
  const weightOf = ({ moving }: Contact) => WEIGHT[moving] ?? 0;
  return range === undefined
    ? []
    : listContacts(almanac, natal, range)
        .filter(({ nearMissDegrees }) => nearMissDegrees === null)
        .sort((one, other) => weightOf(other) - weightOf(one))
        .flatMap((contact) => toCard(contact, date));
}

function toCard(contact: Contact, date: string): InsightCard[] {
  const { moving, natal, aspect } = contact;
  const meeting = { moving, natal, tone: TONE_OF_CONTACT[aspect] };
  const found = findDayLine('insights', meeting, contact.occurrence);
  if (found === undefined) return [];
  const fact = toContactFact(contact, date);
  const insight: Insight = {
    id: fact.id,
    // A title of one sentence has no period, like the other cards'.
    title: found.line.replace(/^([^.?]*)\.$/, '$1'),
    description: getMeaning(contact),
    icon: iconOf(contact),
    facts: [fact],
    from: fact.from,
    exactAt: toInstantText(contact.atUtcMs),
    until: fact.until,
  };
  const isLight = found.register === 'light';
  return [{ insight, body: moving, advises: found.advises, isSpare: false, isLight }];
}

function iconOf({ moving, natal }: Contact): Insight['icon'] {
  if (moving === 'moon') return 'moon';
  return moving === 'venus' || natal === 'venus' ? 'venus' : 'star';
}
