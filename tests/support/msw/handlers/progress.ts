import { http } from 'msw';
import { ACTIVITIES } from '#shared/progress/activities.ts';
import {
  activityRecordedSchema,
  activityRecordSchema,
  pointsAwardedSchema,
  pointsClaimSchema,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import { answer, refuse } from '../answer.ts';
import { withActivity, world } from '../world.ts';

export const progressHandlers = [
  http.get('/api/user-progress', () =>
    world.user === null ? refuse('not_signed_in') : answer(userProgressSchema, world.progress),
  ),
  http.post('/api/user-progress/activity', async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data } = activityRecordSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const { activityType, activityId } = data;
    const alreadyCompleted =
      world.progress.completedActivities[activityType]?.[activityId] !== undefined;
    if (!alreadyCompleted) world.progress = withActivity(world.progress, activityType, activityId);
    return answer(activityRecordedSchema, {
      ...world.progress,
      awarded: alreadyCompleted ? 0 : ACTIVITIES[activityType].points,
      alreadyCompleted,
      newBadges: [],
    });
  }),
  http.post('/api/user-progress/points', async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data } = pointsClaimSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const cosmicPoints = world.progress.cosmicPoints + data.points;
    world.progress = { ...world.progress, cosmicPoints };
    return answer(pointsAwardedSchema, { cosmicPoints, awarded: data.points });
  }),
  http.post('/api/user-progress/badge', () => refuse('badge_not_earned')),
];
