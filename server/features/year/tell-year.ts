// The words of a year: a headline from its weightiest season, and a line for each month. They are the headlines of
// seasons and events, each told once.

import { content } from '#server/content/index.ts';
import {
  classOf,
  findSeasonUnit,
  type LeadEvent,
  listEventUnits,
  type MomentClass,
} from '#server/features/letter/index.ts';
import { dateOf } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  listContacts,
  type NatalPoints,
  type Season,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { toEventFact } from '#server/sky/event-facts.ts';
import { suits } from '#server/writing/suits.ts';
import { addDays, daysBetween, utcDateOf, weekdayOf } from '#shared/core/calendar-date.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import type { OwnYear } from '#shared/year/year.schema.ts';

const DAY_MS = 86_400_000;
const MONTHS = 12;
/** A year that begins after this day of a month has most of the next month, and little of its own. */
const MIDDLE_OF_MONTH = 15;

/** As in letters, an exact day weighs more than the first and the last day, and these more than the weeks between. */
const POINTS = {
  exact: { a: 900, b: 320, c: 180 },
  ends: { a: 450, b: 115, c: 110 },
  between: { a: 80, b: 50, c: 30 },
} as const satisfies Record<string, Record<MomentClass, number>>;
const ECLIPSE = 600;
const STATION = 105;
const TONE = { joined: 2, hard: 1, easy: 0 } as const;

type Phase = 'coming' | 'exact' | 'leaving';
type Told = OwnYear['headline'];

/** An event with the house it falls in; null where the birth time does not determine it. */
export type HousedEvent = LeadEvent & { house: number | null };

interface Asked {
  almanac: Almanac;
  natal: NatalPoints;
  zone: string;
  birthDate: string;
  /** The days of the year: `YYYY-MM-DD`, the last one excluded. */
  from: string;
  until: string;
  seasons: readonly Season[];
  events: readonly HousedEvent[];
}

/** Words whose fact is looked for only when they are chosen; undefined where it is not to be had. */
interface Words {
  text: string;
  findFact(): Told['facts'][number] | undefined;
}

/** What a month may tell, and how much it weighs. */
interface Candidate extends Words {
  month: string;
  points: number;
}

interface YearWords {
  headline: Told;
  months: OwnYear['months'];
  /** What a season is about; null for one that is nowhere surely exact. */
  headlineOf(season: Season): string | null;
}

export function tellYear(asked: Asked): YearWords {
  const { from, until } = asked;
  const months = listMonths(from);
  const headline = chooseHeadline(asked);
  const used = new Set([headline.text]);
  const lines = new Map<string, Told>();
  const candidates = [
    ...asked.seasons.flatMap((season) => listOfSeason(asked, season, months)),
    ...asked.events.flatMap((event) => listOfEvent(asked, event)),
  ].sort((one, other) => other.points - one.points || one.month.localeCompare(other.month));
  for (const candidate of candidates) {
    const { month, text } = candidate;
    if (!months.includes(month) || lines.has(month) || used.has(text)) continue;
    const told = tell(candidate);
    if (told === undefined) continue;
    used.add(text);
    lines.set(month, told);
  }
  return {
    headline,
    months: months.map((month) => ({ month, ...(lines.get(month) ?? tellQuiet(month)) })),
    headlineOf: (season) => {
      const first = asked.from > season.startDate ? from : season.startDate;
      const exact = listSurePasses(season)
        .map((pass) => dateOf(pass.atUtcMs, asked.zone))
        .find((date) => date >= from && date < until);
      return findWords(asked, season, exact ?? first)?.text ?? null;
    },
  };
}

/** The twelve months, `YYYY-MM`, of which most lies in the year that begins on a date. */
function listMonths(from: string): string[] {
  const first = Number(from.slice(8)) > MIDDLE_OF_MONTH ? addMonths(from.slice(0, 7), 1) : from;
  return Array.from({ length: MONTHS }, (_, index) => addMonths(first.slice(0, 7), index));
}

function addMonths(month: string, months: number): string {
  return utcDateOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).slice(
    0,
    7,
  );
}

/** Of the weightiest season with a sure exact day in the year; else of one that runs in it. */
function chooseHeadline(asked: Asked): Told {
  const { from, until, zone, seasons } = asked;
  const ranked = seasons
    .flatMap((season) => {
      const dates = listSurePasses(season).map(({ atUtcMs }) => dateOf(atUtcMs, zone));
      const exact = dates.find((date) => date >= from && date < until);
      const date = exact ?? (season.startDate < from ? from : season.startDate);
      const words = findWords(asked, season, date);
      if (words === undefined) return [];
      const points = POINTS[exact === undefined ? 'between' : 'exact'][classOfSeason(season)];
      return [{ season, words, points }];
    })
    .sort(
      (one, other) =>
        other.points - one.points ||
        TONE[toneOf(other.season)] - TONE[toneOf(one.season)] ||
        BODY_KEYS.indexOf(other.season.moving) - BODY_KEYS.indexOf(one.season.moving),
    );
  for (const { words } of ranked) {
    const told = tell(words);
    if (told !== undefined) return told;
  }
  return { text: content.year.quiet.headline, facts: [] };
}

/** The first and last day of a season, its exact days, and the months between. */
function listOfSeason(asked: Asked, season: Season, months: readonly string[]): Candidate[] {
  const { zone } = asked;
  const of = classOfSeason(season);
  const exact = listSurePasses(season).map(({ atUtcMs }) => dateOf(atUtcMs, zone));
  const { loop, startDate, endDate } = season;
  const days = [
    ...exact.map((date) => ({ date, points: POINTS.exact[of] })),
    ...[loop.startDate, loop.endDate].map((date) => ({ date, points: POINTS.ends[of] })),
    ...months
      .map((month) => `${month}-15`)
      .filter((date) => date >= startDate && date <= endDate)
      .map((date) => ({ date, points: POINTS.between[of] })),
  ].filter(({ date }) => date >= startDate && date <= endDate);
  return days.flatMap(({ date, points }) => {
    const words = findWords(asked, season, date);
    const tone = TONE[toneOf(season)];
    return words === undefined
      ? []
      : [{ ...words, month: date.slice(0, 7), points: points + tone }];
  });
}

/**
 * The headline of a season's phase on a date, with the fact of its nearest exact day; undefined for a season without a
 * sure one, and where the words do not suit the reader.
 */
function findWords(asked: Asked, season: Season, date: string): Words | undefined {
  const { birthDate, zone } = asked;
  if (listSurePasses(season).length === 0) return undefined;
  const unit = findSeasonUnit({ moving: season.moving, natal: season.natal, tone: toneOf(season) });
  const day = { birthDate, date: toWeekday(date), zone };
  if (unit === undefined || !(classOfSeason(season) === 'a' || suits(unit, day))) return undefined;
  const { headline } = unit[phaseOn(asked, season, date)];
  return { text: headline, findFact: () => findSeasonFact(asked, season, date) };
}

function tell({ text, findFact }: Words): Told | undefined {
  const fact = findFact();
  return fact && { text, facts: [fact] };
}

function phaseOn({ zone }: Asked, { passes, loop }: Season, date: string): Phase {
  const [first] = passes;
  if (first !== undefined && date < dateOf(first.atUtcMs, zone)) return 'coming';
  return date <= loop.partingDate ? 'exact' : 'leaving';
}

const listSurePasses = ({ passes }: Season) => passes.filter(({ shown }) => shown === 'day');

/** The exact contact of a season that is nearest to a date. */
function findSeasonFact(
  { almanac, natal, zone }: Asked,
  season: Season,
  date: string,
): ContactFact | undefined {
  const distance = ({ atUtcMs }: { atUtcMs: number }) =>
    Math.abs(daysBetween(dateOf(atUtcMs, zone), date));
  const [nearest] = listSurePasses(season).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  if (nearest === undefined) return undefined;
  const range = { startMs: nearest.atUtcMs - DAY_MS / 2, endMs: nearest.atUtcMs + DAY_MS / 2 };
  const ofPoint = { ...natal, points: natal.points.filter(({ key }) => key === season.natal) };
  const contact = listContacts(almanac, ofPoint, range, [season.moving]).find(
    ({ aspect, nearMissDegrees }) => aspect === season.aspect && nearMissDegrees === null,
  );
  return contact && toContactFact(contact, dateOf(contact.atUtcMs, zone));
}

/** Eclipses, and stations where nothing else is, in the words of their house. */
function listOfEvent({ almanac }: Asked, housed: HousedEvent): Candidate[] {
  const { key, event, house, day } = housed;
  const [unit] = house === null ? [] : listEventUnits(key, house);
  const isEclipse = key === 'solar-eclipse' || key === 'lunar-eclipse';
  if (unit === undefined || !(isEclipse || event.kind === 'station')) return [];
  const date = utcDateOf(day * DAY_MS);
  return [
    {
      month: date.slice(0, 7),
      points: isEclipse ? ECLIPSE : STATION,
      text: unit.headline,
      findFact: () => toEventFact(almanac, date, event),
    },
  ];
}

function tellQuiet(month: string): Told {
  const text = content.year.quiet.months[Number(month.slice(5)) - 1];
  return { text: text ?? content.year.quiet.headline, facts: [] };
}

const toneOf = ({ aspect }: Season) => TONE_OF_CONTACT[aspect];
const classOfSeason = (season: Season) => classOf(season.moving, season.natal, toneOf(season));

/** A month has workdays, whatever the weekday of one of its dates. */
function toWeekday(date: string): string {
  return [0, 6].includes(weekdayOf(date)) ? addDays(date, 2) : date;
}
