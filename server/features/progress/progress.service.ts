// Points, levels, streaks and badges. Points come from the table in shared/progress, the clock is the
// server's, and each change is one transaction: the activity, its points and the badges that it earns.

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
import { assertPossible, dayOfActivity } from './activity-rules.ts';
import { BADGE_RULES, type Deeds } from './badge-rules.ts';
import type { ProgressChanges, ProgressRepository, StoredProgress } from './progress.repository.ts';

/** The last places on earth to begin a day are twelve hours behind UTC. */
const LAST_ZONE_BEHIND_UTC_MS = 12 * 3_600_000;

/** Who makes progress. */
export interface Reader {
  id: string;
  birthDate: string | null;
}

export interface ProgressService {
  getProgress(reader: Reader): Promise<UserProgress>;
  /** Once an activity, however often it is asked for. Throws `bad_input` for what cannot be done now. */
  recordActivity(
    reader: Reader,
    claim: Pick<ActivityRecord, 'activityType' | 'activityId'>,
  ): Promise<ActivityRecorded>;
  /** Throws `points_cap` when the claim would pass the day's bounds. */
  recordBonus(reader: Reader, points: number): Promise<{ cosmicPoints: number; awarded: number }>;
  /** Throws `badge_not_earned` unless the user has the badge or its rule holds. */
  recordBadge(reader: Reader, badge: BadgeKey): Promise<UserProgress>;
}

export function createProgressService(dependencies: {
  repository: ProgressRepository;
  clock: Clock;
  chance: Chance;
}): ProgressService {
  const { repository, clock, chance } = dependencies;

  async function awardBadges(
    changes: ProgressChanges,
    now: Date,
  ): Promise<{ stored: StoredProgress; newBadges: string[] }> {
    const stored = await changes.getProgress();
    const held = new Set(stored.badges.map(({ badge }) => badge));
    const deeds = deedsOf(stored);
    const earned = BADGE_KEYS.filter((badge) => !held.has(badge) && BADGE_RULES[badge](deeds));
    const newBadges = await changes.recordBadges(earned, now);
    const added = newBadges.map((badge) => ({ badge, earnedAt: now.toISOString() }));
    return { stored: { ...stored, badges: [...stored.badges, ...added] }, newBadges };
  }

  return {
    async getProgress(reader) {
      const stored = await repository.findProgress(reader.id);
      return describeProgress(ofSomebody(stored), clock.now());
    },

    async recordActivity(reader, { activityType, activityId }) {
      const nowMs = clock.now();
      const now = new Date(nowMs);
      const today = utcDateOf(nowMs);
      assertPossible(activityType, activityId, { sign: findSignOfDate(reader.birthDate), nowMs });
      const changed = await repository.changeProgress(reader.id, async (changes) => {
        const isNew = await changes.recordActivity({
          userId: reader.id,
          activityType,
          activityId,
          day: dayOfActivity(activityId, today),
          completedAt: now,
        });
        let awarded = 0;
        if (isNew) {
          const { all } = await changes.sumPointsOfDay(today);
          // Our choice: what is left below the day's bound is given, rather than nothing.
          const left = Math.max(0, DAILY_POINTS_CAP - all);
          awarded = Math.min(ACTIVITIES[activityType].points, left);
        }
        if (awarded > 0) {
          await changes.recordPoints({
            id: chance.uuid(),
            userId: reader.id,
            source: 'activity',
            sourceKey: `${activityType}:${activityId}`,
            points: awarded,
            day: today,
            createdAt: now,
          });
        }
        const { stored, newBadges } = await awardBadges(changes, now);
        return {
          ...describeProgress(stored, nowMs),
          awarded,
          alreadyCompleted: !isNew,
          newBadges,
        };
      });
      return ofSomebody(changed);
    },

    async recordBonus(reader, points) {
      const nowMs = clock.now();
      const now = new Date(nowMs);
      const today = utcDateOf(nowMs);
      const changed = await repository.changeProgress(reader.id, async (changes) => {
        const { all, bonus } = await changes.sumPointsOfDay(today);
        if (bonus + points > BONUS_POINTS_MAX || all + points > DAILY_POINTS_CAP) {
          throw new AppError('points_cap');
        }
        const id = chance.uuid();
        await changes.recordPoints({
          id,
          userId: reader.id,
          source: 'bonus',
          sourceKey: id,
          points,
          day: today,
          createdAt: now,
        });
        const { stored } = await awardBadges(changes, now);
        return { cosmicPoints: stored.points, awarded: points };
      });
      return ofSomebody(changed);
    },

    async recordBadge(reader, badge) {
      const nowMs = clock.now();
      const changed = await repository.changeProgress(reader.id, async (changes) => {
        // A badge whose rule is younger than the deeds that earn it is given here.
        const { stored } = await awardBadges(changes, new Date(nowMs));
        if (!stored.badges.some((held) => held.badge === badge)) {
          throw new AppError('badge_not_earned');
        }
        return describeProgress(stored, nowMs);
      });
      return ofSomebody(changed);
    },
  };
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

function describeProgress(stored: StoredProgress, nowMs: number): UserProgress {
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
    badges: stored.badges.map(({ badge }) => badge),
    badgeDates: Object.fromEntries(
      stored.badges.map(({ badge, earnedAt }) => [badge, new Date(earnedAt).toISOString()]),
    ),
    completedActivities,
    completion,
    streak: currentStreak(horoscopeDatesOf(stored), utcDateOf(nowMs - LAST_ZONE_BEHIND_UTC_MS)),
  };
}
