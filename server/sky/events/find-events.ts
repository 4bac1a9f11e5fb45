// Searches a range of time for all events in the sky.

import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import type { SampledTrack } from '#server/sky/sampled-track.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey, normalizeDegrees } from '#shared/sky/longitude.ts';
import { PHASE_ELONGATION_DEGREES, PHASE_KEYS } from '#shared/sky/phases.ts';
import { toUtcMs } from '#shared/sky/time-scales.ts';
import {
  type Crossing,
  findCrossings,
  findRoot,
  type MovingAngle,
  type ScanNode,
} from './crossings.ts';
import { findLunarEclipse, findSolarEclipse } from './eclipses.ts';
import type { LunarPhase, SkyEvent, Station } from './sky-event.ts';

/** The time between two nodes (samples) of the scan: in six hours no body moves more than 4° or reverses twice. */
const SCAN_STEP_DAYS = 0.25;
const SIGN_WIDTH_DEGREES = 30;
/** A station is refined by differences of the longitudes at an instant and this long before and after it. */
const STATION_STEP_DAYS = 0.05;
const STATION_NEWTON_STEPS = 2;

export type Tracks = Readonly<Record<BodyKey, SampledTrack>>;
type NodesOf<B extends BodyKey> = Readonly<Record<B, ScanNode[]>>;

/** Every pair of bodies once: the Moon first, otherwise in the order of charts (Sun to Pluto). */
const PAIRS: readonly (readonly [BodyKey, BodyKey])[] = BODY_KEYS.flatMap((one, index) =>
  BODY_KEYS.slice(index + 1).map((other): readonly [BodyKey, BodyKey] =>
    other === 'moon' ? [other, one] : [one, other],
  ),
);

/** The aspect at each exact separation: the first body's longitude minus the second's, [0, 360), degrees. */
const ASPECT_BY_SEPARATION = new Map<number, AspectKey>(
  ASPECT_KEYS.flatMap((aspect): [number, AspectKey][] => [
    [ASPECT_ANGLE_DEGREES[aspect], aspect],
    [normalizeDegrees(360 - ASPECT_ANGLE_DEGREES[aspect]), aspect],
  ]),
);

const PHASE_BY_ELONGATION = new Map(
  PHASE_KEYS.map((phase) => [PHASE_ELONGATION_DEGREES[phase] as number, phase]),
);

/**
 * All events between two Julian days in TT, in order of time. Both should be whole multiples of a quarter of a day, so
 * that neighboring searches share the node at their common end: an event exactly there is found by one of the two only.
 */
export function findEvents(tracks: Tracks, fromTt: number, untilTt: number): SkyEvent[] {
  const nodes = scan(tracks, BODY_KEYS, fromTt, untilTt);
  const events: SkyEvent[] = [];
  for (const body of BODY_KEYS) {
    events.push(...findIngresses(body, tracks[body], nodes[body]));
    if (body !== 'sun' && body !== 'moon') {
      events.push(...findStations(body, tracks[body], nodes[body]));
    }
  }
  for (const pair of PAIRS) events.push(...findExactAspects(pair, tracks, nodes));
  return events.sort((one, other) => one.atUtcMs - other.atUtcMs);
}

/** The planets whose stations are searched together with the lunations: each turns retrograde every two years or so. */
const QUICK_PLANETS = ['mercury', 'venus', 'mars'] as const satisfies readonly BodyKey[];
export const LUNATION_AND_STATION_BODIES = ['sun', 'moon', ...QUICK_PLANETS] as const;
type LunationOrStationBody = (typeof LUNATION_AND_STATION_BODIES)[number];

/** The new and full Moons and the stations of Mercury, Venus and Mars: the same as `findEvents` finds, in less time. */
export function findLunationsAndStations(
  tracks: Pick<Tracks, LunationOrStationBody>,
  fromTt: number,
  untilTt: number,
): (LunarPhase | Station)[] {
  const nodes = scan(tracks, LUNATION_AND_STATION_BODIES, fromTt, untilTt);
  const aspects = findExactAspects(['moon', 'sun'], tracks, nodes, (mark) => mark % 180 === 0);
  const lunations = aspects.filter((event) => event.kind === 'phase');
  const stations = QUICK_PLANETS.flatMap((body) => findStations(body, tracks[body], nodes[body]));
  return [...lunations, ...stations].sort((one, other) => one.atUtcMs - other.atUtcMs);
}

/** The nodes of some bodies, a quarter of a day apart, both ends included. */
function scan<B extends BodyKey>(
  tracks: Pick<Tracks, B>,
  bodies: readonly B[],
  fromTt: number,
  untilTt: number,
): NodesOf<B> {
  const days: number[] = [];
  const count = Math.round((untilTt - fromTt) / SCAN_STEP_DAYS);
  for (let step = 0; step <= count; step += 1) days.push(fromTt + step * SCAN_STEP_DAYS);
  return Object.fromEntries(
    bodies.map((body) => [body, days.map((day) => scanNode(tracks[body], day))]),
  ) as NodesOf<B>;
}

function scanNode(track: SampledTrack, julianDayTt: number): ScanNode {
  return {
    julianDayTt,
    degrees: track.longitudeAt(julianDayTt),
    speed: track.speedAt(julianDayTt),
  };
}

/** Every pair of neighboring nodes. */
function* intervalsOf(nodes: readonly ScanNode[]): Generator<readonly [ScanNode, ScanNode]> {
  let previous: ScanNode | undefined;
  for (const node of nodes) {
    if (previous !== undefined) yield [previous, node];
    previous = node;
  }
}

function findIngresses(body: BodyKey, track: SampledTrack, nodes: ScanNode[]): SkyEvent[] {
  const angle: MovingAngle = {
    degreesAt: (day) => track.longitudeAt(day),
    speedAt: (day) => track.speedAt(day),
  };
  const events: SkyEvent[] = [];
  for (const [from, until] of intervalsOf(nodes)) {
    for (const crossing of findCrossings(angle, from, until, {
      everyDegrees: SIGN_WIDTH_DEGREES,
    })) {
      // A retrograde body enters the sign below the boundary, at that sign's end.
      const inside = crossing.markDegrees + (crossing.forwards ? 1 : -1);
      events.push({
        kind: 'ingress',
        body,
        sign: getSignKey(inside),
        retrograde: !crossing.forwards,
        atUtcMs: toUtcMs(crossing.julianDayTt),
      });
    }
  }
  return events;
}

function findStations(body: BodyKey, track: SampledTrack, nodes: ScanNode[]): Station[] {
  const stations: Station[] = [];
  for (const [from, until] of intervalsOf(nodes)) {
    if (from.speed < 0 === until.speed < 0) continue;
    stations.push({
      kind: 'station',
      body,
      direction: until.speed < 0 ? 'retrograde' : 'direct',
      atUtcMs: toUtcMs(findTurningDay(body, track, from.julianDayTt, until.julianDayTt)),
    });
  }
  return stations;
}

/** The Julian day in TT at which a planet stands still, given a stretch in which its track turns. */
export function findTurningDay(
  body: BodyKey,
  track: SampledTrack,
  fromTt: number,
  untilTt: number,
): number {
  return refineTurningDay(
    body,
    findRoot((at) => track.speedAt(at), fromTt, untilTt),
  );
}

/**
 * The Julian day in TT at which a planet stands still, given one that is less than a day away. Newton's method on the
 * ephemeris itself: a slow planet is almost still for so long that the interpolated track would be wrong by minutes.
 */
export function refineTurningDay(body: BodyKey, nearTt: number): number {
  let day = nearTt;
  for (let round = 0; round < STATION_NEWTON_STEPS; round += 1) {
    const middle = getApparentLongitude(body, day);
    // Near a station the longitudes lie within a degree, but may stand on both sides of 0° Aries.
    const before = toSignedDegrees(getApparentLongitude(body, day - STATION_STEP_DAYS) - middle);
    const after = toSignedDegrees(getApparentLongitude(body, day + STATION_STEP_DAYS) - middle);
    const speed = (after - before) / (2 * STATION_STEP_DAYS);
    const acceleration = (after + before) / STATION_STEP_DAYS ** 2;
    day -= speed / acceleration;
  }
  return day;
}

/** A difference of two longitudes, (-360, 360), as the same angle in [-180, 180], degrees. */
function toSignedDegrees(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

/** The exact aspects of two bodies; `includes` says at which of their separations, [0, 360), degrees. */
function findExactAspects<B extends BodyKey>(
  pair: readonly [B, B],
  tracks: Pick<Tracks, B>,
  nodes: NodesOf<B>,
  includes = (separation: number): boolean => ASPECT_BY_SEPARATION.has(separation),
): SkyEvent[] {
  const [one, other] = pair;
  const isMoonAndSun = one === 'moon' && other === 'sun';
  // How far the first body is ahead of the second in longitude.
  const angle: MovingAngle = {
    degreesAt: (day) =>
      normalizeDegrees(tracks[one].longitudeAt(day) - tracks[other].longitudeAt(day)),
    speedAt: (day) => tracks[one].speedAt(day) - tracks[other].speedAt(day),
  };
  const otherNodes = nodes[other];
  const relative = nodes[one].map((node, index): ScanNode => {
    const base = otherNodes[index] ?? node;
    return {
      julianDayTt: node.julianDayTt,
      degrees: normalizeDegrees(node.degrees - base.degrees),
      speed: node.speed - base.speed,
    };
  });
  const marks = { everyDegrees: SIGN_WIDTH_DEGREES, includes };
  const events: SkyEvent[] = [];
  for (const [from, until] of intervalsOf(relative)) {
    for (const crossing of findCrossings(angle, from, until, marks)) {
      const event = isMoonAndSun ? toPhaseOrAspect(crossing) : toExactAspect(pair, crossing);
      if (event !== undefined) events.push(event);
    }
  }
  return events;
}

function toExactAspect(
  pair: readonly [BodyKey, BodyKey],
  crossing: Crossing,
): SkyEvent | undefined {
  const aspect = ASPECT_BY_SEPARATION.get(crossing.markDegrees);
  if (aspect === undefined) return undefined;
  return { kind: 'aspect', bodies: pair, aspect, atUtcMs: toUtcMs(crossing.julianDayTt) };
}

/** An exact separation of Moon and Sun: a phase at 0°, 90°, 180° and 270°, otherwise an aspect. */
function toPhaseOrAspect(crossing: Crossing): SkyEvent | undefined {
  const phase = PHASE_BY_ELONGATION.get(crossing.markDegrees);
  if (phase === undefined) return toExactAspect(['moon', 'sun'], crossing);
  const atUtcMs = toUtcMs(crossing.julianDayTt);
  const eclipse =
    phase === 'new'
      ? findSolarEclipse(atUtcMs)
      : phase === 'full'
        ? findLunarEclipse(atUtcMs)
        : null;
  return { kind: 'phase', phase, atUtcMs, eclipse };
}
