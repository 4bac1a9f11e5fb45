// A user's year, computed for each call from the birth details and never stored.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { listLookBackDates } from '#server/features/journal/index.ts';
import { type LeadEvent, listLeadEvents } from '#server/features/letter/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listOffsets } from '#server/sky/civil-time/civil-time.ts';
import {
  type InstantRange,
  isSlow,
  listContacts,
  listSeasonsBetween,
  type NatalPoints,
  type Season,
} from '#server/sky/contacts/index.ts';
import { toEventFact } from '#server/sky/event-facts.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { isBirthday, lastBirthday, nextBirthday } from '#shared/core/birthday.ts';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { YEAR_FIELD_COPY } from '#shared/year/year.copy.ts';
import type { OwnYear, Year } from '#shared/year/year.schema.ts';
import { type HousedEvent, tellYear } from './tell-year.ts';

const SLOW_BODIES = BODY_KEYS.filter(isSlow);
/** The Sun is back within a day of the birthday; the zones of birth and reader add another. */
const RETURN_WITHIN_DAYS = 3;

/** The columns of a user that a year is computed from. */
export interface YearOwner extends ChartOwner, ZoneOwner {
  createdAt: Date;
}

interface Dependencies {
  almanac: Almanac;
  clock: Clock;
  /** The dates up to a date on which a user's journal has entries, in order. */
  listJournalDates: (userId: string, until: string) => Promise<string[]>;
}

/**
 * The year that begins with a birthday; without one the last. Throws `bad_input` for an unknown zone, and for a date
 * that is no birthday of the user, or one before the account's first year or after the next birthday.
 */
async function getYear(
  { almanac, clock, listJournalDates }: Dependencies,
  user: YearOwner,
  asked: { from?: string | undefined; zone?: string | undefined },
): Promise<Year> {
  const zone = getZone(asked.zone, user);
  const natal = getNatalPointsOf(user)?.points;
  const { birthDate } = user;
  if (natal === undefined || birthDate === null) return { basis: 'none' };
  const today = dateOf(clock.now(), zone);
  const joined = dateOf(user.createdAt.getTime(), zone);
  const from = getFrom(asked.from, birthDate, { today, joined });
  const until = nextBirthday(birthDate, from);
  const seasons = await findSeasons(almanac, natal, { from, until, timeZone: zone });
  const events = listLeadEvents(almanac, zone, dayNumberOf(from), dayNumberOf(until)).map(
    (event): HousedEvent => ({ ...event, house: findHouse(natal, event) }),
  );
  const toFact = ({ event, day }: HousedEvent) =>
    toEventFact(almanac, utcDateOf(day * DAY_MS), event);
  const back = findReturn(almanac, natal, from);
  await letOthersPass();
  const words = tellYear({ almanac, natal, zone, birthDate, from, until, seasons, events });
  const instants = [
    ...seasons.flatMap(({ passes }) => passes.flatMap((pass) => [pass.fromUtcMs, pass.untilUtcMs])),
    ...(back === null ? [] : [back.fromUtcMs, back.untilUtcMs]),
    Date.parse(from) - DAY_MS,
    Date.parse(until) + DAY_MS,
  ];
  await letOthersPass();
  const past =
    from === birthDate
      ? null
      : await findPast({ almanac, listJournalDates }, user.id, { birthDate, natal, zone, from });
  return {
    basis: 'natal',
    from,
    until,
    zone,
    offsets: listOffsets(zone, { startMs: Math.min(...instants), endMs: Math.max(...instants) }),
    return: back && { ...instantsOf(back), shown: back.shown },
    seasons: seasons.map((season) => ({
      moving: season.moving,
      natal: season.natal,
      aspect: season.aspect,
      start: season.startDate,
      end: season.endDate,
      days: season.days,
      passes: season.passes.map((pass) => ({ ...instantsOf(pass), shown: pass.shown })),
      headline: words.headlineOf(season),
    })),
    eclipses: events.flatMap((event) => {
      const fact = toFact(event);
      return fact.kind === 'phase' && fact.eclipse !== undefined
        ? [{ fact, house: event.house }]
        : [];
    }),
    stations: events.flatMap((event) => {
      const fact = toFact(event);
      return fact.kind === 'station' ? [fact] : [];
    }),
    headline: words.headline,
    months: words.months,
    past,
  };
}

/** Requests that wait get their turn: a year takes some thirty milliseconds, which are felt on a busy server. */
const letOthersPass = () => new Promise(setImmediate);

/** The seasons that are exact within the year come first, both parts in the order of their first days in it. */
async function findSeasons(
  almanac: Almanac,
  natal: NatalPoints,
  days: { from: string; until: string; timeZone: string },
): Promise<Season[]> {
  const seasons: Season[] = [];
  for (const body of SLOW_BODIES) {
    seasons.push(...listSeasonsBetween(almanac, natal, days, [body]));
    await letOthersPass();
  }
  const isExact = ({ passes }: Season) =>
    passes.some(({ atUtcMs }) => {
      const date = dateOf(atUtcMs, days.timeZone);
      return date >= days.from && date < days.until;
    });
  // All stays of a loop stand together, whichever is exact.
  const nameOf = ({ moving, natal: point, aspect }: Season) => `${moving} ${aspect} ${point}`;
  const exact = new Set(seasons.filter(isExact).map(nameOf));
  const firstDayOf = ({ startDate }: Season) => (startDate < days.from ? days.from : startDate);
  return seasons.sort(
    (one, other) =>
      Number(exact.has(nameOf(other))) - Number(exact.has(nameOf(one))) ||
      firstDayOf(one).localeCompare(firstDayOf(other)),
  );
}

export function createYearService(dependencies: Dependencies) {
  return bindAll(dependencies, { getYear });
}

export type YearService = ReturnType<typeof createYearService>;

const DAY_MS = 86_400_000;

function getFrom(
  asked: string | undefined,
  birthDate: string,
  { today, joined }: { today: string; joined: string },
): string {
  const last = lastBirthday(birthDate, today);
  if (asked === undefined) return last;
  const first = lastBirthday(birthDate, joined < today ? joined : today);
  if (
    asked < birthDate ||
    !isBirthday(birthDate, asked) ||
    asked < first ||
    asked > nextBirthday(birthDate, last)
  )
    throw badField('from', YEAR_FIELD_COPY.notBirthday);
  return asked;
}

/** The exact contact of the Sun with its own place near a birthday. */
function findReturn(almanac: Almanac, { points }: NatalPoints, birthday: string) {
  const ofSun = { points: points.filter(({ key }) => key === 'sun'), firstHouse: null };
  const range: InstantRange = {
    startMs: Date.parse(birthday) - RETURN_WITHIN_DAYS * DAY_MS,
    endMs: Date.parse(birthday) + RETURN_WITHIN_DAYS * DAY_MS,
  };
  const [contact] = listContacts(almanac, ofSun, range, ['sun']).filter(
    ({ aspect }) => aspect === 'conjunction',
  );
  return contact ?? null;
}

function instantsOf(exact: { atUtcMs: number; fromUtcMs: number; untilUtcMs: number }) {
  return {
    at: toInstantText(exact.atUtcMs),
    from: toInstantText(exact.fromUtcMs),
    until: toInstantText(exact.untilUtcMs),
  };
}

function findHouse({ firstHouse }: NatalPoints, { sign }: LeadEvent): number | null {
  return firstHouse === null ? null : getHouseOfSign(sign, firstHouse);
}

/** The year before, with the days that have entries, and those of them that look back on an earlier one. */
async function findPast(
  { almanac, listJournalDates }: Pick<Dependencies, 'almanac' | 'listJournalDates'>,
  userId: string,
  year: { birthDate: string; natal: NatalPoints; zone: string; from: string },
): Promise<OwnYear['past']> {
  const { birthDate, natal, zone, from: until } = year;
  const yesterday = addDays(until, -1);
  const from = lastBirthday(birthDate, yesterday);
  const dates = await listJournalDates(userId, yesterday);
  return {
    from,
    until,
    marked: dates.filter((date) => date >= from),
    lookbacks: await listLookBackDates({ almanac, natal, zone }, dates, from),
  };
}
