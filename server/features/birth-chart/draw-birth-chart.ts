// Computes a birth chart: its moment, the sky of that moment, and what is uncertain about it.

import { listFlips, listPlacidusFlips } from '#server/sky/flips.ts';
import {
  getNatalSky,
  listSignChanges,
  type NatalBody,
  type NatalPoint,
  type NatalSky,
  type SignChange,
} from '#server/sky/natal.ts';
import type { BirthChart, ChartPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { HOUSE_NOTES } from './birth-chart.copy.ts';
import { type Birth, type BirthMoment, getBirthMoment, readBirthClock } from './birth-moment.ts';

/**
 * The version of everything that a chart depends on besides the birth details: ephemeris, zone table and our rules.
 * Stored charts of another version are computed again, so change it with every change that can affect a chart.
 */
export const CHART_EDITION = 'caelus 0.23.0, zones 2026f, rules 3';

/** How far a birth time is moved in either direction to find the signs and houses that would change, minutes. */
const FLIP_MINUTES = 60;

const ORB_STEPS_PER_DEGREE = 1e4;
const DAY_MS = 86_400_000;
const DEGREES_PER_SIGN = 30;
/** The Sun moves at most 1.03° a day; rounded up to whole degrees. */
const SUN_DEGREES_PER_DAY = 2;
/**
 * How far from the birth date the Sun's change of sign is searched for when the sign that the date table gives is not
 * the sign that the Sun stood in.
 */
const SUN_SEARCH_MS = 3 * DAY_MS;

/** The whole chart; takes a few milliseconds. Throws a RangeError for an unknown zone or an impossible date. */
export function drawBirthChart(birth: Birth): BirthChart {
  const moment = getBirthMoment(birth);
  const sky = getNatalSky(moment.utcMs, birth.time === null ? null : toGeographic(birth));
  const isPinned = birth.time !== null && birth.place !== null;
  // When the moment is known, sign changes are needed only for the Sun, and only near a border of a sign.
  const changes =
    isPinned && !isSunNearBorder(sky) ? [] : listSignChanges(moment.day.startMs, moment.day.endMs);
  return {
    planets: sky.bodies.map((body) =>
      describePlanet(body, isPinned ? [] : changes, moment.utcMs, birth),
    ),
    ascendant: sky.angles && describePoint(sky.angles.ascendant),
    midheaven: sky.angles && describePoint(sky.angles.midheaven),
    houses: describeHouses(sky, birth),
    aspects: sky.aspects.map(({ bodies: [one, other], aspect, orbDegrees, applying }) => ({
      bodies: [one, other],
      aspect,
      orb: Math.round(orbDegrees * ORB_STEPS_PER_DEGREE) / ORB_STEPS_PER_DEGREE,
      applying,
    })),
    ...describeFlips(birth, moment, sky),
    moment: moment.receipt,
    place: birth.place && describePlace(birth.place),
    sunSign: describeSunSign(birth, moment, sky, changes),
  };
}

function toGeographic({ place }: Birth) {
  return place && { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude };
}

function describePoint({ sign, longitudeDegrees, degree, minute }: NatalPoint) {
  return { sign, longitude: longitudeDegrees, degree, minute };
}

function describePlanet(
  body: NatalBody,
  changes: readonly SignChange[],
  utcMs: number,
  birth: Birth,
): ChartPlanet {
  // If a body changes sign twice in the range, the change nearer to the position shown is reported.
  const [change] = changes
    .filter((candidate) => candidate.body === body.name)
    .sort((one, other) => Math.abs(one.atUtcMs - utcMs) - Math.abs(other.atUtcMs - utcMs));
  const planet = {
    name: body.name,
    ...describePoint(body),
    retrograde: body.retrograde,
    house: body.house,
  };
  if (!change) return { ...planet, certainty: 'certain' };
  const atLocal = readBirthClock(change.atUtcMs, birth.place).slice(11);
  return { ...planet, certainty: 'changes', changes: { to: change.to, atLocal } };
}

function describeFlips(
  birth: Birth,
  { utcMs }: BirthMoment,
  sky: NatalSky,
): Pick<BirthChart, 'flips' | 'placidusFlips'> {
  const place = toGeographic(birth);
  if (birth.time === null || place === null) return { flips: [] };
  const timeOf = (atUtcMs: number) => readBirthClock(atUtcMs, birth.place).slice(11);
  const flips = listFlips(utcMs, sky, place, FLIP_MINUTES).map(({ utcMs: atUtcMs, ...flip }) => ({
    time: timeOf(atUtcMs),
    ...flip,
  }));
  if (sky.angles === null || sky.angles.placidusDegrees === null) return { flips };
  const placidusFlips = listPlacidusFlips(utcMs, sky, place, FLIP_MINUTES).map(
    ({ utcMs: atUtcMs, ...flip }) => ({
      time: timeOf(atUtcMs),
      kind: 'house' as const,
      ...flip,
    }),
  );
  return { flips, placidusFlips };
}

function describeHouses({ angles }: NatalSky, birth: Birth): BirthChart['houses'] {
  if (angles === null) {
    const known = birth.time === null ? (birth.place ? 'noTime' : 'noTimeAndPlace') : 'noPlace';
    return { wholeSign: null, placidus: null, note: HOUSE_NOTES[known] };
  }
  const wholeSign = [...angles.wholeSign];
  return angles.placidusDegrees === null
    ? { wholeSign, placidus: null, note: HOUSE_NOTES.polar }
    : { wholeSign, placidus: [...angles.placidusDegrees] };
}

function describePlace({
  id,
  name,
  region,
  country,
  latitude,
  longitude,
}: NonNullable<Birth['place']>) {
  return { id, name, region, country, latitude, longitude };
}

/** Whether the Sun, which moves about a degree a day, can change sign on that day. */
function isSunNearBorder(sky: NatalSky): boolean {
  const { degree } = getSun(sky);
  return degree < SUN_DEGREES_PER_DAY || degree >= DEGREES_PER_SIGN - SUN_DEGREES_PER_DAY;
}

function getSun(sky: NatalSky): NatalBody {
  const sun = sky.bodies.find(({ key }) => key === 'sun');
  if (!sun) throw new Error('a sky without a Sun');
  return sun;
}

/**
 * The Sun's sign by the date table and by the sky. Also the Sun's change of sign, as the birth place's clock shows it,
 * when it falls on the birth date or when the two signs differ.
 */
function describeSunSign(
  birth: Birth,
  { utcMs, day }: BirthMoment,
  sky: NatalSky,
  changes: readonly SignChange[],
): BirthChart['sunSign'] {
  const sun = getSun(sky);
  const key = findSignOfDate(birth.date);
  if (!key) throw new RangeError(`no sign for ${birth.date}`);
  const table = SIGNS[key].name;
  const isSun = ({ body }: SignChange) => body === 'Sun';
  const ingress =
    changes.find(isSun) ??
    (table === sun.sign ? undefined : findNearestSunIngress(utcMs, day.startMs, day.endMs));
  return {
    table,
    sky: sun.sign,
    ...(ingress ? { ingressLocal: readBirthClock(ingress.atUtcMs, birth.place) } : {}),
  };
}

function findNearestSunIngress(
  utcMs: number,
  startMs: number,
  endMs: number,
): SignChange | undefined {
  return listSignChanges(startMs - SUN_SEARCH_MS, endMs + SUN_SEARCH_MS)
    .filter(({ body }) => body === 'Sun')
    .sort((one, other) => Math.abs(one.atUtcMs - utcMs) - Math.abs(other.atUtcMs - utcMs))[0];
}
