// Which kinds of contacts each of many days has, without their hours: the same contacts as `contacts.ts` finds, in a
// fiftieth of its time. What a day's contacts follow from beside the chart, the longitudes of the bodies at each
// midnight of a zone, is the same for every reader and is kept.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { toJulianDayTt } from '#server/sky/time-scales.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { BODY_KEYS, type BodyKey, QUICK_BODIES } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { ASPECT_OFFSETS, type AspectMark } from './aspect-marks.ts';
import { MOVING_ERROR_DEGREES, WIDEST_INTERVAL_MS } from './certainty.ts';
import { getDayRange } from './day-contacts.ts';
import { getMotion, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan, NatalPoints } from './natal-points.ts';
import { type ContactTone, TONE_OF_CONTACT } from './occurrence.ts';
import { covers, findNarrowPassage } from './passes.ts';

const TONES = ['joined', 'easy', 'hard'] as const satisfies readonly ContactTone[];

/** How many kinds of contacts there are, of any body. */
export const KINDS = BODY_KEYS.length * NATAL_POINT_KEYS.length * TONES.length;

/** The index of a kind of contact, from 0: a moving body meets a natal point by a tone. */
export function getKind(moving: BodyKey, natal: NatalPointKey, tone: ContactTone): number {
  const meeting =
    BODY_KEYS.indexOf(moving) * NATAL_POINT_KEYS.length + NATAL_POINT_KEYS.indexOf(natal);
  return meeting * TONES.length + TONES.indexOf(tone);
}

const DAY_MS = 86_400_000;
const WIDEST_DAYS = WIDEST_INTERVAL_MS / DAY_MS;
/** Between midnights a longitude is interpolated evenly; an interval this near to the widest is measured exactly. */
const UNSURE_DAYS = 0.3;
/** Days beside those asked for that tell how wide an interval at their edge is. */
const MARGIN_DAYS = 4;
/** Midnights are looked up in blocks of so many days. */
const BLOCK_DAYS = 8;
/** The sky of so many spans of days is kept: 140 KB each at most where they are nine years. */
const MAX_SKIES = 32;

/** The midnights of consecutive days of a zone, `MARGIN_DAYS` before the first day asked for onward. */
interface Midnights {
  /** Julian days in TT. */
  tt: number[];
  /** Unwrapped longitudes of each body, degrees. */
  degrees: Readonly<Record<(typeof QUICK_BODIES)[number], number[]>>;
}

const skies = new WeakMap<Almanac, LRUCache<string, Midnights>>();

/** The midnights from a date of a zone to at least `days` and a margin later; kept, and longer with each call for more. */
function getMidnights(
  almanac: Almanac,
  { from, zone }: { from: string; zone: string },
  days: number,
): Midnights {
  let ofAlmanac = skies.get(almanac);
  if (ofAlmanac === undefined) {
    ofAlmanac = new LRUCache({ max: MAX_SKIES });
    skies.set(almanac, ofAlmanac);
  }
  const key = `${from} ${zone}`;
  const sky = ofAlmanac.get(key) ?? {
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
  ofAlmanac.set(key, sky);
  return sky;
}

/** The first instants of `BLOCK_DAYS` dates of a zone, UTC milliseconds; a skipped date begins with the next one. */
function listStarts(date: string, zone: string): number[] {
  const startOf = (day: number): number => {
    const range =
      getDayRange(addDays(date, day), zone) ?? getDayRange(addDays(date, day + 1), zone);
    if (range === undefined) throw new RangeError(`two dates in a row that ${zone} skipped`);
    return range.startMs;
  };
  const days = Array.from({ length: BLOCK_DAYS }, (_, day) => day);
  const startMs = startOf(0);
  // A clock that shows as much as has passed was not set meanwhile.
  return startOf(BLOCK_DAYS) - startMs === BLOCK_DAYS * DAY_MS
    ? days.map((day) => startMs + day * DAY_MS)
    : days.map(startOf);
}

/** The kinds of the exact contacts of consecutive days. */
export interface DayKinds {
  /** Kinds (`getKind`), day after day; within a day in no order, and one kind may stand twice. */
  kinds: Uint16Array;
  /** Where each day's kinds begin, and where the last day's end. */
  starts: Uint32Array;
}

/**
 * The kinds of the exact contacts of the days of a zone from one index until another, which is not included; they are
 * counted from a date (`YYYY-MM-DD`), at 0. Without those that are withheld. Throws a RangeError for an unknown zone.
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

/** Contacts as they are found: each one's day, counted from the first, and its kind. */
interface Found {
  /** The index of the first day, and how many there are. */
  first: number;
  days: number;
  dayOf: number[];
  kinds: number[];
}

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

/** A place at which a body is in aspect to a natal point, and by which kind. */
interface Place {
  kind: number;
  natal: NatalPointSpan;
  offset: (typeof ASPECT_OFFSETS)[number];
  home: number;
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
      home: natal.longitudeDegrees + offset.degrees,
      behind: natal.behindDegrees + error,
      ahead: natal.aheadDegrees + error,
    })),
  );
}

/** A body's midnights, and the first and the last index of those that are searched. */
interface Search {
  motion: Motion;
  body: BodyKey;
  tt: readonly number[];
  degrees: readonly number[];
  firstIndex: number;
  lastIndex: number;
}

/** The midnights within a stretch, and what the body covers from the first of them on, or from its turn before it. */
interface Part {
  stretch: Stretch;
  forward: boolean;
  /** The first and the last index; the last is less where there is none. */
  first: number;
  last: number;
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

/** The first index of ascending values, between two indexes, at which they reach a limit; one more where none does. */
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

/** Adds a place's kind to each day of a part on which the body passes it and that is told. */
function addKinds(search: Search, part: Part, place: Place, found: Found): void {
  const { home, behind, ahead } = place;
  const { forward } = part;
  const values = search.degrees;
  const first = Math.ceil((part.lowDegrees - home) / 360);
  const last = Math.floor((part.highDegrees - home) / 360);
  for (let round = first; round <= last; round += 1) {
    const degrees = home + 360 * round;
    // The day's first midnight; before the first in the stretch the day is that of the turn.
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

/** The last midnight of a part at which the body has not passed a longitude; the one before the part where it has. */
function findMidnight(
  values: readonly number[],
  { first, last, forward }: Part,
  degrees: number,
): number {
  if (last < first) return first - 1;
  const start = values[first] ?? 0;
  const end = values[last] ?? 0;
  // A guess as if it moved evenly, which is a few days off.
  const part = end === start ? 0 : (degrees - start) / (end - start);
  let index = Math.round(first + Math.min(Math.max(part, 0), 1) * (last - first));
  if (forward) {
    while (index >= first && (values[index] ?? 0) > degrees) index -= 1;
    while (index < last && (values[index + 1] ?? 0) <= degrees) index += 1;
  } else {
    while (index >= first && (values[index] ?? 0) < degrees) index -= 1;
    while (index < last && (values[index + 1] ?? 0) >= degrees) index += 1;
  }
  return index;
}

/** Whether the body passes all that a mark may be in no longer than what is told. */
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

/** When a body passes a longitude in the day after a midnight, if it moves evenly; Julian day in TT. */
function interpolate({ tt, degrees }: Search, midnight: number, passed: number): number {
  const [from, until] = [tt[midnight] ?? 0, tt[midnight + 1] ?? 0];
  const [start, end] = [degrees[midnight] ?? 0, degrees[midnight + 1] ?? 0];
  return from + ((until - from) * (passed - start)) / (end - start);
}
