// The events in the sky on a day of a time zone, as facts.

import { getSignKey } from '#shared/sky/longitude.ts';
import type { EventFact } from '#shared/sky/sky-fact.ts';
import type { Almanac, Period } from './almanac.ts';
import { toIngressFact, toPhaseFact, toStationFact } from './day-facts.ts';
import type { ExactAspect, SkyEvent } from './events/sky-event.ts';

/**
 * The ingresses, stations, phases and eclipses of a date (`YYYY-MM-DD`) in order of time; `range` are the instants of
 * the date in its zone.
 */
export function listEventFacts(almanac: Almanac, date: string, range: Period): EventFact[] {
  return almanac
    .listEvents(range.fromUtcMs, range.untilUtcMs)
    .flatMap((event) => (event.kind === 'aspect' ? [] : [toEventFact(almanac, date, event)]));
}

/** The fact of an event on the date (`YYYY-MM-DD`) that it belongs to. */
export function toEventFact<E extends Exclude<SkyEvent, ExactAspect>>(
  almanac: Almanac,
  date: string,
  event: E,
): Extract<EventFact, { kind: E['kind'] }> {
  const signAt: Parameters<typeof toStationFact>[2] = (body, utcMs) =>
    getSignKey(almanac.getPosition(body, utcMs).longitudeDegrees);
  const { fact } =
    event.kind === 'ingress'
      ? toIngressFact(date, event)
      : event.kind === 'station'
        ? toStationFact(date, event, signAt)
        : toPhaseFact(date, event, signAt);
  // Each function gives a fact of its event's kind.
  return fact as Extract<EventFact, { kind: E['kind'] }>;
}
