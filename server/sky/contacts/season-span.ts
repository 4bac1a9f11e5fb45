// The seasons of many days, found without a look at each day.

import type { Almanac } from '#server/sky/almanac.ts';
import { getDateRangeOnEarth, readWallClock } from '#server/sky/civil-time/civil-time.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import { listMarks } from './aspect-marks.ts';
import { MOVING_ERROR_DEGREES } from './certainty.ts';
import type { InstantRange } from './contacts.ts';
import { getDayRange } from './day-contacts.ts';
import { findPassage, getMotion, type Motion } from './motion.ts';
import type { NatalPointSpan, NatalPoints } from './natal-points.ts';
import { listSeasonPoints, listSeasons, SEASON_ORB_DEGREES, type Season } from './seasons.ts';

interface Days {
  /** The first date, and the one after the last; `YYYY-MM-DD` of the zone. */
  from: string;
  until: string;
  timeZone: string;
}

/**
 * The seasons of some bodies from Jupiter to Pluto that run on any of the days, each as `listSeasons` gives it on the
 * first of its days among them; in order of these first days.
 */
export function listSeasonsBetween(
  almanac: Almanac,
  natal: NatalPoints,
  { from, until, timeZone }: Days,
  bodies: readonly BodyKey[],
): Season[] {
  const motion = getMotion(almanac);
  const points = listSeasonPoints(natal);
  const range = {
    startMs: rangeOf(from, timeZone).startMs,
    endMs: rangeOf(until, timeZone).startMs,
  };
  const seasons = new Map<string, Season>();
  for (const body of bodies) {
    for (const { point, tt } of listArrivals(motion, body, points, range)) {
      const date = readWallClock(toUtcMs(tt), timeZone).localDate;
      const day = { date, timeZone, range: rangeOf(date, timeZone) };
      const ofPoint = { points: [point], firstHouse: null };
      for (const season of listSeasons(almanac, ofPoint, day, [body])) {
        if (season.endDate < from || season.startDate >= until) continue;
        const key = `${body} ${point.key} ${season.aspect} ${season.startDate}`;
        const known = seasons.get(key);
        if (known === undefined || season.day < known.day) seasons.set(key, season);
      }
    }
  }
  const firstDayOf = ({ startDate }: Season) => (startDate < from ? from : startDate);
  return [...seasons.values()].sort((one, other) =>
    firstDayOf(one).localeCompare(firstDayOf(other)),
  );
}

/** A date that the zone skipped has no day of its own. */
const rangeOf = (date: string, timeZone: string): InstantRange =>
  getDayRange(date, timeZone) ?? getDateRangeOnEarth(date);

/**
 * When a body first is within the orb of each mark, in each stretch between two of its turns: where the range or the
 * stretch begins, or where it enters the orb. Julian days in TT.
 */
function listArrivals(
  motion: Motion,
  body: BodyKey,
  points: readonly NatalPointSpan[],
  range: InstantRange,
): { point: NatalPointSpan; tt: number }[] {
  const fromTt = toJulianDayTt(range.startMs);
  const untilTt = toJulianDayTt(range.endMs);
  return motion.listStretches(body, fromTt, untilTt).flatMap((stretch) => {
    if (stretch.untilTt <= fromTt || stretch.fromTt >= untilTt) return [];
    const startTt = Math.max(stretch.fromTt, fromTt);
    const endTt = Math.min(stretch.untilTt, untilTt);
    const start = motion.degreesAt(body, startTt);
    const end = motion.degreesAt(body, endTt);
    const reached = { lowDegrees: Math.min(start, end), highDegrees: Math.max(start, end) };
    const error = MOVING_ERROR_DEGREES[body];
    return [...listMarks(points, reached, error, SEASON_ORB_DEGREES)].map(({ natal, degrees }) => {
      const low = degrees - SEASON_ORB_DEGREES;
      const high = degrees + SEASON_ORB_DEGREES;
      const edge = start < low ? low : start > high ? high : undefined;
      const tt = edge === undefined ? startTt : findPassage(motion, body, edge, startTt, endTt);
      return { point: natal, tt };
    });
  });
}
