// Points, levels, streaks and badges. Points come from the table in shared/progress, the clock is the
// server's, and each change is one: the activity, its points and the badges that it earns.

import { utcDateOf } from '#shared/core/calendar-date.ts';
import { AppError } from '#shared/core/errors.ts';
import {
  ACTIVITIES,
  ACTIVITY_TYPES,
  type ActivityType,
  completionPercent,
  DAILY_POINTS_CAP,
} from '#shared/progress/activities.ts';
import { BADGE_KEYS, type BadgeKey } from '#shared/progress/badges.ts';
import { levelOf } from '#shared/progress/levels.ts';
import {
  type ActivityRecord,
  type ActivityRecorded,
  BONUS_POINTS_MAX,
  type UserProgress,
} from '#shared/progress/progress.schema.ts';
import { currentStreak, longestRun } from '#shared/progress/streak.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import type { Chance } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import { createTurns } from '../../platform/turns.ts';
import { assertPossible, dayOfActivity } from './activity-rules.ts';
import { BADGE_RULES, type Deeds } from './badge-rules.ts';
import type { ProgressChange, ProgressRepository, StoredProgress } from './progress.repository.ts';

/** The last places on earth to begin a day are twelve hours behind UTC. */
const LAST_ZONE_BEHIND_UTC_MS = 12 * 3_600_000;

/** Within this process a user's changes wait in line; this many of other processes may come in between. */
const MAX_OVERTAKEN = 50;

/** Who makes progress. */
export interface Reader {
  id: string;
  birthDate: string | null;
}

/** What a change answers, and what it adds to the progress that it was decided on. */
interface Decision<T> {
  answer: T;
  adds?: ProgressChange | undefined;
}

export interface ProgressService {
  getProgress(reader: Reader): Promise<UserProgress>;
  /** Once an activity, however often it is asked for. Throws `bad_input` for what cannot be done now. */
  recordActivity(
    reader: Reader,
    claim: Pick<ActivityRecord, 'activityType' | 'activityId'>,
  ): Promise<ActivityRecorded>;
  /**
   * Once a `claimId`, however often it is asked for; without one every call is a claim of its own. Throws
   * `points_cap` when the claim would pass the day's bounds.
   */
  recordBonus(
    reader: Reader,
    claim: { points: number; claimId?: string | undefined },
  ): Promise<{ cosmicPoints: number; awarded: number }>;
  /** Throws `badge_not_earned` unless the user has the badge or its rule holds. */
  recordBadge(reader: Reader, badge: BadgeKey): Promise<UserProgress>;
}

export function createProgressService(dependencies: {
  repository: ProgressRepository;
  clock: Clock;
  chance: Chance;
}): ProgressService {
  const { repository, clock, chance } = dependencies;
  const turns = createTurns();

  /** Answers by what all changes before have left, and records what `decide` adds to it, if anything. */
  function change<T>(
    reader: Reader,
    today: string,
    decide: (stored: StoredProgress) => Decision<T> | Promise<Decision<T>>,
  ): Promise<T> {
    return turns.take(reader.id, async () => {
      for (let overtaken = 0; overtaken <= MAX_OVERTAKEN; overtaken += 1) {
        const stored = ofSomebody(await repository.findProgress(reader.id, today));
        const { answer, adds } = await decide(stored);
        if (adds === undefined) return answer;
        if (await repository.recordChange(reader.id, stored.turn, adds)) return answer;
      }
      throw new AppError('unavailable');
    });
  }

  return {
    async getProgress(reader) {
      const nowMs = clock.now();
      const stored = await repository.findProgress(reader.id, utcDateOf(nowMs));
      return describeProgress(ofSomebody(stored), nowMs);
    },

    async recordActivity(reader, { activityType: type, activityId: id }) {
      const nowMs = clock.now();
      const now = new Date(nowMs);
      const today = utcDateOf(nowMs);
      assertPossible(type, id, { sign: findSignOfDate(reader.birthDate), nowMs });
      const activity = { type, id, day: dayOfActivity(id, today) };
      return change<ActivityRecorded>(reader, today, (stored) => {
        if (isDone(stored, activity)) {
          const progress = describeProgress(stored, nowMs);
          return { answer: { ...progress, awarded: 0, alreadyCompleted: true, newBadges: [] } };
        }
        // Our choice: what is left below the day's bound is given, rather than nothing.
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
          id: chance.uuid(),
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
    },

    async recordBonus(reader, { points, claimId }) {
      const nowMs = clock.now();
      const now = new Date(nowMs);
      const today = utcDateOf(nowMs);
      const id = chance.uuid();
      const sourceKey = claimId ?? id;
      return change(reader, today, async (stored) => {
        const given = await repository.findBonus(reader.id, sourceKey);
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
    },

    async recordBadge(reader, badge) {
      const nowMs = clock.now();
      const now = new Date(nowMs);
      return change(reader, utcDateOf(nowMs), (stored) => {
        // A badge whose rule is younger than the deeds that earn it is given here.
        const { rewarded, newBadges } = awardBadges(stored, now);
        if (!rewarded.badges.some((held) => held.badge === badge)) {
          throw new AppError('badge_not_earned');
        }
        return {
          answer: describeProgress(rewarded, nowMs),
          adds: newBadges.length > 0 ? { at: now, badges: newBadges } : undefined,
        };
      });
    },
  };
}

/** The progress with every badge whose rule holds, and those of them that were not held yet. */
function awardBadges(
  stored: StoredProgress,
  now: Date,
): { rewarded: StoredProgress; newBadges: string[] } {
  const held = new Set(stored.badges.map(({ badge }) => badge));
  const deeds = deedsOf(stored);
  const newBadges = BADGE_KEYS.filter((badge) => !held.has(badge) && BADGE_RULES[badge](deeds));
  const added = newBadges.map((badge) => ({ badge, earnedAt: now.toISOString() }));
  return { rewarded: { ...stored, badges: [...stored.badges, ...added] }, newBadges };
}

/** Whether the activity, or for a horoscope one of the same date, is recorded. */
function isDone(
  stored: StoredProgress,
  { type, id, day }: StoredProgress['activities'][number],
): boolean {
  return stored.activities.some(
    (done) => done.type === type && (done.id === id || (type === 'horoscope' && done.day === day)),
  );
}

/** What was found or done for the user; an account deleted in the meantime is signed in no more. */
function ofSomebody<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_signed_in');
  return found;
}

function completedOf(stored: StoredProgress, type: ActivityType): string[] {
  return stored.activities.filter((done) => done.type === type).map(({ id }) => id);
}

function horoscopeDatesOf(stored: StoredProgress): string[] {
  return stored.activities.filter(({ type }) => type === 'horoscope').map(({ day }) => day);
}

function deedsOf(stored: StoredProgress): Deeds {
  return {
    completed: (type) => new Set(completedOf(stored, type)),
    level: levelOf(stored.points),
    longestStreak: longestRun(horoscopeDatesOf(stored)),
  };
}

/** Badges earned at the same moment stand in the order of their table. */
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
  ) as UserProgress['completion']; // one entry a type, from the table of types
  return {
    cosmicPoints: stored.points,
    level: levelOf(stored.points),
    badges: badges.map(({ badge }) => badge),
    badgeDates: Object.fromEntries(
      badges.map(({ badge, earnedAt }) => [badge, new Date(earnedAt).toISOString()]),
    ),
    completedActivities,
    completion,
    streak: currentStreak(horoscopeDatesOf(stored), utcDateOf(nowMs - LAST_ZONE_BEHIND_UTC_MS)),
  };
}
