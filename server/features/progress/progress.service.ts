// Points, levels, streaks and badges. Points come from the table in shared/progress and the time comes from the
// server's clock. An activity, its points and the badges that it earns are written as one change.

import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createKeyedMutex } from '#server/platform/keyed-mutex.ts';
import type { Random } from '#server/platform/random.ts';
import { utcDateOf, WESTERNMOST_OFFSET_MS } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import {
  ACTIVITIES,
  ACTIVITY_TYPES,
  type ActivityType,
  completionPercent,
  DAILY_POINTS_CAP,
} from '#shared/progress/activities.ts';
import {
  BADGE_KEYS,
  type BadgeKey,
  listEarnedBadges,
  type ProgressStats,
} from '#shared/progress/badges.ts';
import { levelOf } from '#shared/progress/levels.ts';
import { PROGRESS_FIELD_COPY } from '#shared/progress/progress.copy.ts';
import {
  type ActivityRecord,
  type ActivityRecorded,
  BONUS_POINTS_MAX,
  type UserProgress,
} from '#shared/progress/progress.schema.ts';
import { currentStreak, listCountedDates, longestRun } from '#shared/progress/streak.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { assertPossible, dayOfActivity } from './activity-rules.ts';
import type { ProgressChange, ProgressRepository, StoredProgress } from './progress.repository.ts';

/**
 * How many times a change is retried because another process changed the user's progress first. Within this process, a
 * mutex runs a user's changes one after the other.
 */
const MAX_CONFLICTS = 50;

/** The columns of a user that progress depends on. */
export interface ProgressUser {
  id: string;
  birthDate: string | null;
}

/**
 * The answer to a change, and the rows that the change adds to the progress that it is based on; undefined rows mean no
 * change.
 */
interface Decision<T> {
  answer: T;
  adds?: ProgressChange | undefined;
}

interface Dependencies {
  repository: ProgressRepository;
  /** Whether a user wrote a journal entry by hand on one of the user's own days (`YYYY-MM-DD`). */
  hasWrittenOn: (userId: string, day: string) => Promise<boolean>;
  /** Whether a user has answered the game Find yourself. */
  hasPlayed: (userId: string) => Promise<boolean>;
  clock: Clock;
  random: Random;
}

function createParts(dependencies: Dependencies) {
  const mutex = createKeyedMutex();
  return { ...dependencies, mutex };
}
type Parts = ReturnType<typeof createParts>;

/** Calls `decide` with the latest progress and records the rows that it returns; repeats both on a conflict. */
function change<T>(
  { mutex, repository }: Parts,
  user: ProgressUser,
  today: string,
  decide: (stored: StoredProgress) => Decision<T> | Promise<Decision<T>>,
): Promise<T> {
  return mutex.runExclusive(user.id, async () => {
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) {
      const stored = requireFound(await repository.findProgress(user.id, today));
      const { answer, adds } = await decide(stored);
      if (adds === undefined) return answer;
      if (await repository.recordChange(user.id, stored.version, adds)) return answer;
    }
    throw new AppError('unavailable');
  });
}

async function getProgress(
  { clock, repository }: Parts,
  user: ProgressUser,
): Promise<UserProgress> {
  const nowMs = clock.now();
  const stored = await repository.findProgress(user.id, utcDateOf(nowMs));
  return describeProgress(requireFound(stored), nowMs);
}

/** Records an activity; idempotent. Throws `bad_input` for an activity that the user cannot do now. */
async function recordActivity(
  parts: Parts,
  user: ProgressUser,
  { activityType: type, activityId: id }: Pick<ActivityRecord, 'activityType' | 'activityId'>,
): Promise<ActivityRecorded> {
  const { clock, random, hasWrittenOn, hasPlayed } = parts;
  const nowMs = clock.now();
  const now = new Date(nowMs);
  const today = utcDateOf(nowMs);
  assertPossible(type, id, { sign: findSignOfDate(user.birthDate), nowMs });
  const activity = { type, id, day: dayOfActivity(id, today), at: now.toISOString() };
  return change<ActivityRecorded>(parts, user, today, async (stored) => {
    if (isDone(stored, activity)) {
      const progress = describeProgress(stored, nowMs);
      return { answer: { ...progress, awarded: 0, alreadyCompleted: true, newBadges: [] } };
    }
    if (type === 'journal' && !(await hasWrittenOn(user.id, activity.day))) {
      throw badField('activityId', PROGRESS_FIELD_COPY.journalNotWritten);
    }
    if (type === 'find-yourself' && !(await hasPlayed(user.id))) {
      throw badField('activityId', PROGRESS_FIELD_COPY.gameNotPlayed);
    }
    // Our choice: near the daily limit, the user gets the remaining points rather than none.
    const left = Math.max(0, DAILY_POINTS_CAP - stored.pointsOfDay.all);
    const awarded = Math.min(ACTIVITIES[type].points, left);
    const { rewarded, newBadges } = awardBadges(
      {
        ...stored,
        points: stored.points + awarded,
        activities: [...stored.activities, activity],
      },
      now,
    );
    const entry = {
      id: random.uuid(),
      source: 'activity' as const,
      sourceKey: `${type}:${id}`,
      points: awarded,
      day: today,
    };
    const progress = describeProgress(rewarded, nowMs);
    return {
      answer: { ...progress, awarded, alreadyCompleted: false, newBadges },
      adds: {
        at: now,
        activity,
        entry: awarded > 0 ? entry : undefined,
        badges: newBadges,
      },
    };
  });
}

/**
 * Gives bonus points. Idempotent per `claimId`; without one, every call is a new claim. Throws `points_cap` if the
 * claim exceeds a daily limit.
 */
async function recordBonus(
  parts: Parts,
  user: ProgressUser,
  { points, claimId }: { points: number; claimId?: string | undefined },
): Promise<{ cosmicPoints: number; awarded: number }> {
  const { clock, random, repository } = parts;
  const nowMs = clock.now();
  const now = new Date(nowMs);
  const today = utcDateOf(nowMs);
  const id = random.uuid();
  const sourceKey = claimId ?? id;
  return change(parts, user, today, async (stored) => {
    const given = await repository.findBonus(user.id, sourceKey);
    if (given !== undefined) return { answer: { cosmicPoints: stored.points, awarded: given } };
    const { all, bonus } = stored.pointsOfDay;
    if (bonus + points > BONUS_POINTS_MAX || all + points > DAILY_POINTS_CAP) {
      throw new AppError('points_cap');
    }
    const cosmicPoints = stored.points + points;
    const { newBadges } = awardBadges({ ...stored, points: cosmicPoints }, now);
    return {
      answer: { cosmicPoints, awarded: points },
      adds: {
        at: now,
        entry: { id, source: 'bonus', sourceKey, points, day: today },
        badges: newBadges,
      },
    };
  });
}

/** Records a badge. Throws `badge_not_earned` unless the user has the badge or meets its rule. */
async function recordBadge(
  parts: Parts,
  user: ProgressUser,
  badge: BadgeKey,
): Promise<UserProgress> {
  const { clock } = parts;
  const nowMs = clock.now();
  const now = new Date(nowMs);
  return change(parts, user, utcDateOf(nowMs), (stored) => {
    // Also awards badges whose rule was introduced after the user had met it.
    const { rewarded, newBadges } = awardBadges(stored, now);
    if (!rewarded.badges.some((held) => held.badge === badge)) {
      throw new AppError('badge_not_earned');
    }
    return {
      answer: describeProgress(rewarded, nowMs),
      adds: newBadges.length > 0 ? { at: now, badges: newBadges } : undefined,
    };
  });
}

export function createProgressService(dependencies: Dependencies) {
  const parts = createParts(dependencies);
  return bindAll(parts, { getProgress, recordActivity, recordBonus, recordBadge });
}

export type ProgressService = ReturnType<typeof createProgressService>;

/** The progress with every badge whose rule is met, and the new ones among them. */
function awardBadges(
  stored: StoredProgress,
  now: Date,
): { rewarded: StoredProgress; newBadges: string[] } {
  const held = new Set(stored.badges.map(({ badge }) => badge));
  const newBadges = listEarnedBadges(statsOf(stored)).filter((badge) => !held.has(badge));
  const added = newBadges.map((badge) => ({ badge, earnedAt: now.toISOString() }));
  return { rewarded: { ...stored, badges: [...stored.badges, ...added] }, newBadges };
}

/** Whether the activity is already recorded; for a horoscope, whether any horoscope of the same date is. */
function isDone(
  stored: StoredProgress,
  { type, id, day }: Pick<StoredProgress['activities'][number], 'type' | 'id' | 'day'>,
): boolean {
  return stored.activities.some(
    (done) => done.type === type && (done.id === id || (type === 'horoscope' && done.day === day)),
  );
}

/** Throws `not_signed_in` if the account was deleted in the meantime. */
function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_signed_in');
  return found;
}

function completedOf(stored: StoredProgress, type: ActivityType): string[] {
  return stored.activities.filter((done) => done.type === type).map(({ id }) => id);
}

/** The dates of horoscopes that count for the streak. */
function horoscopeDatesOf(stored: StoredProgress): string[] {
  const records = stored.activities
    .filter(({ type }) => type === 'horoscope')
    .map(({ day, at }) => ({ date: day, atMs: Date.parse(at) }));
  return listCountedDates(records);
}

function statsOf(stored: StoredProgress): ProgressStats {
  return {
    completed: (type) => new Set(completedOf(stored, type)),
    level: levelOf(stored.points),
    longestStreak: longestRun(horoscopeDatesOf(stored)),
  };
}

/** The position of a badge in the table of badges. Badges that were earned at the same moment are sorted by it. */
function listPlace(badge: string): number {
  return (BADGE_KEYS as readonly string[]).indexOf(badge);
}

function describeProgress(stored: StoredProgress, nowMs: number): UserProgress {
  const badges = [...stored.badges].sort(
    (one, other) =>
      Date.parse(one.earnedAt) - Date.parse(other.earnedAt) ||
      listPlace(one.badge) - listPlace(other.badge),
  );
  const completedActivities = Object.fromEntries(
    ACTIVITY_TYPES.map((type) => [
      type,
      Object.fromEntries(completedOf(stored, type).map((id) => [id, { completed: true as const }])),
    ]),
  );
  const completion = Object.fromEntries(
    ACTIVITY_TYPES.map((type) => [type, completionPercent(type, completedOf(stored, type).length)]),
  ) as UserProgress['completion']; // `ACTIVITY_TYPES` contains every type
  return {
    cosmicPoints: stored.points,
    level: levelOf(stored.points),
    badges: badges.map(({ badge }) => badge),
    badgeDates: Object.fromEntries(
      badges.map(({ badge, earnedAt }) => [badge, new Date(earnedAt).toISOString()]),
    ),
    completedActivities,
    completion,
    streak: currentStreak(horoscopeDatesOf(stored), utcDateOf(nowMs + WESTERNMOST_OFFSET_MS)),
  };
}
