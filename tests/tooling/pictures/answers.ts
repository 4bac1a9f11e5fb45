// Answers of calls for states that a new account does not reach within one run.

import { ACTIVITIES, ACTIVITY_TYPES, type ActivityType } from '#shared/progress/activities.ts';
import { BADGE_KEYS } from '#shared/progress/badges.ts';
import type { ActivityRecorded, UserProgress } from '#shared/progress/progress.schema.ts';

const completionOf = (percent: number) =>
  Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, percent])) as Record<ActivityType, number>;

export const NEW_PROGRESS: UserProgress = {
  cosmicPoints: 0,
  level: 1,
  badges: [],
  badgeDates: {},
  completedActivities: {},
  completion: completionOf(0),
  streak: 0,
};

export const FINISHED_PROGRESS: UserProgress = {
  cosmicPoints: 2_450,
  level: 10,
  badges: [...BADGE_KEYS],
  badgeDates: Object.fromEntries(
    BADGE_KEYS.map((key, index) => [key, `2026-11-${String(index + 10)}T15:00:00.000Z`]),
  ),
  completedActivities: Object.fromEntries(
    ACTIVITY_TYPES.map((type) => [
      type,
      Object.fromEntries(
        Array.from({ length: ACTIVITIES[type].target }, (_, index) => [
          `${type}-${index + 1}`,
          { completed: true as const },
        ]),
      ),
    ]),
  ),
  completion: completionOf(100),
  streak: 12,
};

/** The answer to the first compatibility check of an account. */
export const recordedActivity: ActivityRecorded = {
  ...NEW_PROGRESS,
  cosmicPoints: ACTIVITIES.compatibility.points,
  awarded: ACTIVITIES.compatibility.points,
  alreadyCompleted: false,
  newBadges: [],
};
