// What happens in the sky on a day of a zone, as facts.

import { getSignKey } from '#shared/sky/longitude.ts';
import type { EventFact, SkyFact } from '#shared/sky/sky-fact.ts';
import type { Almanac, Period } from './almanac.ts';
import { toIngressFact, toPhaseFact, toStationFact } from './day-facts.ts';

/**
 * The ingresses, stations, phases and eclipses of a date (`YYYY-MM-DD`, which its range of instants belongs to), in order
 * of time.
 */
export function listEventFacts(almanac: Almanac, date: string, range: Period): EventFact[] {
  const signAt: Parameters<typeof toStationFact>[2] = (body, utcMs) =>
    getSignKey(almanac.getPosition(body, utcMs).longitudeDegrees);
  return almanac.listEvents(range.fromUtcMs, range.untilUtcMs).flatMap((event): EventFact[] => {
    if (event.kind === 'aspect') return [];
    const { fact } =
      event.kind === 'ingress'
        ? toIngressFact(date, event)
        : event.kind === 'station'
          ? toStationFact(date, event, signAt)
          : toPhaseFact(date, event, signAt);
    return isEventFact(fact) ? [fact] : [];
  });
}

function isEventFact(fact: SkyFact): fact is EventFact {
  return fact.kind === 'ingress' || fact.kind === 'station' || fact.kind === 'phase';
}
