// The insights of a day. Those about a user's own chart are computed for each call and never stored, because the times
// of a person's contacts reveal the birth. The cards about the sky are cached while their date is current somewhere on
// Earth.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import type { LetterService } from '#server/features/letter/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  findNextContact,
  getDayRange,
  listContacts,
  type NatalPoints,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import { chooseCards, INSIGHTS, type InsightCard, isAgainst } from './choose-cards.ts';
import { listPersonalCards } from './personal-cards.ts';
import { listSkyCards } from './sky-cards.ts';

export interface InsightsService {
  /**
   * The insights of a user's day (`YYYY-MM-DD`; without one today in the zone). Throws `bad_input` for an unknown zone
   * (an IANA name; without one that of the preferences, else UTC), and unless the day is today somewhere on earth.
   *
   * With a birth date they are on the contacts of that day, as far as the kept letter and the next contact of the page
   * do not tell them, filled up from everybody's sky with what the page does not tell either.
   */
  listInsights(
    user: ChartOwner & ZoneOwner,
    asked: { date?: string | undefined; zone?: string | undefined },
  ): Promise<readonly Insight[]>;
}

export function createInsightsService(dependencies: {
  almanac: Almanac;
  clock: Clock;
  letters: Pick<LetterService, 'getKept'>;
}): InsightsService {
  const { almanac, clock, letters } = dependencies;
  const cached = createDayCache<'all', readonly InsightCard[]>((date) =>
    listSkyCards(almanac, date),
  );
  return {
    async listInsights(user, asked) {
      const zone = getZone(asked.zone, user);
      const nowMs = clock.now();
      const date = getUserDay(asked.date ?? dateOf(nowMs, zone), nowMs);
      const ofSky = cached.get(date, 'all');
      const natal = getNatalPointsOf(user);
      const kept = natal === null ? null : await letters.getKept(user, { date, zone });
      if (natal === null || kept === null) return chooseCards(ofSky).map(({ insight }) => insight);
      const told = new Set(kept.letter.facts.map(keyOf));
      for (const fact of listNext(almanac, natal.points, { date, zone, nowMs, told })) {
        told.add(keyOf(fact));
      }
      const mayJoke = !['grave', 'firm'].includes(kept.letter.register);
      const advice = kept.gist.tags.map((text) => text.advice);
      const listFitting = (cards: readonly InsightCard[]) =>
        cards.filter(
          ({ insight, advises, isLight }) =>
            (mayJoke || !isLight) &&
            !insight.facts.some((fact) => told.has(keyOf(fact))) &&
            !isAgainst(advises, advice),
        );
      const own = listPersonalCards(almanac, natal.points, { date, zone });
      const fitting = listFitting([...own, ...ofSky]);
      const chosen = chooseCards(fitting);
      if (chosen.length === INSIGHTS) return chosen.map(({ insight }) => insight);
      // About once in five hundred pages.
      const later = AHEAD.flatMap((ahead) => listUnshown(almanac, addDays(date, ahead)));
      return chooseCards([...fitting, ...listFitting(later)]).map(({ insight }) => insight);
    },
  };
}

/**
 * What the page may call the next contact: of those that the letter does not tell, the first from now on, and on the
 * date itself the first that has an hour, which it prefers. `told` holds the keys of the letter's facts.
 */
function listNext(
  almanac: Almanac,
  points: NatalPoints,
  { date, zone, nowMs, told }: { date: string; zone: string; nowMs: number; told: Set<string> },
): ContactFact[] {
  const range = getDayRange(date, zone);
  const ahead = (range === undefined ? [] : listContacts(almanac, points, range))
    .filter(({ atUtcMs }) => atUtcMs >= nowMs)
    .map((contact) => toContactFact(contact, date))
    .filter((fact) => !told.has(keyOf(fact)));
  const [first] = ahead;
  if (first !== undefined) return [first, ahead.find(({ shown }) => shown !== 'day') ?? first];
  const next = findNextContact(almanac, points, nowMs, zone);
  return next === null ? [] : [toContactFact(next.contact, next.date)];
}

/** How many days ahead to look for a card when the date itself has too few: a card of tomorrow would come again. */
const AHEAD = [2, 3] as const;

/** The cards of a date that will rarely be shown on that date itself. */
function listUnshown(almanac: Almanac, date: string): InsightCard[] {
  const cards = listSkyCards(almanac, date);
  const shown = new Set(cards.flatMap((card) => (card.isSpare ? [] : [card.insight.id])));
  return cards.filter(({ insight }) => !shown.has(insight.id));
}

/**
 * Identifies what a fact is about: a contact has one key as itself and as the exact day of a season, an event one on a
 * UTC date and on the reader's date.
 */
function keyOf(fact: Insight['facts'][number] | WrittenLetter['facts'][number]): string {
  if ('natal' in fact) return `${fact.moving} ${fact.aspect} ${fact.natal}`;
  const { id, kind, bodies } = fact;
  const exactAt = 'exactAt' in fact ? (fact.exactAt ?? null) : null;
  return exactAt === null ? id : `${kind} ${bodies.join(' ')} ${exactAt}`;
}
