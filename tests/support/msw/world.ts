// What the stand-in for the server remembers between calls: who is signed in, which codes were sent, the ledger.

import { ACTIVITIES, type ActivityType, completionPercent } from '#shared/progress/activities.ts';
import { levelOf } from '#shared/progress/levels.ts';
import type { User } from '#shared/account/user.schema.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';

/** The code that is always sent. */
export const RIGHT_CODE = '417062';

export type World = {
  user: User | null;
  /** The accounts, by phone number. */
  accounts: Map<string, User>;
  /** The number that this session has proven. */
  provenNumber: string | null;
  progress: UserProgress;
  /** Every call that came in: 'POST /api/login' with its body. */
  calls: { call: string; body: unknown }[];
};

/** The progress of a new account. */
export function buildProgress(overrides: Partial<UserProgress> = {}): UserProgress {
  return {
    cosmicPoints: 0,
    level: 1,
    badges: [],
    badgeDates: {},
    completedActivities: {},
    completion: {
      reading: 0,
      horoscope: 0,
      compatibility: 0,
      birthchart: 0,
      numerology: 0,
      lottery: 0,
    },
    streak: 0,
    ...overrides,
  };
}

/** The progress with one more activity, its points and percentage. */
export function withActivity(
  progress: UserProgress,
  activityType: ActivityType,
  activityId: string,
): UserProgress {
  const ofType = { ...progress.completedActivities[activityType], [activityId]: DONE };
  const cosmicPoints = progress.cosmicPoints + ACTIVITIES[activityType].points;
  return {
    ...progress,
    cosmicPoints,
    level: levelOf(cosmicPoints),
    completedActivities: { ...progress.completedActivities, [activityType]: ofType },
    completion: {
      ...progress.completion,
      [activityType]: completionPercent(activityType, Object.keys(ofType).length),
    },
  };
}
const DONE = { completed: true } as const;

function emptyWorld(): World {
  return {
    user: null,
    accounts: new Map(),
    provenNumber: null,
    progress: buildProgress(),
    calls: [],
  };
}

export const world: World = emptyWorld();

/** Forgets everything: between tests. */
export function resetWorld(): void {
  Object.assign(world, emptyWorld());
}

/** The bodies of the calls that came in under that name, in order: `callsOf('POST /api/login')`. */
export function callsOf(call: string): unknown[] {
  return world.calls.filter((each) => each.call === call).map(({ body }) => body);
}
