// Schemas of the user's progress: points, level, badges and completed activities.

import * as z from 'zod/mini';
import { ACTIVITY_TYPES } from './activities.ts';
import { BADGE_KEYS } from './badges.ts';
import { PROGRESS_FIELD_COPY } from './progress.copy.ts';

export const BONUS_POINTS_MAX = 25;
const POINTS_MESSAGE = PROGRESS_FIELD_COPY.pointsOutOfRange(BONUS_POINTS_MAX);

const percentage = z.int().check(z.gte(0), z.lte(100));

export const userProgressSchema = z.object({
  cosmicPoints: z.int(),
  level: z.int(),
  badges: z.array(z.string()),
  /** When each badge was earned, ISO 8601 UTC. */
  badgeDates: z.record(z.string(), z.string()),
  /** By activity type, then by activity id. */
  completedActivities: z.record(
    z.string(),
    z.record(z.string(), z.object({ completed: z.literal(true) })),
  ),
  completion: z.record(z.enum(ACTIVITY_TYPES), percentage),
  /** The length of the current run of days with a horoscope; 0 after a whole day has been missed. */
  streak: z.int(),
});
export type UserProgress = z.infer<typeof userProgressSchema>;

/** `points` and `timestamp` are accepted in any form and ignored: the server decides both. */
export const activityRecordSchema = z.object({
  activityType: z.enum(ACTIVITY_TYPES, PROGRESS_FIELD_COPY.activityTypeUnknown),
  activityId: z
    .string(PROGRESS_FIELD_COPY.activityMissing)
    .check(
      z.minLength(1, PROGRESS_FIELD_COPY.activityMissing),
      z.maxLength(80, PROGRESS_FIELD_COPY.activityLong),
    ),
  points: z.optional(z.unknown()),
  timestamp: z.optional(z.unknown()),
});
export type ActivityRecord = z.infer<typeof activityRecordSchema>;

export const activityRecordedSchema = z.extend(userProgressSchema, {
  /** Points given by this call; 0 if the activity had already been recorded. */
  awarded: z.int(),
  alreadyCompleted: z.boolean(),
  newBadges: z.array(z.string()),
});
export type ActivityRecorded = z.infer<typeof activityRecordedSchema>;

export const pointsClaimSchema = z.object({
  points: z
    .int(POINTS_MESSAGE)
    .check(z.gte(1, POINTS_MESSAGE), z.lte(BONUS_POINTS_MAX, POINTS_MESSAGE)),
  /** Idempotency key: a claim that is repeated because its response was lost gives no points a second time. */
  claimId: z.optional(z.uuid(PROGRESS_FIELD_COPY.claimIdMalformed)),
});
export const pointsAwardedSchema = z.object({ cosmicPoints: z.int(), awarded: z.int() });

export const badgeClaimSchema = z.object({
  badgeId: z.enum(BADGE_KEYS, PROGRESS_FIELD_COPY.badgeUnknown),
});
