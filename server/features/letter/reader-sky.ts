// What the sky does to one reader's chart around the day of a letter, computed once for each day that the choice needs.

import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  type DaySeason,
  getDayContacts,
  getDayRange,
  listContacts,
  type NatalPoints,
  QUICK_BODIES,
} from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import type { Setting } from '#server/writing/areas.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { type LeadEvent, listLeadEvents } from './lead-events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Without a place, a quick natal point counts only in contacts narrower than this. */
const NARROW_MS = 36 * HOUR_MS;
/** The points that a birth date alone determines precisely enough for any contact. */
const SURE_BY_DATE: ReadonlySet<NatalPointKey> = new Set([
  'sun',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
/** Those that it determines precisely enough for some. */
const NARROW_BY_DATE: ReadonlySet<NatalPointKey> = new Set(['mercury', 'venus', 'mars']);

export interface ReaderSky {
  natal: NatalPoints;
  zone: string;
  /** The exact contacts of Sun to Mars and the Moon on a date (`YYYY-MM-DD`), in order of time. */
  contactsOn(date: string): readonly Contact[];
  /** One body's contacts in the `days` days that begin on a date. */
  search(moving: BodyKey, from: string, days: number): readonly Contact[];
  /** The seasons that run on a date, including those whose contact is withheld that day. */
  seasonsOn(date: string): readonly DaySeason[];
  /** The events of the sky on a date, the most important first. */
  eventsOn(date: string): readonly LeadEvent[];
  /** The date of an instant (UTC milliseconds). */
  dateOf(utcMs: number): string;
  /** The hour, 0-23, of an instant. */
  hourOf(utcMs: number): number;
  /** Where a contact stands in the chart. */
  settingOf(contact: Pick<Contact, 'house' | 'natal' | 'atUtcMs' | 'moving'>): Setting;
  /** The house of a sign, counted from the Ascendant when it is certain, or else from the Sun. */
  houseOf(sign: SignKey): number;
  /** Whether houses are counted from a certain Ascendant. */
  hasHouses: boolean;
}

/** A reader's sky; `isByDate` when neither time nor place of birth is known. */
export function createReaderSky(
  almanac: Almanac,
  { natal, zone, isByDate }: { natal: NatalPoints; zone: string; isByDate: boolean },
): ReaderSky {
  const points = isByDate
    ? {
        points: natal.points.filter(({ key }) => SURE_BY_DATE.has(key) || NARROW_BY_DATE.has(key)),
        firstHouse: null,
      }
    : natal;
  const signs = new Map(
    points.points.map(({ key, longitudeDegrees }) => [key, getSignKey(longitudeDegrees)]),
  );
  const firstSign = points.firstHouse ?? signs.get('sun') ?? 'aries';
  const hasHouses = points.firstHouse !== null;
  const isTold = ({ natal: point, fromUtcMs, untilUtcMs, nearMissDegrees }: Contact) =>
    nearMissDegrees === null &&
    (!isByDate || SURE_BY_DATE.has(point) || untilUtcMs - fromUtcMs < NARROW_MS);

  const contacts = remembering((date) => {
    const range = getDayRange(date, zone);
    return range === undefined
      ? []
      : listContacts(almanac, points, range, QUICK_BODIES).filter(isTold);
  });
  const seasons = remembering((date) =>
    getDayContacts(almanac, points, date, zone).seasons.filter(
      ({ natal: point }) => !(isByDate && NARROW_BY_DATE.has(point)),
    ),
  );
  const events = remembering((date) => {
    const day = dayNumberOf(date);
    return listLeadEvents(almanac, zone, day, day + 1);
  });
  const houseOf = (sign: SignKey) => getHouseOfSign(sign, firstSign);
  return {
    natal: points,
    zone,
    contactsOn: contacts,
    search(moving, from, days) {
      const start = getDayRange(from, zone);
      if (start === undefined || days <= 0) return [];
      const range = { startMs: start.startMs, endMs: start.startMs + days * DAY_MS };
      return listContacts(almanac, points, range, [moving]).filter(isTold);
    },
    seasonsOn: seasons,
    eventsOn: events,
    dateOf: (utcMs) => readWallClock(utcMs, zone).localDate,
    hourOf: (utcMs) => Number(readWallClock(utcMs, zone).localTime.slice(0, 2)),
    settingOf({ house, natal: point, moving, atUtcMs }) {
      const crossed =
        house ?? houseOf(getSignKey(almanac.getPosition(moving, atUtcMs).longitudeDegrees));
      const sign = signs.get(point);
      return {
        crossed,
        ofPoint: sign === undefined ? null : houseOf(sign),
        natal: point,
        isSure: hasHouses,
      };
    },
    houseOf,
    hasHouses,
  };
}

/** A function that computes the value of each date once. */
function remembering<Value>(compute: (date: string) => Value): (date: string) => Value {
  const values = new Map<string, Value>();
  return (date) => {
    const known = values.get(date);
    if (known !== undefined) return known;
    const value = compute(date);
    values.set(date, value);
    return value;
  };
}
