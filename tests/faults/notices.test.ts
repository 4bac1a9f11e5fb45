// Notices of hundreds of readers at their minutes, by three processes on one database of which one is killed: nearly all
// arrive in time, none twice, and none after it was switched off.

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  setBellEndpoint,
  subscribeDeviceEndpoint,
  unsubscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { findBirthsWithContact } from '#tests/support/births-with-contact.ts';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import {
  createUsers,
  SESSION_SECRET,
  signedCookie,
  userId,
  userSid,
} from '#tests/support/many-users.ts';
import { patiently } from '#tests/support/people.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { type Device, type PushService, startPushService } from '#tests/support/push-service.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { isLongRun } from './rig/long-run.ts';
import { report } from './rig/report.ts';

const READERS = isLongRun ? 900 : 150;
/** The number of consecutive minutes in which the readers' contacts are. */
const MINUTES = isLongRun ? 2 : 1;
const MINUTE_MS = 60_000;
/** The longest time that it takes to sign up all readers for notices. */
const PREPARATION_MS = isLongRun ? 6 * MINUTE_MS : MINUTE_MS / 2;
const ON_TIME_MS = 60_000;
/** Twice the lease after which another process takes over; the long run waits a whole minute. */
const SETTLED_MS = isLongRun ? ON_TIME_MS + 2_000 : 30_000;
/** How many notices a process may have been sending when it was killed. */
const IN_HAND = 2;
/** One of this many readers switches the device off just before the minute. */
const OFF_EVERY = 10;

const folder = makeFolder();
let postgres: PostgresServer;
let service: PushService;
let apps: BuiltApp[];

beforeAll(async () => {
  [postgres, service] = await Promise.all([startPostgres(), startPushService()]);
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET,
    DATA_KEY: SECRET,
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
  // One folder: the key pair made there is that of all.
  apps = await Promise.all([1, 2, 3].map(() => startBuiltApp({ dataDir: folder.path, env })));
});
afterAll(async () => {
  await Promise.all((apps ?? []).map((app) => app.stop('SIGKILL')));
  await service?.close();
  await postgres?.close();
  folder.remove();
});

/** The browser of a reader who calls a process. */
function atProcess(app: BuiltApp | undefined, number: number): HttpClient {
  const client = new HttpClient(app?.url ?? '');
  const [name = '', value = ''] = signedCookie('sid', userSid(number)).split('=');
  client.cookies.set(name, value);
  return client;
}

interface Reader {
  number: number;
  client: HttpClient;
  device: Device;
  minute: number;
}

/** Readers with a device and a bell, a share of them for each minute. */
async function createReaders(firstMinute: number): Promise<Reader[]> {
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  try {
    return await setUpReaders(database, firstMinute);
  } finally {
    await database.end();
  }
}

async function setUpReaders(database: pg.Client, firstMinute: number): Promise<Reader[]> {
  // Those of a try before this one.
  await database.query('truncate users cascade');
  await createUsers(
    { run: (text, values) => database.query(text, values) },
    { users: READERS, activities: 0 },
  );
  const readers: Reader[] = [];
  for (let share = 0; share < MINUTES; share += 1) {
    const minute = firstMinute + share * MINUTE_MS;
    const [birth] = findBirthsWithContact(minute + MINUTE_MS / 2);
    for (let number = 1 + share; number <= READERS; number += MINUTES) {
      await database.query(
        'update users set birth_date = $2, birth_time = $3, birth_time_margin = 0 where id = $1',
        [userId(number), birth?.birthDate, birth?.birthTime],
      );
      const client = atProcess(apps[number % apps.length], number);
      readers.push({ number, client, device: service.addDevice(), minute });
    }
  }
  const WAYS = 6;
  const setUp = async (way: number) => {
    for (let at = way; at < readers.length; at += WAYS) {
      const reader = readers[at];
      if (reader !== undefined) await ring(reader);
    }
  };
  await Promise.all(Array.from({ length: WAYS }, (_, way) => setUp(way)));
  return readers;
}

const contactIds = new Map<number, string>();

async function ring({ client, device, minute }: Reader): Promise<void> {
  const subscribed = await patiently(() =>
    client.post(subscribeDeviceEndpoint.path, device.subscription),
  );
  expect(subscribed.status, subscribed.text).toBe(200);
  let contact = contactIds.get(minute);
  if (contact === undefined) {
    const day = new Date(minute).toISOString().slice(0, 10);
    const answer = await patiently(() => client.get(`${getTransitsEndpoint.path}?date=${day}`));
    const found = answer
      .read(transitsSchema)
      .contacts.find(({ at }) => Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS === minute);
    if (found === undefined) throw new Error('no contact at the minute');
    contact = found.id;
    contactIds.set(minute, contact);
  }
  const set = await patiently(() => client.post(setBellEndpoint.path, { contact }));
  expect(set.status, set.text).toBe(200);
}

const until = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms - Date.now())));

test(
  `${READERS} notices arrive within a minute although a process is killed, none twice, none after it was switched off`,
  async () => {
    const first = Math.ceil((Date.now() + PREPARATION_MS) / MINUTE_MS) * MINUTE_MS;
    const readers = await createReaders(first);
    expect(Date.now()).toBeLessThan(first - 5_000);

    const offAtMs = new Map<string, number>();
    const off = readers.filter((_, at) => at % OFF_EVERY === 0);
    // Some long before, some in the very moment.
    const switchOff = async ({ client, device }: Reader) => {
      const answer = await patiently(() => client.delete(unsubscribeDeviceEndpoint.path, {}));
      expect(answer.status, answer.text).toBe(200);
      offAtMs.set(device.id, Date.now());
    };
    const early = off.filter((_, at) => at % 2 === 0);
    for (const reader of early) await switchOff(reader);

    const last = first + (MINUTES - 1) * MINUTE_MS;
    // The last minute's burst is under way when one process is killed; it served no call that follows.
    const killed = apps[1];
    const late = off.filter((reader) => !early.includes(reader));
    const lateAtMinute = Promise.all(
      late.map(async (reader) => {
        // At a process that lives on.
        reader.client = atProcess(apps[0], reader.number);
        await until(reader.minute + 100);
        await switchOff(reader);
      }),
    );
    const before = () =>
      readers.filter(({ minute, device }) => minute === last && device.received.length).length;
    await waitUntil(
      'the last burst',
      () => before() > 5 || undefined,
      last - Date.now() + MINUTE_MS,
    );
    await killed?.stop('SIGKILL');
    await lateAtMinute;
    await until(last + SETTLED_MS);

    const wanted = readers.filter((reader) => !off.includes(reader));
    const delays = wanted.map(({ device, minute }) => {
      const atMs = device.received[0]?.atMs;
      return atMs === undefined ? Number.POSITIVE_INFINITY : atMs - minute;
    });
    const onTime = delays.filter((ms) => ms >= -1_000 && ms <= ON_TIME_MS).length;
    const arrived = delays.filter(Number.isFinite).sort((one, other) => one - other);
    report(
      `${wanted.length} notices, three processes, one killed in the last of ${MINUTES} minutes: ${onTime} within a minute, ` +
        `half within ${Math.round((arrived[Math.floor(arrived.length / 2)] ?? 0) / 100) / 10} s, ` +
        `the last after ${Math.round((arrived.at(-1) ?? 0) / 100) / 10} s`,
    );
    // Ninety-nine in a hundred; of fewer than two hundred what one process had in its hands may be more.
    const mayBeLost = Math.max(IN_HAND, Math.floor(wanted.length / 100));
    expect(wanted.length - onTime).toBeLessThanOrEqual(mayBeLost);
    for (const { device } of readers) {
      expect(device.received.length).toBeLessThanOrEqual(1);
      const offMs = offAtMs.get(device.id);
      const arrivedMs = device.received[0]?.atMs;
      if (offMs !== undefined && arrivedMs !== undefined)
        expect(arrivedMs).toBeLessThanOrEqual(offMs);
    }
    for (const { device } of early) expect(device.received).toEqual([]);
    expect(service.problems).toEqual([]);
  },
  PREPARATION_MS * 2 + (MINUTES + 4) * MINUTE_MS,
);
