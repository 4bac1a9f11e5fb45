// Which kinds of contacts each of many days has, without their hours: the same exact contacts of the Sun to Mars as
// contacts.ts finds, in a fiftieth of its time. The longitudes of the bodies at each midnight of a zone, from which
// contacts are found, are the same for every reader and are cached.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { toJulianDayTt } from '#server/sky/time-scales.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { BODY_KEYS, type BodyKey, QUICK_BODIES } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { perAlmanac } from '../per-almanac.ts';
import { ASPECT_OFFSETS, type AspectMark } from './aspect-marks.ts';
import { MOVING_ERROR_DEGREES, WIDEST_INTERVAL_MS } from './certainty.ts';
import { getDayRange } from './day-contacts.ts';
import { getMotion, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan, NatalPoints } from './natal-points.ts';
import { CONTACT_TONES, type ContactTone, TONE_OF_CONTACT } from './occurrence.ts';
import { covers, findNarrowPassage } from './passes.ts';

/** How many kinds of contacts there are, over all moving bodies. */
export const KINDS = BODY_KEYS.length * NATAL_POINT_KEYS.length * CONTACT_TONES.length;

/** The index of a kind of contact, from 0: a moving body meets a natal point by a tone. */
export function getKind(moving: BodyKey, natal: NatalPointKey, tone: ContactTone): number {
  const meeting =
    BODY_KEYS.indexOf(moving) * NATAL_POINT_KEYS.length + NATAL_POINT_KEYS.indexOf(natal);
  return meeting * CONTACT_TONES.length + CONTACT_TONES.indexOf(tone);
}

const DAY_MS = 86_400_000;
const WIDEST_DAYS = WIDEST_INTERVAL_MS / DAY_MS;
/**
 * Between midnights longitudes are interpolated linearly. When an interval so estimated is this near to the widest that
 * is not withheld, it is computed exactly.
 */
const UNSURE_DAYS = 0.3;
/** Days before and after those asked for that are needed to know how wide an interval at their edges is. */
const MARGIN_DAYS = 4;
/** The number of days whose midnights are computed at once. */
const BLOCK_DAYS = 8;
/** How many lists of midnights are cached for an almanac; one of nine years takes 140 KB. */
const MAX_SKIES = 32;

/** The midnights of consecutive days of a zone, beginning `MARGIN_DAYS` before the first day asked for. */
interface Midnights {
  /** Julian days in TT. */
  tt: number[];
  /** Unwrapped longitudes of each body, degrees. */
  degrees: Readonly<Record<(typeof QUICK_BODIES)[number], number[]>>;
}

const skiesOf = perAlmanac(() => new LRUCache<string, Midnights>({ max: MAX_SKIES }));

/**
 * The midnights from `MARGIN_DAYS` before a date of a zone to at least `MARGIN_DAYS` after `days` later. The list is
 * cached, and a call for more days makes it longer.
 */
function getMidnights(
  almanac: Almanac,
  { from, zone }: { from: string; zone: string },
  days: number,
): Midnights {
  const skies = skiesOf(almanac);
  const key = `${from} ${zone}`;
  const sky = skies.get(key) ?? {
    tt: [],
    degrees: { sun: [], moon: [], mercury: [], venus: [], mars: [] },
  };
  const motion = getMotion(almanac);
  const first = addDays(from, -MARGIN_DAYS);
  while (sky.tt.length <= days + 2 * MARGIN_DAYS) {
    for (const startMs of listStarts(addDays(first, sky.tt.length), zone)) {
      const tt = toJulianDayTt(startMs);
      sky.tt.push(tt);
      for (const body of QUICK_BODIES) sky.degrees[body].push(motion.degreesAt(body, tt));
    }
  }
  skies.set(key, sky);
  return sky;
}

/** The first instants of `BLOCK_DAYS` dates of a zone, UTC milliseconds; a skipped date has that of the next date. */
function listStarts(date: string, zone: string): number[] {
  const startOf = (day: number): number => {
    const range =
      getDayRange(addDays(date, day), zone) ?? getDayRange(addDays(date, day + 1), zone);
    if (range === undefined) throw new RangeError(`two dates in a row that ${zone} skipped`);
    return range.startMs;
  };
  const days = Array.from({ length: BLOCK_DAYS }, (_, day) => day);
  const startMs = startOf(0);
  // When the dates last exactly 24 hours each on average, the clocks were not changed in between: no look-up is needed.
  return startOf(BLOCK_DAYS) - startMs === BLOCK_DAYS * DAY_MS
    ? days.map((day) => startMs + day * DAY_MS)
    : days.map(startOf);
}

/** The kinds of the exact contacts of consecutive days. */
export interface DayKinds {
  /** Kinds (`getKind`), day after day; within a day in no order, and a kind may occur twice. */
  kinds: Uint16Array;
  /** The index in `kinds` at which each day begins, and one more at which the last day ends. */
  starts: Uint32Array;
}

/**
 * The kinds of the exact contacts of the Sun to Mars on consecutive days of a zone (IANA name), without withheld ones.
 * Days are numbered from the date `from` (`YYYY-MM-DD`), which is 0; `first` is included, `until` is not. Throws a
 * RangeError for an unknown zone.
 */
export function listDayKinds(
  almanac: Almanac,
  natal: NatalPoints,
  { from, zone }: { from: string; zone: string },
  { first, until }: { first: number; until: number },
): DayKinds {
  if (until <= first) return { kinds: new Uint16Array(), starts: new Uint32Array(1) };
  const sky = getMidnights(almanac, { from, zone }, until);
  const motion = getMotion(almanac);
  const found: Found = { first, days: until - first, dayOf: [], kinds: [] };
  const firstTt = sky.tt[MARGIN_DAYS + first] ?? 0;
  const endTt = sky.tt[MARGIN_DAYS + until] ?? 0;
  for (const body of QUICK_BODIES) {
    const places = listPlaces(body, natal.points);
    const search: Search = {
      motion,
      body,
      tt: sky.tt,
      degrees: sky.degrees[body],
      firstIndex: first,
      lastIndex: until + 2 * MARGIN_DAYS,
    };
    for (const stretch of motion.listStretches(body, firstTt, endTt)) {
      if (stretch.untilTt <= firstTt || stretch.fromTt >= endTt) continue;
      const part = cutPart(search, stretch);
      for (const place of places) addKinds(search, part, place, found);
    }
  }
  return sortByDay(found);
}

/** The contacts found so far, in two lists of the same length. */
interface Found {
  /** The number of the first day asked for, and how many days there are. */
  first: number;
  days: number;
  /** The day of each contact, counted from the first day asked for. */
  dayOf: number[];
  /** The kind of each contact. */
  kinds: number[];
}

/** Sorts the contacts by day (counting sort). */
function sortByDay({ days, dayOf, kinds }: Found): DayKinds {
  const starts = new Uint32Array(days + 1);
  for (const day of dayOf) starts[day + 1] = (starts[day + 1] ?? 0) + 1;
  for (let day = 0; day < days; day += 1) {
    starts[day + 1] = (starts[day + 1] ?? 0) + (starts[day] ?? 0);
  }
  const next = starts.slice();
  const sorted = new Uint16Array(kinds.length);
  for (let index = 0; index < kinds.length; index += 1) {
    const day = dayOf[index] ?? 0;
    const at = next[day] ?? 0;
    sorted[at] = kinds[index] ?? 0;
    next[day] = at + 1;
  }
  return { kinds: sorted, starts };
}

/** A longitude at which a body is in aspect to a natal point. */
interface Place {
  /** The kind of that contact (`getKind`). */
  kind: number;
  natal: NatalPointSpan;
  offset: (typeof ASPECT_OFFSETS)[number];
  /** The longitude in round 0 of the zodiac, degrees; each round adds 360°. */
  exactDegrees: number;
  /** How far the longitude may lie behind and ahead of that, degrees. */
  behind: number;
  ahead: number;
}

function listPlaces(body: BodyKey, points: readonly NatalPointSpan[]): Place[] {
  const error = MOVING_ERROR_DEGREES[body];
  return points.flatMap((natal) =>
    ASPECT_OFFSETS.map((offset) => ({
      kind: getKind(body, natal.key, TONE_OF_CONTACT[offset.aspect]),
      natal,
      offset,
      exactDegrees: natal.longitudeDegrees + offset.degrees,
      behind: natal.behindDegrees + error,
      ahead: natal.aheadDegrees + error,
    })),
  );
}

/** A body's longitudes at midnights, and the first and the last index of the midnights that are searched. */
interface Search {
  motion: Motion;
  body: BodyKey;
  /** The midnights, Julian days in TT, and the body's unwrapped longitudes at them, degrees. */
  tt: readonly number[];
  degrees: readonly number[];
  firstIndex: number;
  lastIndex: number;
}

/** The part of a stretch (in which a body moves one way) that lies between the midnights that are searched. */
interface Part {
  stretch: Stretch;
  /** Whether the longitude grows. */
  forward: boolean;
  /** The indexes of the first and the last midnight within the part; `last` is less than `first` where there is none. */
  first: number;
  last: number;
  /** The least and the greatest unwrapped longitude of the part, which may begin and end between midnights. */
  lowDegrees: number;
  highDegrees: number;
}

function cutPart({ tt, degrees, firstIndex, lastIndex }: Search, stretch: Stretch): Part {
  const first = findFrom(tt, stretch.fromTt, firstIndex, lastIndex);
  const last = findFrom(tt, stretch.untilTt, firstIndex, lastIndex) - 1;
  const forward = stretch.untilDegrees > stretch.fromDegrees;
  // A stretch that reaches beyond the midnights is searched between them only.
  const from = first === firstIndex ? (degrees[firstIndex] ?? 0) : stretch.fromDegrees;
  const until = last === lastIndex ? (degrees[lastIndex] ?? 0) : stretch.untilDegrees;
  return {
    stretch,
    forward,
    first,
    last,
    lowDegrees: Math.min(from, until),
    highDegrees: Math.max(from, until),
  };
}

/** The first index from `first` to `last` at which ascending values reach a limit; `last + 1` where none does. */
function findFrom(values: readonly number[], limit: number, first: number, last: number): number {
  let low = first;
  let high = last + 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a place's kind to each day of a part on which the body passes the place, if that contact is not withheld. */
function addKinds(search: Search, part: Part, place: Place, found: Found): void {
  const { exactDegrees, behind, ahead } = place;
  const { forward } = part;
  const values = search.degrees;
  const first = Math.ceil((part.lowDegrees - exactDegrees) / 360);
  const last = Math.floor((part.highDegrees - exactDegrees) / 360);
  for (let round = first; round <= last; round += 1) {
    const degrees = exactDegrees + 360 * round;
    // The midnight at which the day begins; before the part's first midnight, that of the day on which the body turns.
    const midnight = findMidnight(values, part, degrees);
    const day = midnight - MARGIN_DAYS - found.first;
    if (day < 0 || day >= found.days) continue;
    if (midnight >= part.first && midnight < part.last) {
      const before = values[midnight] ?? 0;
      const after = values[midnight + 1] ?? 0;
      const isWithinDay = forward
        ? before <= degrees - behind && after >= degrees + ahead
        : before >= degrees + ahead && after <= degrees - behind;
      if (isWithinDay) {
        found.dayOf.push(day);
        found.kinds.push(place.kind);
        continue;
      }
    }
    const mark = toMark(place, degrees);
    if (covers(part.stretch, mark) && isNarrow(search, part, mark, midnight)) {
      found.dayOf.push(day);
      found.kinds.push(place.kind);
    }
  }
}

function toMark({ natal, offset, behind, ahead }: Place, degrees: number): AspectMark {
  return {
    natal,
    offset,
    degrees,
    lowDegrees: degrees - behind,
    highDegrees: degrees + ahead,
  };
}

/**
 * The index of the last midnight of a part at which the body has not passed a longitude yet; `first - 1` when it has at
 * all of them.
 */
function findMidnight(
  values: readonly number[],
  { first, last, forward }: Part,
  degrees: number,
): number {
  if (last < first) return first - 1;
  const start = values[first] ?? 0;
  const end = values[last] ?? 0;
  // The search begins where the body would be if it moved evenly, which is a few days off.
  const share = end === start ? 0 : (degrees - start) / (end - start);
  let index = Math.round(first + Math.min(Math.max(share, 0), 1) * (last - first));
  if (forward) {
    while (index >= first && (values[index] ?? 0) > degrees) index -= 1;
    while (index < last && (values[index + 1] ?? 0) <= degrees) index += 1;
  } else {
    while (index >= first && (values[index] ?? 0) < degrees) index -= 1;
    while (index < last && (values[index + 1] ?? 0) >= degrees) index += 1;
  }
  return index;
}

/** Whether the body passes all longitudes that a mark may have within the widest interval that is not withheld. */
function isNarrow(search: Search, part: Part, mark: AspectMark, midnight: number): boolean {
  const { tt, degrees } = search;
  const entry = part.forward ? mark.lowDegrees : mark.highDegrees;
  const exit = part.forward ? mark.highDegrees : mark.lowDegrees;
  const enters = findMidnight(degrees, part, entry);
  const leaves = findMidnight(degrees, part, exit);
  if (enters >= part.first && leaves >= part.first && enters < part.last && leaves < part.last) {
    const width = interpolate(search, leaves, exit) - interpolate(search, enters, entry);
    if (Math.abs(width - WIDEST_DAYS) > UNSURE_DAYS) return width < WIDEST_DAYS;
  } else if ((tt[leaves - 1] ?? 0) - (tt[enters + 2] ?? 0) > WIDEST_DAYS) {
    return false;
  }
  const fromTt = tt[midnight] ?? 0;
  const untilTt = tt[midnight + 1] ?? 0;
  const { stretch } = part;
  const day = {
    fromTt: Math.max(fromTt, stretch.fromTt),
    untilTt: Math.min(untilTt, stretch.untilTt),
    fromDegrees: fromTt >= stretch.fromTt ? (degrees[midnight] ?? 0) : stretch.fromDegrees,
    untilDegrees: untilTt <= stretch.untilTt ? (degrees[midnight + 1] ?? 0) : stretch.untilDegrees,
  };
  return findNarrowPassage(search.motion, search.body, stretch, day, mark) !== null;
}

/** When a body that moved evenly would pass a longitude in the day after a midnight; Julian day in TT. */
function interpolate({ tt, degrees }: Search, midnight: number, passed: number): number {
  const [from, until] = [tt[midnight] ?? 0, tt[midnight + 1] ?? 0];
  const [start, end] = [degrees[midnight] ?? 0, degrees[midnight + 1] ?? 0];
  return from + ((until - from) * (passed - start)) / (end - start);
}
