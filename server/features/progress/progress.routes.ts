import {
  activityRecordedSchema,
  activityRecordSchema,
  badgeClaimSchema,
  pointsAwardedSchema,
  pointsClaimSchema,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { LIMITS } from '../../platform/limits.ts';
import type { ProgressService } from './progress.service.ts';

const A_CHANGE_A_SECOND = [{ rule: LIMITS.progressUser, by: 'user' }] as const;

/** Points, levels, streaks and badges of whoever is signed in. */
export function progressRoutes({ service }: { service: ProgressService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/user-progress',
      access: 'user',
      summary: 'Points, level, badges, completed activities and streak of the signed-in user',
      answer: userProgressSchema,
      handler: ({ user }) => service.getProgress(user),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user-progress/activity',
      access: 'user',
      summary: "Records an activity, once; points come from the server's table",
      body: activityRecordSchema,
      answer: activityRecordedSchema,
      limits: A_CHANGE_A_SECOND,
      handler: ({ user, body }) => service.recordActivity(user, body),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user-progress/points',
      access: 'user',
      summary: 'Gives bonus points, at most 25 a day',
      body: pointsClaimSchema,
      answer: pointsAwardedSchema,
      errors: ['points_cap'],
      limits: A_CHANGE_A_SECOND,
      handler: ({ user, body }) => service.recordBonus(user, body),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user-progress/badge',
      access: 'user',
      summary: 'Claims a badge whose rule holds',
      body: badgeClaimSchema,
      answer: userProgressSchema,
      errors: ['badge_not_earned'],
      limits: A_CHANGE_A_SECOND,
      handler: ({ user, body }) => service.recordBadge(user, body.badgeId),
    }),
  ];
}
