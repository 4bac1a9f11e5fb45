// Copies of the database, one a day, of readers who do the same and differ in their births alone: as nothing in the
// copies differs, no birth date can be told from another by them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import { compatibilityActivityId, horoscopeActivityId } from '#shared/progress/activities.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { worstTwentieth } from '#tests/support/fitting-dates.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';
import { doDueWork, edit, listTimed, passUntil, setBell } from '../notices/notices-rig.ts';
import { countFittingDates, type Dump, readUser, takeDump } from './dumps.ts';

const READERS = isExhaustive ? 50 : 5;
const DUMPS = isExhaustive ? 30 : 3;
const LEAST_DATES = 1_000;
const DAY_MS = 86_400_000;
/** The days between the births. */
const APART = Math.floor(21_500 / READERS);

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '100000' } });
  service = await startPushService();
});
afterAll(async () => {
  await app.app.dueWork.stop();
  await service.close();
  await app.close();
});

const birthDateOf = (index: number) =>
  new Date(Date.UTC(1950, 0, 1) + index * APART * DAY_MS).toISOString().slice(0, 10);

// req: REST-1
test(`${DUMPS} daily dumps tell nothing of the births of ${READERS} readers who do the same`, {
  timeout: isExhaustive ? 3_600_000 : 180_000,
}, async () => {
  const readers: Awaited<ReturnType<typeof signUpUser>>[] = [];
  for (let index = 0; index < READERS; index += 1) {
    const birth = { birthDate: birthDateOf(index), birthTime: null, birthTimeMargin: null };
    const reader = await signUpUser(app, birth);
    const { subscription } = service.addDevice();
    await reader.client.post(subscribeDeviceEndpoint.path, subscription);
    await edit(reader, { kinds: ['contacts', 'moons', 'seasons'], quietFrom: '03:00' });
    readers.push(reader);
  }
  const acted = new Set([app.clock.now()]);
  const dumps: Dump[] = [];
  let rungUnseen = 0;
  for (let day = 0; day < DUMPS; day += 1) {
    const date = new Date(app.clock.now()).toISOString().slice(0, 10);
    for (const { client, user } of readers) {
      const sign = findSignOfDate(user.birthDate) ?? 'aries';
      const other = SIGN_KEYS[day % SIGN_KEYS.length] ?? 'aries';
      await client.get(`/api/birth-chart/${user.id}`);
      await client.get('/api/letter');
      for (const [activityType, activityId] of [
        ['horoscope', horoscopeActivityId(sign, date)],
        ['compatibility', compatibilityActivityId(sign, other)],
      ]) {
        const done = await client.post('/api/user-progress/activity', { activityType, activityId });
        expect(done.status, done.text).toBe(200);
      }
    }
    // As many bells as the day allows: their number tells how many contacts there are.
    for (const reader of readers) {
      const contacts = await listTimed(app, reader, { from: 1, days: 1 });
      for (const contact of contacts.slice(0, 3)) await setBell(reader, contact);
    }
    acted.add(app.clock.now());
    await doDueWork(app);
    await passUntil(app, app.clock.now() + DAY_MS / 2);
    const dump = await takeDump(app.database.client);
    dumps.push(dump);
    const before = service.received.length;
    await passUntil(app, app.clock.now() + DAY_MS / 2);
    // Nobody did anything, and notices rang: no row of a reader is another, or stands in another place.
    const later = await takeDump(app.database.client);
    rungUnseen += service.received.length - before;
    expect(later.get('notice_plans')).toEqual(dump.get('notice_plans'));
  }
  expect(rungUnseen).toBeGreaterThan(READERS);

  const told = readers.map(({ user }) => dumps.map((dump) => readUser(dump, user.id)));
  const counts: number[] = [];
  for (const one of told) counts.push(await countFittingDates(one, acted));
  const sorted = [...counts].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(
    `birth dates that fit ${DUMPS} daily dumps of ${READERS} readers: at least ${sorted[0]}, ` +
      `worst twentieth ${worstTwentieth(counts)}, half of them ${median} or more\n`,
  );
  expect(sorted[0]).toBeGreaterThanOrEqual(LEAST_DATES);
  // Whatever else differed would tell something, also by ways that nobody has counted.
  for (const one of told) expect(one).toEqual(told[0]);
});
