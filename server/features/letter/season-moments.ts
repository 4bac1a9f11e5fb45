// The moments of a season that lead a letter or appear below it: its first day, each exact pass, its last day. Here a
// season is one loop, with all its stays.

import type { ContactTone, DaySeason } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import type { Memory } from '#server/writing/memory.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { ReaderSky } from './reader-sky.ts';

/** How many days an unopened moment stays due: as a lead (the weightiest only), and as a line. */
const LEADS_LATE_DAYS = 3;
const LINE_LATE_DAYS = 7;
/** A season that was in a letter this many days ago or less counts less. */
const TOLD_LATELY_DAYS = 90;
const TOLD_LATELY = 150;
/** The words of a season's phase are not told again within this many days: at its own moment, and on any other day. */
const MOMENT_RESTS_DAYS = 90;
const PHASE_RESTS_DAYS = 180;
/** On any other day they also wait for a moment of their own that comes within this many days. */
const KEPT_FOR_MOMENT_DAYS = MOMENT_RESTS_DAYS;
/** A headline that a reader met this many days ago or less is not told again. */
const HEADLINE_RESTS_DAYS = 45;
const AFTER_SEASON = 250;
/** The weight of the first and last day of lighter seasons: above the Moon, below any planet. */
const ENDS_OF_B = 115;
const ENDS_OF_C = 110;
/** A lighter season of which something was told lately has at least so many, while the words of its phase are new. */
const NEWS_OF_SEASON = 105;
/** The words of a season wait for whatever of it comes within this many days. */
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

const KINDS = ['coming', 'exact', 'leaving'] as const;
export type MomentKind = (typeof KINDS)[number];
/** `a`: Saturn to Pluto, joined or hard, to Sun, Moon, Venus or an angle; `b`: their others; `c`: Jupiter's. */
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

/** Names a season in the memory. */
const seasonKeyOf = ({ moving, natal, aspect }: DaySeason): string =>
  `${moving}-${natal}-${aspect}`;

type Phase = Pick<Moment, 'season' | 'tone' | 'kind'>;

/** How a moment's key ends, after the season's: `exact` has the number of its pass. */
const MARKS = { coming: [0], exact: [1, 2, 3, 4, 5], leaving: [9] } as const;

/** Names the words of a phase in the memory: two aspects of one tone share them. */
export const phaseKeyOf = ({ season: { moving, natal }, tone, kind }: Phase): string =>
  `${moving}-${natal}-${tone}-${kind}`;

/** How many days lie between a day and another on which the words of a phase were told; infinite when never. */
function restOfPhase(memory: Memory, phase: Phase, day: number): number {
  const told = memory.others.get(phaseKeyOf(phase));
  return told === undefined || told === day ? Number.POSITIVE_INFINITY : Math.abs(day - told);
}

/** Whether a reader met the headline of a phase on another day of the last weeks, above a letter or below one. */
export function isHeadlineRecent(memory: Memory, phase: Phase, day: number): boolean {
  if (restOfPhase(memory, phase, day) <= HEADLINE_RESTS_DAYS) return true;
  return ASPECT_KEYS.filter((aspect) => TONE_OF_CONTACT[aspect] === phase.tone).some((aspect) =>
    MARKS[phase.kind].some((mark) => {
      const told = memory.moments.get(`${seasonKeyOf({ ...phase.season, aspect })} ${mark}`);
      return told !== undefined && told !== day && Math.abs(day - told) <= HEADLINE_RESTS_DAYS;
    }),
  );
}

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
 * The phases of the seasons that run on a date and may be told now, though nothing begins, is exact or ends: the one
 * that rested longest first, and of those alike the weightiest. A body that turns back before its aspect is exact has
 * none.
 */
export function listRunningPhases(sky: ReaderSky, memory: Memory, date: string): Moment[] {
  const day = dayNumberOf(date);
  const toldOn = (moment: Moment) => memory.others.get(phaseKeyOf(moment)) ?? 0;
  return sky
    .seasonsOn(date)
    .filter(
      (season) =>
        season.moving !== 'mars' &&
        !season.isWithheld &&
        season.passes.length > 0 &&
        date >= season.loop.startDate,
    )
    .map((season): Moment => {
      const { moving, natal, aspect } = season;
      const tone = TONE_OF_CONTACT[aspect];
      return {
        season,
        tone,
        of: classOf(moving, natal, tone),
        kind: phaseOf(sky, season, date),
        pass: null,
        date,
        late: 0,
        key: `${seasonKeyOf(season)} whole`,
        points: 0,
        mayLead: true,
      };
    })
    .filter(
      (moment) =>
        restOfPhase(memory, moment, day) > PHASE_RESTS_DAYS &&
        !isHeadlineRecent(memory, moment, day) &&
        !comesSoon(sky, moment, date),
    )
    .sort((one, other) => toldOn(one) - toldOn(other) || one.of.localeCompare(other.of));
}

/** Whether the words of a phase are better kept: for a moment of their own, or for whatever comes in a few days. */
function comesSoon(sky: ReaderSky, { season, kind }: Moment, date: string): boolean {
  const { passes, loop } = season;
  const comesWithin = (day: string, days: number) => day > date && daysBetween(date, day) <= days;
  const exact = passes.map(({ atUtcMs }) => sky.dateOf(atUtcMs));
  const own = kind === 'exact' ? exact : kind === 'leaving' ? [loop.endDate] : [];
  return (
    own.some((day) => comesWithin(day, KEPT_FOR_MOMENT_DAYS)) ||
    [...exact, loop.endDate].some((day) => comesWithin(day, SOON_DAYS))
  );
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

/** How much a season weighs: see `MomentClass`. */
export function classOf(moving: BodyKey, natal: NatalPointKey, tone: ContactTone): MomentClass {
  if (moving === 'jupiter') return 'c';
  const isHeavy = HEAVY_BODIES.has(moving) && HEAVY_POINTS.has(natal) && tone !== 'easy';
  return isHeavy ? 'a' : 'b';
}

function pointsOf(moment: UndatedMoment, memory: Memory, day: number): number {
  const { of, kind, tone } = moment;
  const isExact = kind === 'exact';
  const own = {
    a: isExact ? 900 : 450,
    b: isExact ? 320 : ENDS_OF_B,
    c: isExact ? (tone === 'easy' ? 130 : 180) : ENDS_OF_C,
  }[of];
  // The heaviest passes lead on their day, though the season was told before.
  if (of === 'a' && isExact) return own;
  const isLately = KINDS.some(
    (each) => restOfPhase(memory, { ...moment, kind: each }, day) <= TOLD_LATELY_DAYS,
  );
  const points = isLately ? Math.max(own - TOLD_LATELY, NEWS_OF_SEASON) : own;
  const [last] = memory.letters;
  const isAfter = of !== 'a' && last?.ofSeason === true && last.day === day - 1;
  return points - (isAfter ? AFTER_SEASON : 0);
}

/** Two passes may lie weeks apart; only the heaviest tell the same words again so soon. */
function mayLead(moment: Omit<Moment, 'mayLead'>, memory: Memory, day: number): boolean {
  const { of, late } = moment;
  if (of === 'a') return late <= LEADS_LATE_DAYS;
  return (
    late === 0 &&
    restOfPhase(memory, moment, day) > MOMENT_RESTS_DAYS &&
    !isHeadlineRecent(memory, moment, day)
  );
}

function wasTold(memory: Memory, key: string, day: number): boolean {
  const told = memory.moments.get(key);
  return told !== undefined && Math.abs(day - told) < OTHER_LOOP_DAYS && told !== day;
}
