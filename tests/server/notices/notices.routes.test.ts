import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resealNotices } from '#server/features/notices/index.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { loginEndpoint, logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import {
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
  subscribeDeviceEndpoint,
  unsubscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import { noticesSchema } from '#shared/notices/notices.schema.ts';
import { signUp, verifyNumber } from '#tests/support/journeys.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, TEST_DATA_KEY, TEST_VAPID, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { signUpUser } from '#tests/support/user.ts';
import {
  createReader,
  doDueWork,
  edit,
  getNotices,
  listTimed,
  minuteOf,
  passUntil,
  setBell,
  subscribe,
  titlesOf,
} from './notices-rig.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  service = await startPushService();
});
afterEach(() => expect(service.problems).toEqual([]));
afterAll(async () => {
  await app.app.dueWork.stop();
  await service.close();
  await app.close();
});

describe('settings', () => {
  it('begin with answers to the own question alone, and change one by one', async () => {
    const reader = await signUpUser(app);
    expect(await getNotices(reader)).toEqual({
      kinds: ['answers'],
      style: 'open',
      quietFrom: '22:00',
      quietUntil: '07:00',
      letterAt: '07:30',
      letterBy: ['push'],
      mail: 'none',
      onThisDevice: false,
      devices: 0,
      bells: [],
    });
    await edit(reader, { kinds: ['seasons', 'contacts', 'contacts'], style: 'discreet' });
    const changed = await edit(reader, {
      ...{ quietFrom: '23:30', quietUntil: '06:15' },
      letterAt: '06:45',
    });
    expect(changed).toMatchObject({
      kinds: ['contacts', 'seasons'],
      style: 'discreet',
      quietFrom: '23:30',
      quietUntil: '06:15',
      letterAt: '06:45',
    });
    expect(await getNotices(reader)).toEqual(changed);
  });

  it.each([
    { kinds: ['letters'] },
    { kinds: ['letter', 'question'] },
    { letterAt: '7:30' },
    { letterAt: '25:00' },
    { letterAt: '' },
    { letterAt: null },
    { letterAt: 730 },
    { letterBy: [] },
    { letterBy: ['pigeon'] },
    { letterBy: 'push' },
    { letterBy: null },
    // This server sends no mail.
    { letterBy: ['push', 'mail'] },
    { kinds: 'contacts' },
    { style: 'loud' },
    { quietFrom: '24:00' },
    { quietUntil: '7:00' },
    { quietFrom: null },
  ])('refuse %j and stay as they were', async (change) => {
    const reader = await signUpUser(app);
    const answer = await reader.client.patch(getNoticesEndpoint.path, change);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(await getNotices(reader)).toMatchObject({
      kinds: ['answers'],
      style: 'open',
      letterAt: '07:30',
    });
  });

  it('are nobody’s without a session', async () => {
    const visitor = app.client();
    expect((await visitor.get(getNoticesEndpoint.path)).status).toBe(401);
    expect((await visitor.post(subscribeDeviceEndpoint.path, {})).status).toBe(401);
    expect((await visitor.post(setBellEndpoint.path, {})).status).toBe(401);
  });
});

describe('a device', () => {
  it('is subscribed by its session, known to no other, and ends with it', async () => {
    const device = service.addDevice();
    const phone = await createReader(app, service, { device });
    expect(await getNotices(phone)).toMatchObject({ onThisDevice: true, devices: 1 });
    const shared = await signUpUser(app);
    expect(await subscribe(shared, device)).toMatchObject({ onThisDevice: true, devices: 1 });
    expect(await getNotices(phone)).toMatchObject({ onThisDevice: false, devices: 0 });
    await subscribe(phone, service.addDevice());
    await subscribe(phone, service.addDevice());
    expect(await getNotices(phone)).toMatchObject({ onThisDevice: true, devices: 1 });
    const path = unsubscribeDeviceEndpoint.path;
    expect((await phone.client.delete(path, {})).read(noticesSchema).devices).toBe(0);
  });

  it('of another service, of another curve or of a server without keys is refused', async () => {
    const { client } = await signUpUser(app);
    const { keys } = service.addDevice().subscription;
    const post = async (subscription: unknown) => {
      const { status, code } = await client.post(subscribeDeviceEndpoint.path, subscription);
      return [status, code];
    };
    for (const endpoint of [
      'https://push.evil.example/send/1',
      'https://fcm.googleapis.com.evil.example/send/1',
      'https://fcm.googleapis.com:8443/send/1',
      'https://a:b@fcm.googleapis.com/send/1',
      'http://fcm.googleapis.com/send/1',
      'http://10.0.0.1/send/1',
      'https://127.0.0.1/send/1',
      'ftp://127.0.0.1/1',
      'file:///etc/passwd',
    ]) {
      expect(await post({ endpoint, keys }), endpoint).toEqual([400, 'bad_input']);
    }
    const endpoint = 'https://web.push.apple.com/QOabc';
    expect((await post({ endpoint, keys }))[0]).toBe(200);
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await post({ endpoint, keys: { ...keys, p256dh } })).toEqual([400, 'bad_input']);
    expect(await post({ endpoint, keys: { p256dh: keys.p256dh } })).toEqual([400, 'bad_input']);
    const pair = createECDH('secp256k1');
    pair.generateKeys();
    const other = { p256dh: pair.getPublicKey('base64url'), auth: keys.auth };
    expect(await post({ endpoint, keys: other })).toEqual([400, 'bad_input']);

    const off = await app.twin({ replace: { vapid: undefined } });
    const visitor = await signUpUser(off);
    expect(
      await visitor.client.post(subscribeDeviceEndpoint.path, { endpoint, keys }),
    ).toMatchObject({ status: 404, code: 'notices_off' });
    const features = (one: TestApp) => one.client().get(getFeaturesEndpoint.path);
    expect((await features(off)).json).toMatchObject({ push: null });
    expect((await features(app)).json).toMatchObject({ push: TEST_VAPID?.publicKey });
  });
});

describe('a bell', () => {
  // req: NOTICE-1
  it('rings at its minute on each device, signed, encrypted and short-lived', async () => {
    const reader = await createReader(app, service);
    const [, contact] = await listTimed(app, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    expect((await setBell(reader, contact)).bells).toEqual([
      { contact: contact.id, at: contact.at },
    ]);
    await passUntil(app, minuteOf(contact) - 1);
    expect(reader.device.received).toEqual([]);
    await passUntil(app, minuteOf(contact));
    const [fact] = contact.facts;
    const margin = Math.round((Date.parse(contact.until) - Date.parse(contact.from)) / 120_000);
    const time = new Date(minuteOf(contact)).toLocaleTimeString('en-US', {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    });
    const title = `${fact?.text}, ${time} ± ${Math.max(1, margin)}`;
    expect(reader.device.received).toMatchObject([
      {
        contentType: 'application/notification+json',
        urgency: 'high',
        sender: TEST_VAPID?.publicKey,
        ttl: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
        message: {
          web_push: 8030,
          notification: { title: title.replace('\u202f', ' '), navigate: `${app.baseUrl}/today` },
        },
      },
    ]);
    await passUntil(app, minuteOf(contact) + 86_400_000);
    expect(reader.device.received).toHaveLength(1);
  });

  // req: NOTICE-2
  it('rings discreetly, on every device, also in quiet hours', async () => {
    const browser = app.client();
    const { fullPhoneNumber, ...user } = await signUp(app, browser, {
      birthPlaceId: CHICAGO.id,
      birthTimeMargin: 0,
    });
    const reader = { client: browser, user, device: service.addDevice() };
    await subscribe(reader, reader.device);
    const second = { ...reader, client: app.client(), device: service.addDevice() };
    await verifyNumber(app, second.client, fullPhoneNumber);
    expect(
      (await second.client.post(loginEndpoint.path, { phoneNumber: fullPhoneNumber })).status,
    ).toBe(200);
    expect((await subscribe(second, second.device)).devices).toBe(2);
    await edit(reader, { style: 'discreet', quietFrom: '00:00', quietUntil: '23:59' });
    const [contact] = await listTimed(app, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    await setBell(reader, contact);
    await passUntil(app, minuteOf(contact));
    for (const { device } of [reader, second]) {
      expect(titlesOf(device)).toEqual(['Something is exact']);
      // With what stands before a time: its two letters alone may come by chance in the topic.
      expect(JSON.stringify(device.received)).not.toMatch(/your|±|\d\s[AP]M/);
    }
  });

  it('is one of three a day at most, for contacts of one’s own that have a minute to come', async () => {
    const reader = await createReader(app, service);
    const all = await listTimed(app, reader, { days: 6 });
    const dates = [...new Set(all.map(({ id }) => id.slice(0, 10)))];
    const day = dates
      .map((date) => all.filter(({ id }) => id.startsWith(date)))
      .find((contacts) => contacts.length > 3);
    if (day === undefined) throw new Error('no day with four contacts');
    const post = (contact: string) => reader.client.post(setBellEndpoint.path, { contact });
    for (const contact of day.slice(0, 3)) await setBell(reader, contact);
    await setBell(reader, { id: String(day[0]?.id) });
    expect(await post(String(day[3]?.id))).toMatchObject({ status: 409, code: 'too_many_bells' });
    const gone = await reader.client.delete(removeBellEndpoint.path, { contact: day[0]?.id });
    expect(gone.read(noticesSchema).bells).toHaveLength(2);
    expect((await post(String(day[3]?.id))).status).toBe(200);

    const today = new Date(app.clock.now()).toISOString().slice(0, 10);
    const postOn = (date: string, rest: string) => post(`${date}-moon-trine-your-${rest}`);
    expect(await postOn(addDays(today, 1), 'nobody')).toMatchObject({ status: 404 });
    expect(await postOn(addDays(today, 365), 'venus')).toMatchObject({ status: 400 });
    expect(await postOn(addDays(today, -30), 'venus')).toMatchObject({ status: 400 });
    expect(await postOn('2026-02-30', 'venus')).toMatchObject({ status: 400 });
    const stranger = await signUpUser(app, { birthDate: '1980-05-05', birthTime: null });
    const ofStranger = (await listTimed(app, stranger, { days: 6 })).map(({ id }) => id);
    const contact = all.find(({ id }) => !ofStranger.includes(id))?.id;
    expect(await stranger.client.post(setBellEndpoint.path, { contact })).toMatchObject({
      status: 404,
    });
    await passUntil(app, minuteOf(day.at(-1) ?? { at: '' }) + 60_000);
    expect(reader.device.received).toHaveLength(3);
    expect(await post(String(day[0]?.id))).toMatchObject({ status: 400 });
  });

  // req: NOTICE-3
  it('does not ring once it, the device or the session is gone', async () => {
    for (const turnOff of [
      ({ client }: Awaited<ReturnType<typeof createReader>>, contact: string) =>
        client.delete(removeBellEndpoint.path, { contact }),
      ({ client, device }: Awaited<ReturnType<typeof createReader>>) =>
        client.delete(unsubscribeDeviceEndpoint.path, {
          endpoint: device.subscription.endpoint,
        }),
      ({ client }: Awaited<ReturnType<typeof createReader>>) => client.post(logoutEndpoint.path),
    ]) {
      const reader = await createReader(app, service);
      const [contact] = await listTimed(app, reader);
      if (contact === undefined) throw new Error('no contact to the minute');
      await setBell(reader, contact);
      await passUntil(app, minuteOf(contact) - 60_000);
      expect((await turnOff(reader, contact.id)).status).toBe(200);
      await passUntil(app, minuteOf(contact) + 60_000);
      expect(reader.device.received).toEqual([]);
    }
  });

  it('follows a corrected birth time, and rings once', async () => {
    const reader = await createReader(app, service);
    const contacts = await listTimed(app, reader);
    // The Moon at birth has moved by ten minutes' worth: contacts with it shift by hours.
    const contact = contacts.find(({ id }) => id.endsWith('your-moon')) ?? contacts[0];
    if (contact === undefined) throw new Error('no contact to the minute');
    await setBell(reader, contact);
    await doDueWork(app);
    const { user } = reader;
    const answer = await reader.client.post('/api/user/birth-details', {
      birthDate: user.birthDate,
      birthTime: '21:08',
      birthPlace: user.birthPlace,
      birthPlaceId: user.birthPlaceDetails?.id,
      birthTimeMargin: 0,
    });
    expect(answer.status, answer.text).toBe(200);
    const moved = (await getNotices(reader)).bells[0];
    expect(moved?.at).not.toBe(contact.at);
    await passUntil(app, Date.parse(contact.at) + 3 * 86_400_000);
    expect(reader.device.received).toHaveLength(moved === undefined ? 0 : 1);
  });
});

describe('what is stored', () => {
  const TABLES = ['push_subscriptions', 'notice_plans', 'due_work'];
  /** Every row of these tables, or those of one reader. */
  const dump = async ({ of }: { of?: string } = {}) => {
    const rowsOf = async (table: string) => {
      const text = `select * from ${table} where $1::uuid is null or user_id = $1::uuid`;
      return (await app.database.client.query({ text, values: [of ?? null] })).rows;
    };
    const tables = await Promise.all(TABLES.map(rowsOf));
    if (of !== undefined) expect(tables.map((rows) => rows.length)).toEqual([1, 1, 0]);
    return JSON.stringify(tables);
  };

  // req: NOTICE-4
  it('tells neither device nor contact, and is the same before and after the minute', async () => {
    const reader = await createReader(app, service);
    // The midnight at which the reader's notices are planned stands there.
    const contact = (await listTimed(app, reader)).find((one) => minuteOf(one) % DAY_MS !== 0);
    if (contact === undefined) throw new Error('no contact to the minute');
    await setBell(reader, contact);
    await doDueWork(app);
    const minute = new Date(minuteOf(contact)).toISOString().slice(0, 16);
    const { endpoint, keys } = reader.device.subscription;
    const secrets = [endpoint, keys.p256dh, keys.auth, contact.at, minute];
    const names = [`${contact.moving} ${contact.aspect}`, String(contact.facts[0]?.text)];
    const stored = () => dump({ of: reader.user.id });
    for (const secret of [...secrets, ...names]) expect(await stored()).not.toContain(secret);
    await passUntil(app, minuteOf(contact) - 1);
    const before = await stored();
    for (const secret of [...secrets, ...names]) expect(before).not.toContain(secret);
    await passUntil(app, minuteOf(contact));
    expect(reader.device.received).toHaveLength(1);
    expect(await stored()).toBe(before);
  });

  it('is the last planning only, however often the settings change', {
    tags: 'night',
  }, async () => {
    const reader = await createReader(app, service);
    const contacts = await listTimed(app, reader);
    for (const contact of contacts.slice(0, 3)) await setBell(reader, contact);
    const count = async (kind: string) => {
      const text = 'select count(*) from due_work where user_id = $1::uuid and kind = $2';
      const { rows } = await app.database.client.query({ text, values: [reader.user.id, kind] });
      return Number(rows[0]?.['count']);
    };
    for (let change = 0; change < 20; change += 1) {
      await edit(reader, { kinds: change % 2 === 0 ? ['contacts'] : ['contacts', 'moons'] });
      if (change % 5 === 4) await doDueWork(app);
    }
    // That of the next half day, and those that were under way when it was scheduled.
    expect(await count('notices:plan')).toBeLessThan(5);
    const notices = 'select count(*) from notices where user_id = $1::uuid and not is_rung';
    const { rows } = await app.database.client.query({ text: notices, values: [reader.user.id] });
    expect(await count('notices:ring')).toBe(Number(rows[0]?.['count']));
    const [soonest] = contacts;
    if (soonest === undefined) throw new Error('no contact to the minute');
    await passUntil(app, minuteOf(soonest));
    expect(reader.device.received.length).toBeGreaterThan(0);
  });

  it('is exported in plain without what writes to the device, and goes with the account', async () => {
    const reader = await createReader(app, service);
    const [contact] = await listTimed(app, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    await edit(reader, { kinds: ['contacts'] });
    await setBell(reader, contact);
    await doDueWork(app);
    const { endpoint, keys } = reader.device.subscription;
    const exported = (await reader.client.get('/api/user/export')).text;
    expect(exported).toContain(endpoint);
    expect(exported).toContain(`${contact.moving} ${contact.aspect} ${contact.natal}`);
    expect(exported).not.toContain(keys.auth);
    const { username, id } = reader.user;
    const gone = await reader.client.delete('/api/user', { confirm: username });
    expect(gone.json).toMatchObject({
      deleted: { notice_settings: 1, push_subscriptions: 1, notice_plans: 1 },
    });
    expect(await dump()).not.toContain(id);
  });

  it('is sealed with the newest key by the command, and found under it', async () => {
    const reader = await createReader(app, service);
    const [contact] = await listTimed(app, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    await setBell(reader, contact);
    await doDueWork(app);
    // The first process does not know the newest key.
    await app.app.dueWork.stop();
    const newest = 'another-data-key-of-these-tests-and-nothing-else';
    const cipher = createDataCipher([newest, TEST_DATA_KEY]);
    const { db } = app.database.client;
    expect(await resealNotices(db, cipher)).toBeGreaterThanOrEqual(2);
    expect(await resealNotices(db, cipher)).toBe(0);
    for (const table of TABLES.slice(0, 2)) {
      const { rows } = await app.database.client.query({
        text: `select sealed from ${table}`,
        values: [],
      });
      for (const { sealed } of rows) expect(sealed).toMatch(new RegExp(`^${cipher.keyIds[0]}\\.`));
    }
    const twin = await app.twin({
      env: { LIMIT_FACTOR: '1000', DATA_KEY: `${newest},${TEST_DATA_KEY}` },
    });
    const there = { ...reader, client: twin.client() };
    for (const [name, value] of reader.client.cookies) there.client.cookies.set(name, value);
    expect((await getNotices(there)).bells).toMatchObject([{ contact: contact.id }]);
    await passUntil(twin, minuteOf(contact));
    expect(reader.device.received).toHaveLength(1);
    const path = unsubscribeDeviceEndpoint.path;
    const { endpoint } = reader.device.subscription;
    expect((await there.client.delete(path, { endpoint })).read(noticesSchema).devices).toBe(0);
    await twin.app.dueWork.stop();
  });
});
