// Moves entries whose facts were over before the user's day behind the others.

import { calendarDayOf } from '#client/lib/today.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

/** Whether the event or period of the fact was over when the user's day `today` (`YYYY-MM-DD`) began. */
function isPast(fact: SkyFact | ContactFact, today: string): boolean {
  const end = endOf(fact);
  return end !== null && calendarDayOf(new Date(end)) < today;
}

/** The end of a fact's period, or the instant of its event; null for an aspect that has no exact instant. */
function endOf(fact: SkyFact | ContactFact): string | null {
  switch (fact.kind) {
    case 'position':
    case 'retrograde':
    case 'void':
    case 'contact':
      return fact.until;
    case 'aspect':
    case 'ingress':
    case 'station':
    case 'phase':
      return fact.exactAt;
  }
}

/** The entries in their order, except that those whose facts were all over before the user's day come last. */
export function sinkPast<Entry extends { facts: readonly (SkyFact | ContactFact)[] }>(
  entries: readonly Entry[],
  today: string,
): Entry[] {
  const isOver = ({ facts }: Entry) =>
    facts.length > 0 && facts.every((fact) => isPast(fact, today));
  return [...entries.filter((entry) => !isOver(entry)), ...entries.filter(isOver)];
}
