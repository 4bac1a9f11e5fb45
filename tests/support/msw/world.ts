// The state of the mock server: the signed-in user, sent codes, accounts, progress.

import { buildUrl, type Endpoint, type urlOf } from '#shared/core/endpoint.ts';
import type { DeviceSession } from '#shared/identity/account/account.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import type { Passkey } from '#shared/identity/passkeys/passkeys.schema.ts';
import type { JournalEntry } from '#shared/journal/journal.schema.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { ACTIVITIES, type ActivityType, completionPercent } from '#shared/progress/activities.ts';
import { levelOf } from '#shared/progress/levels.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';

/** The code that the mock server always sends. */
export const RIGHT_CODE = '417062';

/** The password of a user who has one. */
export const RIGHT_PASSWORD = 'seven owls';

export type World = {
  user: User | null;
  /** The accounts by phone number. */
  accounts: Map<string, User>;
  /** The phone number that this session has verified. */
  provenNumber: string | null;
  /** Whether the user has given a fresh proof. */
  isProven: boolean;
  progress: UserProgress;
  devices: DeviceSession[];
  passkeys: Passkey[];
  /** The days whose lucky numbers are saved, newest first. */
  savedNumbers: LuckyNumbers[];
  journal: JournalEntry[];
  /** Every call received: 'POST /api/login' with its body. */
  calls: { call: string; body: unknown }[];
};

/** The current phone and a computer. */
const SAMPLE_DEVICES: readonly DeviceSession[] = [
  {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    current: true,
    createdAt: '2026-11-18T09:30:00.000Z',
    lastSeenAt: '2026-11-20T20:41:00.000Z',
    device: 'Safari on iPhone',
  },
  {
    id: '550e8400-e29b-41d4-a716-446655440000',
    current: false,
    createdAt: '2026-11-02T17:00:00.000Z',
    lastSeenAt: '2026-11-15T08:12:00.000Z',
    device: 'Chrome on Windows',
  },
];

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
      journal: 0,
      'find-yourself': 0,
    },
    streak: 0,
    ...overrides,
  };
}

/** The progress with one more activity, its points and its percentage. */
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
    isProven: false,
    progress: buildProgress(),
    devices: [...SAMPLE_DEVICES],
    passkeys: [],
    savedNumbers: [],
    journal: [],
    calls: [],
  };
}

export const world: World = emptyWorld();

/** Resets the state between tests. */
export function resetWorld(): void {
  Object.assign(world, emptyWorld());
}

/** The bodies of the calls that an endpoint received, in order; `input` selects params and query. */
export function callsOf<E extends Endpoint>(
  endpoint: E,
  ...input: Parameters<typeof urlOf<E>> extends [E, ...infer Input] ? Input : never
): unknown[] {
  const name = `${endpoint.method} ${buildUrl(endpoint.path, input[0] ?? {})}`;
  return world.calls.filter(({ call }) => call === name).map(({ body }) => body);
}
