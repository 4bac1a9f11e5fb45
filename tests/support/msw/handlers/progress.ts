import { ACTIVITIES } from '#shared/progress/activities.ts';
import {
  claimBadgeEndpoint,
  claimPointsEndpoint,
  getProgressEndpoint,
  recordActivityEndpoint,
} from '#shared/progress/progress.contract.ts';
import { activityRecordSchema, pointsClaimSchema } from '#shared/progress/progress.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { withActivity, world } from '../world.ts';

export const progressHandlers = [
  mockEndpoint(getProgressEndpoint, () =>
    world.user === null ? refuse('not_signed_in') : world.progress,
  ),
  mockEndpoint(recordActivityEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data } = activityRecordSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const { activityType, activityId } = data;
    const alreadyCompleted =
      world.progress.completedActivities[activityType]?.[activityId] !== undefined;
    if (!alreadyCompleted) world.progress = withActivity(world.progress, activityType, activityId);
    return {
      ...world.progress,
      awarded: alreadyCompleted ? 0 : ACTIVITIES[activityType].points,
      alreadyCompleted,
      newBadges: [],
    };
  }),
  mockEndpoint(claimPointsEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data } = pointsClaimSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const cosmicPoints = world.progress.cosmicPoints + data.points;
    world.progress = { ...world.progress, cosmicPoints };
    return { cosmicPoints, awarded: data.points };
  }),
  mockEndpoint(claimBadgeEndpoint, () => refuse('badge_not_earned')),
];
