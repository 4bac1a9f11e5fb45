// The lengths of everything that is encrypted: they say which kind of value it is, and nothing of the value.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedLengths } from '#server/db/encryption.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import type { LengthClass } from '#server/platform/length-classes.ts';
import { LENGTH_CLASSES } from '#server/platform/length-classes.ts';
import { newInvitationSchema } from '#shared/matches/matches.schema.ts';
import { subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { signUp, verifyNumber } from '#tests/support/journeys.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { testPlaces } from '#tests/support/test-places.ts';
import { doDueWork, edit } from '../notices/notices-rig.ts';
import { findSealed, takeDump } from './dumps.ts';

const USERS = isExhaustive ? 1_000 : 30;
const ATTRACTIONS = ['men', 'women', 'non-binary', 'everyone'] as const;

/** Every encrypted column, with the lengths that it may have. */
const CLASS_OF: Readonly<Record<string, LengthClass>> = {
  'users.phone_number': 'text',
  'users.email': 'text',
  'users.birth_date': 'text',
  'users.birth_time': 'text',
  'users.birth_time_fold': 'text',
  'users.birth_place': 'text',
  'users.birth_place_details': 'place',
  'users.attractions': 'attractions',
  'activities.sealed_id': 'text',
  'point_entries.sealed_key': 'text',
  'birth_charts.chart': 'chart',
  'letters.sealed': 'letter',
  'letter_memories.sealed': 'letterMemory',
  'subscribers.email': 'text',
  'subscribers.phone_number': 'text',
  'phone_grants.number': 'text',
  'match_sides.sealed': 'matchSide',
  'hash_keys.sealed': 'text',
  'push_subscriptions.sealed': 'device',
  'notice_plans.sealed': 'noticePlan',
  'notice_holders.sealed': 'noticeHolder',
};

const placeOf = (id: number): Place => ({
  id,
  name: 'Llan'.repeat(1 + (id % 17)),
  region: 'Gwynedd'.repeat(id % 5),
  country: 'Utopia',
  latitude: 60 / id,
  longitude: -id,
  timeZone: id % 2 ? 'Europe/Paris' : 'America/Argentina/ComodRivadavia',
});

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({
    env: { LIMIT_FACTOR: '100000' },
    replace: { places: { ...testPlaces, findPlaceById: async (id) => placeOf(id) } },
  });
});
afterAll(async () => {
  await app.app.dueWork.stop();
  await service.close();
  await app.close();
});

// req: REST-1
test(`encrypted values of ${USERS} users have the lengths of their classes alone`, {
  timeout: SWEEP_TIMEOUT_MS * 2,
}, async () => {
  for (let index = 1; index <= USERS; index += 1) {
    const client = app.client();
    const set = 1 + (index % 15);
    const user = await signUp(app, client, {
      birthDate: new Date(Date.UTC(1930, 0, (index % 40) * 700)).toISOString().slice(0, 10),
      birthTime: index % 3 ? `0${index % 10}:3${index % 7}` : null,
      birthPlaceId: index,
      birthPlace: placeOf(index).name,
      email: `${'n'.repeat(1 + ((index * 7) % 50))}@${'planted.'.repeat(1 + (index % 8))}example`,
      attractions: ATTRACTIONS.filter((_, bit) => set & (1 << bit)),
    });
    await client.get(`/api/birth-chart/${user.id}`);
    await client.get('/api/letter');
    const activity = { activityType: 'compatibility', activityId: 'aries-sagittarius' };
    await client.post('/api/user-progress/activity', activity);
    await client.post('/api/user-progress/points', { points: 1 });
    if (index % 6 === 0) {
      await client.post(subscribeDeviceEndpoint.path, service.addDevice().subscription);
      await edit({ client, user }, { kinds: ['contacts', 'moons', 'seasons'] });
      const invitation = await client.post('/api/matches/invitations', {
        ...{ nickname: 'Jo', level: 'chart', days: 7 },
      });
      const { token } = invitation.read(newInvitationSchema);
      const friend = app.client();
      await signUp(app, friend, { birthPlaceId: index + 1 });
      await friend.post('/api/matches/accept', { token, level: 'chart', nickname: 'Sam' });
      const visitor = app.client();
      await verifyNumber(app, visitor, `+1646555${1000 + index}`);
      const email = `visitor${index}@planted.example`;
      await visitor.post('/api/subscribe', {
        ...{ email, firstName: 'Ada', lastName: 'Visitor', consent: true },
      });
    }
  }
  await doDueWork(app);

  const lengths = new Map<string, Set<number>>();
  for (const [table, rows] of await takeDump(app.database.client)) {
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const sealed = findSealed(value);
      if (sealed === undefined) continue;
      const name = `${table}.${column}`;
      lengths.set(name, (lengths.get(name) ?? new Set()).add(sealed.length));
    }
  }
  expect([...lengths.keys()].sort()).toEqual(Object.keys(CLASS_OF).sort());
  const sealedLengths = createDataCipher([TEST_DATA_KEY]).sealedLengths;
  for (const [name, found] of lengths) {
    const lengthClass = CLASS_OF[name] ?? 'text';
    const count = LENGTH_CLASSES[lengthClass].length;
    const allowed = [...storedLengths(lengthClass), ...sealedLengths(lengthClass)];
    expect([name, [...found].filter((length) => !allowed.includes(length))]).toEqual([name, []]);
    expect(found.size, name).toBeLessThanOrEqual(count);
  }
});
