// What the sky of a date holds for texts that are the same for everybody, and which of it leads. Pure: it depends only
// on the date and the almanac. It does not remember what was shown before, but counts it from the sky itself.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { getOrbDegrees } from '#server/sky/aspects.ts';
import { type ContactTone, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { TIGHT_ORB_DEGREES, weighAspect } from '#server/sky/day-facts.ts';
import { isNoticed } from '#server/sky/events/eclipses.ts';
import type { ExactAspect, Ingress, SkyEvent } from '#server/sky/events/sky-event.ts';
import { perAlmanac } from '#server/sky/per-almanac.ts';
import { utcDateOf, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { PhaseKey } from '#shared/sky/phases.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of matters that share a text and are closer together than this, only one leads. */
const APART_MS = 60 * DAY_MS;
/**
 * An ingress is shown from the first date that ends after it in every zone: at UTC+14 a date ends ten hours after its
 * UTC day begins.
 */
const FIRST_ZONE_ENDS_MS = 10 * HOUR_MS;
/** More dates than one request needs, including the dates around them. */
const MAX_DATES = 256;

/** The bodies whose aspects, stations and ingresses lead, the quickest first. */
export const MOVERS = ['mercury', 'venus', 'sun', 'mars'] as const satisfies readonly BodyKey[];
export type Mover = (typeof MOVERS)[number];
/** In an aspect, the body that comes first here meets the other. */
const BY_SPEED: readonly BodyKey[] = [...new Set<BodyKey>(['moon', ...MOVERS, ...BODY_KEYS])];

interface Matter {
  /** Where it happens: the sign of the moving body at that instant. */
  sign: SignKey;
  atUtcMs: number;
}
/** In the Moon's sign. */
export interface PhaseMatter<Phase extends PhaseKey = PhaseKey> extends Matter {
  kind: 'phase';
  mover: 'moon';
  phase: Phase;
  /** Whether it is an eclipse that people can notice. */
  isEclipse: boolean;
}
export interface StationMatter<Body extends BodyKey = BodyKey> extends Matter {
  kind: 'station';
  mover: Body;
  direction: 'retrograde' | 'direct';
}
/** A body has entered the sign, for the first time in weeks. */
export interface IngressMatter extends Matter {
  kind: 'ingress';
  mover: Exclude<BodyKey, 'moon'>;
}
/** The quicker body meets the other, from its own sign. */
export interface AspectMatter<Body extends BodyKey = Exclude<BodyKey, 'moon'>> extends Matter {
  kind: 'aspect';
  mover: Body;
  other: BodyKey;
  aspect: AspectKey;
  tone: ContactTone;
}
export type SkyMatter = PhaseMatter | StationMatter | IngressMatter | AspectMatter;
/** The matter that leads a date. */
export type LeadingMatter =
  | PhaseMatter<'new' | 'full'>
  | StationMatter<Exclude<Mover, 'sun'>>
  | IngressMatter
  | AspectMatter<Mover>;

/** Whether a fact of the day (`listDayFacts`) is the matter. */
export function isFactOf(fact: SkyFact, matter: SkyMatter): boolean {
  if (fact.kind !== matter.kind) return false;
  if (matter.kind === 'phase') return fact.kind === 'phase' && fact.phase === matter.phase;
  if (matter.kind !== 'aspect') return fact.bodies[0] === matter.mover;
  const bodies: readonly BodyKey[] = fact.bodies;
  return (
    fact.kind === 'aspect' &&
    fact.aspect === matter.aspect &&
    bodies.includes(matter.mover) &&
    bodies.includes(matter.other)
  );
}

interface DateMatters {
  events?: SkyMatter[];
  leading?: { matter: LeadingMatter | undefined };
}
const datesOf = perAlmanac(() => new LRUCache<number, DateMatters>({ max: MAX_DATES }));

function getDate(almanac: Almanac, midnightMs: number): DateMatters {
  const dates = datesOf(almanac);
  const known = dates.get(midnightMs) ?? {};
  dates.set(midnightMs, known);
  return known;
}

/**
 * What a date (`YYYY-MM-DD`) has besides the Moon's own round, the most important first: eclipses, stations, phases,
 * ingresses that no earlier date could show in every zone, and the aspects of its UTC day.
 */
export function listMatters(almanac: Almanac, date: string): SkyMatter[] {
  const midnightMs = utcMidnightMs(date);
  return [
    ...listEvents(almanac, midnightMs),
    ...listAspects(almanac, midnightMs, midnightMs + DAY_MS).sort(byWeight),
  ];
}

/**
 * What leads a date (`YYYY-MM-DD`) besides the Moon's own round; undefined when nothing does. The most important leads:
 * an eclipse, a station of Mercury, Venus or Mars, a new or full Moon, an ingress, an aspect of Mercury to Mars. An
 * ingress that does not lead its own date leads the next one, an aspect the next one or the one before.
 */
export function findLeadingMatter(almanac: Almanac, date: string): LeadingMatter | undefined {
  const midnightMs = utcMidnightMs(date);
  const known = getDate(almanac, midnightMs);
  known.leading ??= {
    matter:
      findLeadingEvent(almanac, midnightMs) ??
      listAspects(almanac, midnightMs - DAY_MS, midnightMs + 2 * DAY_MS)
        .filter(isOfMover)
        .filter(
          (matter) =>
            isHeaviestOfItsText(almanac, matter) && placeAspect(almanac, matter) === midnightMs,
        )
        .sort(byWeight)[0],
  };
  return known.leading.matter;
}

/**
 * The event that leads the date that begins at an instant: its own event, or an ingress left over from the day before.
 */
function findLeadingEvent(almanac: Almanac, midnightMs: number): LeadingMatter | undefined {
  const leading = (atMs: number) =>
    listEvents(almanac, atMs).filter((matter) => canLead(almanac, matter));
  const [own] = leading(midnightMs);
  if (own !== undefined) return own;
  const [, ...others] = leading(midnightMs - DAY_MS);
  return others.find(({ kind }) => kind === 'ingress');
}

function canLead(almanac: Almanac, matter: SkyMatter): matter is LeadingMatter {
  if (matter.kind === 'phase')
    return (matter.phase === 'new' || matter.phase === 'full') && !isSecondInSign(almanac, matter);
  return matter.kind === 'ingress' || isOfMover(matter);
}

/** Whether the Moon had the phase in the same sign a month earlier, as happens every three years. */
function isSecondInSign(almanac: Almanac, { phase, sign, atUtcMs }: PhaseMatter): boolean {
  return almanac
    .listEvents(atUtcMs - APART_MS, atUtcMs)
    .some(
      (earlier) =>
        earlier.kind === 'phase' &&
        earlier.phase === phase &&
        signAt(almanac, 'moon', earlier.atUtcMs) === sign,
    );
}

const isOfMover = <Other extends SkyMatter>(
  matter: Other,
): matter is Extract<LeadingMatter, { kind: Other['kind'] }> & Other =>
  MOVERS.some((mover) => mover === matter.mover);

/** The events that are first shown on the date that begins at an instant, the most important first. */
function listEvents(almanac: Almanac, midnightMs: number): SkyMatter[] {
  const known = getDate(almanac, midnightMs);
  known.events ??= [
    ...almanac
      .listEvents(midnightMs, midnightMs + DAY_MS)
      .flatMap((event) => listTurns(almanac, event))
      .sort((one, other) => rankOf(one) - rankOf(other)),
    ...almanac
      .listEvents(midnightMs - DAY_MS + FIRST_ZONE_ENDS_MS, midnightMs + FIRST_ZONE_ENDS_MS)
      .flatMap((event) => listIngresses(almanac, event))
      .sort((one, other) => BODY_KEYS.indexOf(other.mover) - BODY_KEYS.indexOf(one.mover)),
  ];
  return known.events;
}

/** Eclipses first, then stations, then phases. */
function rankOf(matter: SkyMatter): number {
  if (matter.kind === 'phase') return matter.isEclipse ? 0 : 2;
  return 1;
}

function listTurns(almanac: Almanac, event: SkyEvent): (PhaseMatter | StationMatter)[] {
  const { atUtcMs } = event;
  if (event.kind === 'station') {
    const { kind, body, direction } = event;
    return [{ kind, mover: body, direction, sign: signAt(almanac, body, atUtcMs), atUtcMs }];
  }
  if (event.kind !== 'phase') return [];
  const { kind, phase, eclipse } = event;
  const isEclipse = eclipse !== null && isNoticed(eclipse);
  const sign = signAt(almanac, 'moon', atUtcMs);
  return [{ kind, mover: 'moon', phase, isEclipse, sign, atUtcMs }];
}

/** A body that moves back into a sign, or returns to it, begins nothing there. Slow bodies share their texts. */
function listIngresses(almanac: Almanac, event: SkyEvent): IngressMatter[] {
  if (event.kind !== 'ingress' || event.body === 'moon' || event.retrograde) return [];
  const { kind, body, sign, atUtcMs } = event;
  const isSame = (earlier: SkyEvent): boolean =>
    earlier.kind === 'ingress' &&
    earlier.sign === sign &&
    (earlier.body === body || (isSlow(earlier) && isSlow(event)));
  return almanac.listEvents(atUtcMs - APART_MS, atUtcMs).some(isSame)
    ? []
    : [{ kind, mover: body, sign, atUtcMs }];
}

const isSlow = ({ body }: Ingress): boolean =>
  body !== 'moon' && !MOVERS.some((mover) => mover === body);

/** The aspects between two instants, without those of the Moon. */
function listAspects(almanac: Almanac, fromMs: number, untilMs: number): AspectMatter[] {
  return almanac
    .listEvents(fromMs, untilMs)
    .flatMap((event) => (event.kind === 'aspect' ? toAspect(almanac, event) : []));
}

function toAspect(almanac: Almanac, { bodies, aspect, atUtcMs }: ExactAspect): AspectMatter[] {
  const [mover, other] = [...bodies].sort(
    (one, two) => BY_SPEED.indexOf(one) - BY_SPEED.indexOf(two),
  );
  if (mover === undefined || mover === 'moon' || other === undefined) return [];
  const sign = signAt(almanac, mover, atUtcMs);
  return [{ kind: 'aspect', mover, other, aspect, tone: TONE_OF_CONTACT[aspect], sign, atUtcMs }];
}

const weightOf = ({ mover, other, aspect }: AspectMatter): number =>
  weighAspect(mover, other, aspect);
const byWeight = (one: AspectMatter, other: AspectMatter): number =>
  weightOf(other) - weightOf(one);

/** Of one body's aspects in one sign and tone, the strongest leads; of two equal ones, the earlier. */
function isHeaviestOfItsText(almanac: Almanac, matter: AspectMatter): boolean {
  const { mover, sign, tone, atUtcMs } = matter;
  return listAspects(almanac, atUtcMs - APART_MS, atUtcMs + APART_MS).every(
    (other) =>
      other.mover !== mover ||
      other.sign !== sign ||
      other.tone !== tone ||
      weightOf(other) < weightOf(matter) ||
      (weightOf(other) === weightOf(matter) && other.atUtcMs >= atUtcMs),
  );
}

/**
 * The first date near an aspect that no event leads, by its first instant: the aspect's own date, the next, the one
 * before.
 */
function placeAspect(almanac: Almanac, matter: AspectMatter): number | undefined {
  const ownMs = utcMidnightMs(utcDateOf(matter.atUtcMs));
  return [ownMs, ownMs + DAY_MS, ownMs - DAY_MS].find(
    (midnightMs) =>
      findLeadingEvent(almanac, midnightMs) === undefined &&
      (midnightMs === ownMs || holds(almanac, matter, midnightMs + DAY_MS / 2)),
  );
}

/** Whether an aspect is within a fact's orb at an instant, with its quicker body in the same sign. */
function holds(almanac: Almanac, matter: AspectMatter, utcMs: number): boolean {
  const mover = almanac.getPosition(matter.mover, utcMs);
  const other = almanac.getPosition(matter.other, utcMs);
  return (
    getOrbDegrees(mover, other, matter.aspect) <= TIGHT_ORB_DEGREES &&
    getSignKey(mover.longitudeDegrees) === matter.sign
  );
}

function signAt(almanac: Almanac, body: BodyKey, utcMs: number): SignKey {
  return getSignKey(almanac.getPosition(body, utcMs).longitudeDegrees);
}
