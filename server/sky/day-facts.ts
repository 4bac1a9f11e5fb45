// The facts about the sky on a date, on which sentences are based, the most important first.

import { LRUCache } from 'lru-cache';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import { ASPECT_KEYS, ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { HOUSE_AREAS } from '#shared/sky/houses.copy.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { PhaseKey } from '#shared/sky/phases.ts';
import type { EclipseKey, SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGNS, type SignKey, type SignName } from '#shared/zodiac/signs.ts';
import type { Almanac, Period } from './almanac.ts';
import { getOrbDegrees, isApplying } from './aspects.ts';
import type { ApparentPosition } from './ephemeris.ts';
import { type Eclipse, isNoticed } from './events/eclipses.ts';
import type { ExactAspect, Ingress, LunarPhase, Station } from './events/sky-event.ts';
import { toInstantText } from './instant-text.ts';
import { perAlmanac } from './per-almanac.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The largest orb with which an aspect is a fact on days on which it is not exact, degrees; this value included. */
export const TIGHT_ORB_DEGREES = 2;
/** More dates than are in use at once: the current dates, the days of insights, and the day before. */
const MAX_CACHED_DAYS = 64;

/** How important a kind of fact is, 1 for the most important; see `FACT_RANKS`. */
export type FactRank = (typeof FACT_RANKS)[keyof typeof FACT_RANKS];

/** The order in which a text should mention facts; within a rank they are ordered by `weight`. */
export const FACT_RANKS = {
  /** A station, a planet's or the Sun's ingress, a new or full Moon. */
  turningPoint: 1,
  /** An exact aspect between bodies other than the Moon. */
  exactAspect: 2,
  moonIngress: 3,
  exactMoonAspect: 4,
  /** A quarter Moon, void of course, an aspect within 2° that is not exact today. */
  passing: 5,
  /** Positions and retrogrades of bodies. */
  background: 6,
} as const;

export interface RankedFact {
  fact: SkyFact;
  rank: FactRank;
  /** Order within the rank, 0 to 1, the most important highest. */
  weight: number;
  /**
   * The sign of each of the fact's bodies, in their order: at the exact instant for what happens
   * today (for an ingress the sign entered), else at 12:00 UTC.
   */
  signs: readonly SignKey[];
}

/** How much a body's facts matter to one person on one day, 0 to 1. Our choice: the quicker the body, the more. */
const BODY_WEIGHT = {
  sun: 1,
  moon: 0.7,
  mercury: 0.9,
  venus: 0.95,
  mars: 0.9,
  jupiter: 0.8,
  saturn: 0.8,
  uranus: 0.6,
  neptune: 0.55,
  pluto: 0.55,
} as const satisfies Record<BodyKey, number>;

/** How strongly an aspect is felt, 0 to 1. Our choice, after the order of the textbooks. */
const ASPECT_WEIGHT = {
  conjunction: 1,
  opposition: 0.95,
  square: 0.9,
  trine: 0.85,
  sextile: 0.7,
} as const satisfies Record<AspectKey, number>;

const PHASE_WORDS = {
  new: 'New Moon',
  'first-quarter': 'First quarter Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter Moon',
} as const satisfies Record<PhaseKey, string>;

const ECLIPSE_WORDS = {
  'partial-solar': 'a partial solar eclipse',
  'annular-solar': 'an annular solar eclipse',
  'total-solar': 'a total solar eclipse',
  'hybrid-solar': 'a hybrid solar eclipse',
  'penumbral-lunar': 'a penumbral lunar eclipse',
  'partial-lunar': 'a partial lunar eclipse',
  'total-lunar': 'a total lunar eclipse',
} as const satisfies Record<EclipseKey, string>;

interface Day {
  /** The facts without a user's houses. */
  facts: readonly RankedFact[];
  /** The facts with a user's houses, by the user's sign, computed on first use. */
  byUser: Map<SignKey, readonly RankedFact[]>;
}

const daysOf = perAlmanac(
  (almanac) =>
    new LRUCache<string, Day>({
      max: MAX_CACHED_DAYS,
      memoMethod: (date) => ({ facts: createFacts(almanac, date), byUser: new Map() }),
    }),
);

/**
 * The facts of a UTC date (`YYYY-MM-DD`), most important first: positions and orbs at 12:00 UTC,
 * `exactAt` within that UTC day. With a user's sign, positions carry its whole-sign house. The list
 * is shared: do not change it. Throws a RangeError for text that is not a date.
 *
 * The Moon's conjunction, squares and opposition with the Sun are phases, not aspects. An aspect that is
 * exact twice in one day is one fact, with its first instant.
 */
export function listDayFacts(
  almanac: Almanac,
  date: string,
  userSign: SignKey | null,
): readonly RankedFact[] {
  const day = daysOf(almanac).memo(date);
  if (userSign === null) return day.facts;
  const cached = day.byUser.get(userSign);
  if (cached !== undefined) return cached;
  const facts = day.facts.map((ranked) => toUser(ranked, userSign));
  day.byUser.set(userSign, facts);
  return facts;
}

function toUser(ranked: RankedFact, userSign: SignKey): RankedFact {
  const { fact } = ranked;
  if (fact.kind !== 'position') return ranked;
  const house = getHouseOfSign(fact.sign, userSign);
  // Only the area is named, because a house number would mean a house counted from the reader's own Ascendant.
  const text = `${fact.text}, your area of ${HOUSE_AREAS[house - 1]}`;
  return { ...ranked, fact: { ...fact, house, text } };
}

function createFacts(almanac: Almanac, date: string): readonly RankedFact[] {
  const midnightMs = utcMidnightMs(date);
  const untilMs = midnightMs + DAY_MS;
  const noonMs = midnightMs + DAY_MS / 2;
  const noon = Object.fromEntries(
    BODY_KEYS.map((body) => [body, almanac.getPosition(body, noonMs)]),
  ) as Record<BodyKey, ApparentPosition>;
  const signAt = (body: BodyKey, utcMs: number): SignKey =>
    getSignKey(almanac.getPosition(body, utcMs).longitudeDegrees);

  const facts = new Map<string, RankedFact>();
  const add = (ranked: RankedFact): void => {
    if (!facts.has(ranked.fact.id)) facts.set(ranked.fact.id, ranked);
  };

  for (const event of almanac.listEvents(midnightMs, untilMs)) {
    if (event.kind === 'ingress') add(toIngressFact(date, event));
    else if (event.kind === 'station') add(toStationFact(date, event, signAt));
    else if (event.kind === 'phase') add(toPhaseFact(date, event, signAt));
    else add(toExactAspectFact(date, event, noon, signAt));
  }
  for (const ranked of listTightAspects(date, noon)) add(ranked);
  for (const period of almanac.listVoidPeriods(midnightMs, untilMs)) {
    add({
      fact: {
        id: `${date}-moon-void-${period.sign}`,
        kind: 'void',
        bodies: ['moon'],
        from: toInstantText(period.fromUtcMs),
        until: toInstantText(period.untilUtcMs),
        text: `Moon void of course in ${nameOfSign(period.sign)}`,
      },
      rank: FACT_RANKS.passing,
      // The weight is the share of the day that the period covers.
      weight:
        (Math.min(period.untilUtcMs, untilMs) - Math.max(period.fromUtcMs, midnightMs)) / DAY_MS,
      signs: [period.sign],
    });
  }
  for (const body of BODY_KEYS) {
    add(toPositionFact(date, body, noon[body], almanac.findStay(body, noonMs)));
    const retrograde = almanac.findRetrograde(body, noonMs);
    if (retrograde === null) continue;
    const sign = getSignKey(noon[body].longitudeDegrees);
    add({
      fact: {
        id: `${date}-${body}-retrograde`,
        kind: 'retrograde',
        bodies: [body],
        since: toInstantText(retrograde.fromUtcMs),
        until: toInstantText(retrograde.untilUtcMs),
        text: `${getBodyName(body)} retrograde in ${nameOfSign(sign)}`,
      },
      rank: FACT_RANKS.background,
      weight: BODY_WEIGHT[body] / 2,
      signs: [sign],
    });
  }
  return [...facts.values()].sort(
    (one, other) =>
      one.rank - other.rank || other.weight - one.weight || (one.fact.id < other.fact.id ? -1 : 1),
  );
}

type SignAt = (body: BodyKey, utcMs: number) => SignKey;

function toPositionFact(
  date: string,
  body: BodyKey,
  position: ApparentPosition,
  stay: Period,
): RankedFact {
  const sign = getSignKey(position.longitudeDegrees);
  return {
    fact: {
      id: `${date}-${body}-position`,
      kind: 'position',
      bodies: [body],
      sign,
      since: toInstantText(stay.fromUtcMs),
      until: toInstantText(stay.untilUtcMs),
      text: `${getBodyName(body)} in ${nameOfSign(sign)}`,
    },
    rank: FACT_RANKS.background,
    // The Moon's position is part of every day's background.
    weight: body === 'moon' ? 1 : BODY_WEIGHT[body] * 0.75,
    signs: [sign],
  };
}

export function toIngressFact(date: string, event: Ingress): RankedFact {
  const verb = event.retrograde ? 'moves back into' : 'enters';
  return {
    fact: {
      id: `${date}-${event.body}-enters-${event.sign}`,
      kind: 'ingress',
      bodies: [event.body],
      sign: event.sign,
      exactAt: toInstantText(event.atUtcMs),
      text: `${getBodyName(event.body)} ${verb} ${nameOfSign(event.sign)}`,
    },
    rank: event.body === 'moon' ? FACT_RANKS.moonIngress : FACT_RANKS.turningPoint,
    weight: BODY_WEIGHT[event.body],
    signs: [event.sign],
  };
}

export function toStationFact(date: string, event: Station, signAt: SignAt): RankedFact {
  const sign = signAt(event.body, event.atUtcMs);
  return {
    fact: {
      id: `${date}-${event.body}-station-${event.direction}`,
      kind: 'station',
      bodies: [event.body],
      direction: event.direction,
      exactAt: toInstantText(event.atUtcMs),
      text: `${getBodyName(event.body)} turns ${event.direction} in ${nameOfSign(sign)}`,
    },
    rank: FACT_RANKS.turningPoint,
    weight: BODY_WEIGHT[event.body],
    signs: [sign],
  };
}

export function toPhaseFact(date: string, event: LunarPhase, signAt: SignAt): RankedFact {
  const signs = [signAt('moon', event.atUtcMs), signAt('sun', event.atUtcMs)] as const;
  const isLunation = event.phase === 'new' || event.phase === 'full';
  const eclipse =
    event.eclipse !== null && isNoticed(event.eclipse) ? toEclipseKey(event.eclipse) : undefined;
  const moment = `${PHASE_WORDS[event.phase]} in ${nameOfSign(signs[0])}`;
  return {
    fact: {
      id: `${date}-moon-phase-${event.phase}`,
      kind: 'phase',
      bodies: ['moon', 'sun'],
      phase: event.phase,
      exactAt: toInstantText(event.atUtcMs),
      ...(eclipse === undefined ? {} : { eclipse }),
      text: eclipse === undefined ? moment : `${moment}, ${ECLIPSE_WORDS[eclipse]}`,
    },
    rank: isLunation ? FACT_RANKS.turningPoint : FACT_RANKS.passing,
    weight: 1,
    signs,
  };
}

function toExactAspectFact(
  date: string,
  event: ExactAspect,
  noon: Readonly<Record<BodyKey, ApparentPosition>>,
  signAt: SignAt,
): RankedFact {
  const [one, other] = event.bodies;
  return {
    fact: toAspectFact(date, one, other, event.aspect, noon, toInstantText(event.atUtcMs)),
    rank: one === 'moon' ? FACT_RANKS.exactMoonAspect : FACT_RANKS.exactAspect,
    weight: weighAspect(one, other, event.aspect),
    signs: [signAt(one, event.atUtcMs), signAt(other, event.atUtcMs)],
  };
}

function listTightAspects(
  date: string,
  noon: Readonly<Record<BodyKey, ApparentPosition>>,
): RankedFact[] {
  return BODY_KEYS.flatMap((first, index) =>
    BODY_KEYS.slice(index + 1).flatMap((second): RankedFact[] => {
      // The Moon passes 2° in four hours: what it is near to at noon is exact the same day.
      const [one, other] = second === 'moon' ? [second, first] : [first, second];
      if (one === 'moon') return [];
      return ASPECT_KEYS.flatMap((aspect): RankedFact[] => {
        const orb = getOrbDegrees(noon[one], noon[other], aspect);
        if (orb > TIGHT_ORB_DEGREES) return [];
        return [
          {
            fact: toAspectFact(date, one, other, aspect, noon, null),
            rank: FACT_RANKS.passing,
            weight: weighAspect(one, other, aspect) * (1 - orb / (2 * TIGHT_ORB_DEGREES)),
            signs: [
              getSignKey(noon[one].longitudeDegrees),
              getSignKey(noon[other].longitudeDegrees),
            ],
          },
        ];
      });
    }),
  );
}

function toAspectFact(
  date: string,
  one: BodyKey,
  other: BodyKey,
  aspect: AspectKey,
  noon: Readonly<Record<BodyKey, ApparentPosition>>,
  exactAt: string | null,
): SkyFact {
  const orb = getOrbDegrees(noon[one], noon[other], aspect);
  return {
    id: `${date}-${one}-${aspect}-${other}`,
    kind: 'aspect',
    bodies: [one, other],
    aspect,
    orb: Math.round(orb * 1e4) / 1e4,
    applying: isApplying(noon[one], noon[other], aspect),
    exactAt,
    text: `${getBodyName(one)} ${ASPECT_WORDS[aspect]} ${getBodyName(other)}`,
  };
}

/** How much an aspect matters to one person on one day, 0 to 1. */
export function weighAspect(one: BodyKey, other: BodyKey, aspect: AspectKey): number {
  return ((BODY_WEIGHT[one] + BODY_WEIGHT[other]) / 2) * ASPECT_WEIGHT[aspect];
}

function toEclipseKey(eclipse: Eclipse): EclipseKey {
  return eclipse.of === 'sun' ? `${eclipse.kind}-solar` : `${eclipse.kind}-lunar`;
}

function nameOfSign(sign: SignKey): SignName {
  return SIGNS[sign].name;
}
