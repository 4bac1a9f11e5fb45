// Flips: the signs of bodies and angles, and the houses of bodies, that change when the birth time is moved by minutes.

import { type GeographicPlace, getAngles } from '#shared/sky/angles.ts';
import { BODY_KEYS, type BodyKey, getBodyKey } from '#shared/sky/bodies.ts';
import { getCuspHouse, getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { getSignKeyOf, type SignKey } from '#shared/zodiac/signs.ts';
import { getApparentLongitude } from './ephemeris.ts';
import { getHouses } from './houses.ts';
import { listSignChanges, type NatalSky } from './natal.ts';

const MINUTE_MS = 60_000;

/**
 * One change: the chart for a birth at `utcMs` (UTC milliseconds) has `to`, the chart for a minute earlier has `from`.
 */
export type ChartFlip = { utcMs: number } & (
  | { body: BodyKey | 'ascendant' | 'midheaven'; kind: 'sign'; from: SignKey; to: SignKey }
  /** Whole-sign houses, 1-12. */
  | { body: BodyKey; kind: 'house'; from: number; to: number }
);

/**
 * A body's change of Placidus house, 1-12: in the chart for a birth at `utcMs` (UTC milliseconds) the body is in house
 * `to`, in the chart for a minute earlier in house `from`.
 */
export interface HouseFlip {
  utcMs: number;
  body: BodyKey;
  from: number;
  to: number;
}

/** The signs of a chart for a birth at one minute. */
interface MinuteOfChart {
  bodies: Readonly<Record<BodyKey, SignKey>>;
  ascendant: SignKey;
  midheaven: SignKey;
}

/**
 * Every change of a sign or a whole-sign house in the minutes on both sides of a birth, in order of time. `utcMs` is
 * the birth (UTC milliseconds), and `sky` the sky at it. Instants are whole minutes from the birth: the charts of two
 * neighboring minutes differ by exactly the flips at the later one.
 */
export function listFlips(
  utcMs: number,
  sky: NatalSky,
  place: GeographicPlace,
  minutesEachSide: number,
): ChartFlip[] {
  const signsAt = followSigns(utcMs, sky, minutesEachSide);
  const chartAt = (minute: number): MinuteOfChart => {
    const angles = getAngles(utcMs + minute * MINUTE_MS, place);
    return {
      bodies: signsAt(minute),
      ascendant: getSignKey(angles.ascendantDegrees),
      midheaven: getSignKey(angles.midheavenDegrees),
    };
  };
  const flips: ChartFlip[] = [];
  let before = chartAt(-minutesEachSide);
  for (let minute = 1 - minutesEachSide; minute <= minutesEachSide; minute += 1) {
    const after = chartAt(minute);
    flips.push(...compare(before, after, utcMs + minute * MINUTE_MS));
    before = after;
  }
  return flips;
}

/**
 * The signs of the ten bodies at each minute from the birth, negative before it. They follow from the changes of sign
 * in the whole stretch, which takes far fewer computed positions than one per body and minute.
 */
function followSigns(
  utcMs: number,
  sky: NatalSky,
  minutesEachSide: number,
): (minute: number) => MinuteOfChart['bodies'] {
  const reachMs = minutesEachSide * MINUTE_MS;
  const changes = listSignChanges(utcMs - reachMs, utcMs + reachMs).map((change) => ({
    body: getBodyKey(change.body),
    from: getSignKeyOf(change.from),
    to: getSignKeyOf(change.to),
    minute: Math.ceil((change.atUtcMs - utcMs) / MINUTE_MS),
  }));
  const atBirth = Object.fromEntries(
    sky.bodies.map(({ key, longitudeDegrees }) => [key, getSignKey(longitudeDegrees)]),
  ) as Record<BodyKey, SignKey>; // the sky has all ten bodies
  const signAt = (body: BodyKey, minute: number): SignKey => {
    const own = changes.filter((change) => change.body === body);
    return own.findLast((change) => change.minute <= minute)?.to ?? own[0]?.from ?? atBirth[body];
  };
  return (minute) =>
    Object.fromEntries(BODY_KEYS.map((body) => [body, signAt(body, minute)])) as typeof atBirth;
}

function compare(before: MinuteOfChart, after: MinuteOfChart, utcMs: number): ChartFlip[] {
  const signs = [
    ...BODY_KEYS.map((body) => ({ body, from: before.bodies[body], to: after.bodies[body] })),
    { body: 'ascendant' as const, from: before.ascendant, to: after.ascendant },
    { body: 'midheaven' as const, from: before.midheaven, to: after.midheaven },
  ];
  const houses = BODY_KEYS.map((body) => ({
    body,
    from: getHouseOfSign(before.bodies[body], before.ascendant),
    to: getHouseOfSign(after.bodies[body], after.ascendant),
  }));
  return [
    ...signs
      .filter(({ from, to }) => from !== to)
      .map((flip): ChartFlip => ({ utcMs, kind: 'sign', ...flip })),
    ...houses
      .filter(({ from, to }) => from !== to)
      .map((flip): ChartFlip => ({ utcMs, kind: 'house', ...flip })),
  ];
}

/**
 * Every change of a body's Placidus house in the minutes on both sides of a birth, with the parameters and the order of
 * `listFlips`; empty from the polar circle on, where there are no Placidus houses. Takes some milliseconds.
 */
export function listPlacidusFlips(
  utcMs: number,
  sky: NatalSky,
  place: GeographicPlace,
  minutesEachSide: number,
): HouseFlip[] {
  const longitudesAt = followLongitudes(utcMs, sky, minutesEachSide);
  const housesAt = (minute: number): (number | null)[] => {
    const cusps = getHouses(utcMs + minute * MINUTE_MS, place).placidusDegrees;
    return longitudesAt(minute).map((longitude) => cusps && getCuspHouse(longitude, cusps));
  };
  const flips: HouseFlip[] = [];
  let before = housesAt(-minutesEachSide);
  for (let minute = 1 - minutesEachSide; minute <= minutesEachSide; minute += 1) {
    const after = housesAt(minute);
    for (const [index, { key: body }] of sky.bodies.entries()) {
      const [from, to] = [before[index] ?? null, after[index] ?? null];
      if (from === null || to === null || from === to) continue;
      flips.push({ utcMs: utcMs + minute * MINUTE_MS, body, from, to });
    }
    before = after;
  }
  return flips;
}

/**
 * The longitudes of the ten bodies, in the sky's order, at each minute from the birth (negative before it), degrees,
 * not necessarily in [0, 360). They are read off the parabola through the longitudes at both ends and at the birth:
 * over two hours its error is at most 0.02″, for the Moon.
 */
function followLongitudes(
  utcMs: number,
  sky: NatalSky,
  minutesEachSide: number,
): (minute: number) => number[] {
  const reachMs = minutesEachSide * MINUTE_MS;
  const parabolas = sky.bodies.map(({ key, longitudeDegrees }) => {
    const traveledUntil = (atMs: number) =>
      signedSeparationDegrees(longitudeDegrees, getApparentLongitude(key, toJulianDayTt(atMs)));
    const [back, ahead] = [traveledUntil(utcMs - reachMs), traveledUntil(utcMs + reachMs)];
    return { longitudeDegrees, slope: (ahead - back) / 2, bend: (ahead + back) / 2 };
  });
  return (minute) => {
    const part = minute / minutesEachSide;
    return parabolas.map(
      ({ longitudeDegrees, slope, bend }) => longitudeDegrees + part * (slope + part * bend),
    );
  };
}
