import { type Route, route } from '#server/http/route.ts';
import {
  claimBadgeEndpoint,
  claimPointsEndpoint,
  getProgressEndpoint,
  recordActivityEndpoint,
} from '#shared/progress/progress.contract.ts';
import { PROGRESS_LIMITS } from './progress.limits.ts';
import type { ProgressService } from './progress.service.ts';

const CHANGE_LIMITS = [{ rule: PROGRESS_LIMITS.user, by: 'user' }] as const;

/** The routes of the signed-in user's points, levels, streaks and badges. */
export function progressRoutes({ service }: { service: ProgressService }): Route[] {
  return [
    route(getProgressEndpoint, ({ user }) => service.getProgress(user)),
    route(recordActivityEndpoint, {
      limits: CHANGE_LIMITS,
      handler: ({ user, body }) => service.recordActivity(user, body),
    }),
    route(claimPointsEndpoint, {
      limits: CHANGE_LIMITS,
      handler: ({ user, body }) => service.recordBonus(user, body),
    }),
    route(claimBadgeEndpoint, {
      limits: CHANGE_LIMITS,
      handler: ({ user, body }) => service.recordBadge(user, body.badgeId),
    }),
  ];
}
