import {
  activityRecordedSchema,
  activityRecordSchema,
  badgeClaimSchema,
  pointsAwardedSchema,
  pointsClaimSchema,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { LIMITS } from '../../platform/limits.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Chance } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import { createProgressRepository } from './progress.repository.ts';
import { createProgressService } from './progress.service.ts';

const ONCE_A_SECOND = [{ rule: LIMITS.progressUser, by: 'user' }] as const;

/** Points, levels, streaks and badges of whoever is signed in. */
export function progressRoutes(dependencies: {
  database: DatabaseClient;
  clock: Clock;
  chance: Chance;
}): Route[] {
  const { database, clock, chance } = dependencies;
  const repository = createProgressRepository(database.db);
  const service = createProgressService({ repository, clock, chance });
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
      limits: ONCE_A_SECOND,
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
      limits: ONCE_A_SECOND,
      handler: ({ user, body }) => service.recordBonus(user, body.points),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user-progress/badge',
      access: 'user',
      summary: 'Claims a badge whose rule holds',
      body: badgeClaimSchema,
      answer: userProgressSchema,
      errors: ['badge_not_earned'],
      limits: ONCE_A_SECOND,
      handler: ({ user, body }) => service.recordBadge(user, body.badgeId),
    }),
  ];
}
