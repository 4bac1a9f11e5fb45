// Finds facts that were over before the user's day, so that they do not stand first.

import { calendarDayOf } from '#client/lib/today.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

/** Whether everything that the fact tells was over when the user's day `today` began. */
function isPast(fact: SkyFact | ContactFact, today: string): boolean {
  const end = endOf(fact);
  return end !== null && calendarDayOf(new Date(end)) < today;
}

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

/** The entries in their order, but those whose facts were all over before the user's day at the end. */
export function sinkPast<Entry extends { facts: readonly (SkyFact | ContactFact)[] }>(
  entries: readonly Entry[],
  today: string,
): Entry[] {
  const isOver = ({ facts }: Entry) =>
    facts.length > 0 && facts.every((fact) => isPast(fact, today));
  return [...entries.filter((entry) => !isOver(entry)), ...entries.filter(isOver)];
}
