// Points, levels, streaks and badges of the signed-in user.

import { endpoint } from '../core/endpoint.ts';
import {
  activityRecordedSchema,
  activityRecordSchema,
  BONUS_POINTS_MAX,
  badgeClaimSchema,
  pointsAwardedSchema,
  pointsClaimSchema,
  userProgressSchema,
} from './progress.schema.ts';

export const getProgressEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-progress',
  access: 'user',
  summary: 'Points, level, badges, completed activities and streak of the signed-in user',
  answer: userProgressSchema,
  offline: true,
});

export const recordActivityEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-progress/activity',
  access: 'user',
  idempotent: true,
  summary: "Records an activity, once; points come from the server's table",
  body: activityRecordSchema,
  answer: activityRecordedSchema,
});

export const claimPointsEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-progress/points',
  access: 'user',
  idempotent: false,
  summary: `Gives bonus points, at most ${BONUS_POINTS_MAX} a day`,
  body: pointsClaimSchema,
  answer: pointsAwardedSchema,
  errors: ['points_cap'],
});

export const claimBadgeEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-progress/badge',
  access: 'user',
  idempotent: true,
  summary: 'Claims a badge whose rule holds',
  body: badgeClaimSchema,
  answer: userProgressSchema,
  errors: ['badge_not_earned'],
});
