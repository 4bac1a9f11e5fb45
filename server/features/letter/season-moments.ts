// The moments of a season that lead a letter or appear below it: its first day, each exact pass, its last day. Here a
// season is one loop, with all its stays.

import type { ContactTone, DaySeason } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import type { Memory } from '#server/writing/memory.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { ReaderSky } from './reader-sky.ts';

/** How many days an unopened moment stays due: as a lead (the weightiest only), and as a line. */
const LEADS_LATE_DAYS = 3;
const LINE_LATE_DAYS = 7;
/** A season that was in a letter this many days ago or less counts less. */
const TOLD_LATELY_DAYS = 90;
const TOLD_LATELY = 150;
/** The words of a season's phase are not repeated within this many days. */
const PHASE_RESTS_DAYS = 30;
const AFTER_SEASON = 250;
/** The weight of the first and last day of lighter seasons: above the Moon, below any planet. */
const ENDS_OF_B = 115;
const ENDS_OF_C = 110;
/** The words of a season wait for a moment that comes within this many days. */
const SOON_DAYS = 5;
/** A moment of the memory belongs to another loop when it is older than this. */
const OTHER_LOOP_DAYS = 300;

const HEAVY_POINTS: ReadonlySet<NatalPointKey> = new Set([
  'sun',
  'moon',
  'venus',
  'ascendant',
  'midheaven',
]);
const HEAVY_BODIES: ReadonlySet<BodyKey> = new Set(['saturn', 'uranus', 'neptune', 'pluto']);

export type MomentKind = 'coming' | 'exact' | 'leaving';
/** `a`: Saturn to Pluto, joined or hard, to Sun, Moon, Venus or an angle; `b`: their other contacts; `c`: Jupiter's. */
export type MomentClass = 'a' | 'b' | 'c';

export interface Moment {
  season: DaySeason;
  tone: ContactTone;
  kind: MomentKind;
  /** Which pass, from 1; null unless `exact`. */
  pass: number | null;
  /** The day it belongs to, `YYYY-MM-DD`, and how many days ago that is. */
  date: string;
  late: number;
  /** Identifies it in the memory. */
  key: string;
  of: MomentClass;
  points: number;
  /** Whether it may lead on this day; else it is only a line. */
  mayLead: boolean;
}

/** Identifies a season in the memory. */
export const seasonKeyOf = ({ moving, natal, aspect }: DaySeason): string =>
  `${moving}-${natal}-${aspect}`;

/**
 * The moments that are due on a date, the weightiest first: those of the date and, unless the reader has opened them,
 * those of the days before. A pass that may miss has none. A pass that is not known to the day uses its computed day,
 * with "about".
 */
export function listDueMoments(sky: ReaderSky, memory: Memory, date: string): Moment[] {
  const day = dayNumberOf(date);
  const seasons = new Map<string, DaySeason>();
  for (const from of [addDays(date, -LINE_LATE_DAYS), date])
    for (const season of sky.seasonsOn(from)) seasons.set(seasonKeyOf(season), season);
  return [...seasons.values()]
    .map((season) => ({ ...season, day: dayOfSeason(season, date) }))
    .flatMap((season) => listMoments(sky, season))
    .map((moment) => {
      const late = day - dayNumberOf(moment.date);
      return { ...moment, late, points: pointsOf(moment, memory, day) };
    })
    .filter(({ late, key }) => late >= 0 && late <= LINE_LATE_DAYS && !wasTold(memory, key, day))
    .map((moment) => ({ ...moment, mayLead: mayLead(moment, memory, day) }))
    .sort((one, other) => other.points - one.points || one.late - other.late);
}

/**
 * The phases of the running seasons that may be shown on a date although nothing begins, is exact or ends: the
 * weightiest first, and among those the one that has rested longest. A body that turns back before its aspect is exact
 * has none.
 */
export function listRunningPhases(sky: ReaderSky, memory: Memory, date: string): Moment[] {
  const day = dayNumberOf(date);
  const toldOn = ({ season }: Moment) => memory.others.get(seasonKeyOf(season)) ?? 0;
  return sky
    .seasonsOn(date)
    .filter(
      (season) =>
        season.moving !== 'mars' &&
        !season.isWithheld &&
        season.passes.length > 0 &&
        date >= season.loop.startDate &&
        isPhaseRested(season, memory, day),
    )
    .map((season): Moment => {
      const { moving, natal, aspect } = season;
      const tone = TONE_OF_CONTACT[aspect];
      const shared = { season, tone, of: classOf(moving, natal, tone), pass: null, date, late: 0 };
      const kind = phaseOf(sky, season, date);
      return {
        ...shared,
        kind,
        key: `${seasonKeyOf(season)} whole`,
        points: 0,
        mayLead: true,
      };
    })
    .sort((one, other) => one.of.localeCompare(other.of) || toldOn(one) - toldOn(other));
}

/** Whether a season's next pass or its end is so near that its words should wait for it. */
export function comesSoon(sky: ReaderSky, { season }: Moment, date: string): boolean {
  const { passes, loop } = season;
  const days = [...passes.map(({ atUtcMs }) => sky.dateOf(atUtcMs)), loop.endDate];
  return days.some((day) => day > date && daysBetween(date, day) <= SOON_DAYS);
}

/** Between the passes, and where the body comes near once more after the last one, the season is at its height. */
function phaseOf(sky: ReaderSky, { passes: [first], loop }: DaySeason, date: string): MomentKind {
  if (first !== undefined && date < sky.dateOf(first.atUtcMs)) return 'coming';
  return date <= loop.partingDate ? 'exact' : 'leaving';
}

/** Which day of a season a date is; the last one when the season is over. */
const dayOfSeason = ({ startDate, days }: DaySeason, date: string): number =>
  Math.min(days, daysBetween(startDate, date) + 1);

type UndatedMoment = Omit<Moment, 'late' | 'points' | 'mayLead'>;

function listMoments(sky: ReaderSky, season: DaySeason): UndatedMoment[] {
  const { moving, natal, aspect, passes, loop } = season;
  if (passes.length === 0 || moving === 'mars') return [];
  const tone = TONE_OF_CONTACT[aspect];
  const of = classOf(moving, natal, tone);
  const shared = { season, tone, of };
  const key = seasonKeyOf(season);
  const exact = passes.map((pass, index): UndatedMoment => {
    const at = sky.dateOf(pass.atUtcMs);
    return { ...shared, kind: 'exact', pass: index + 1, date: at, key: `${key} ${index + 1}` };
  });
  const isPass = (date: string) => exact.some((moment) => moment.date === date);
  const ends: UndatedMoment[] = [
    { ...shared, kind: 'coming', pass: null, date: loop.startDate, key: `${key} 0` },
    { ...shared, kind: 'leaving', pass: null, date: loop.endDate, key: `${key} 9` },
  ];
  return [...ends.filter(({ date }) => !isPass(date)), ...exact];
}

function classOf(moving: BodyKey, natal: NatalPointKey, tone: ContactTone): MomentClass {
  if (moving === 'jupiter') return 'c';
  const isHeavy = HEAVY_BODIES.has(moving) && HEAVY_POINTS.has(natal) && tone !== 'easy';
  return isHeavy ? 'a' : 'b';
}

function pointsOf({ of, kind, tone, key }: UndatedMoment, memory: Memory, day: number): number {
  const isExact = kind === 'exact';
  const own = {
    a: isExact ? 900 : 450,
    b: isExact ? 320 : ENDS_OF_B,
    c: isExact ? (tone === 'easy' ? 130 : 180) : ENDS_OF_C,
  }[of];
  const told = memory.others.get(key.slice(0, key.lastIndexOf(' ')));
  // The weightiest passes lead on their day, even if the season was shown before.
  const isPass = of === 'a' && isExact;
  const isLately = !isPass && told !== undefined && Math.abs(day - told) <= TOLD_LATELY_DAYS;
  const [last] = memory.letters;
  const isAfter = of !== 'a' && last?.ofSeason === true && last.day === day - 1;
  return own - (isLately ? TOLD_LATELY : 0) - (isAfter ? AFTER_SEASON : 0);
}

/** Two passes may be days apart; only the weightiest repeat a phase within a month. */
function mayLead({ of, late, season }: Omit<Moment, 'mayLead'>, memory: Memory, day: number) {
  return of === 'a' ? late <= LEADS_LATE_DAYS : late === 0 && isPhaseRested(season, memory, day);
}

/** Whether the words of a season's phase may be repeated. */
function isPhaseRested(season: DaySeason, memory: Memory, day: number): boolean {
  const told = memory.others.get(seasonKeyOf(season));
  return told === undefined || Math.abs(day - told) > PHASE_RESTS_DAYS;
}

function wasTold(memory: Memory, key: string, day: number): boolean {
  const told = memory.moments.get(key);
  return told !== undefined && Math.abs(day - told) < OTHER_LOOP_DAYS && told !== day;
}
