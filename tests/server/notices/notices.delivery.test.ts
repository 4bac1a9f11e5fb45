import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { type Letter, letterSchema } from '#shared/letter/letter.schema.ts';
import { takeSample } from '#tests/support/exhaustive.ts';
import { type Behavior, type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO, KATHMANDU } from '#tests/support/test-places.ts';
import {
  createReader,
  doDueWork,
  edit,
  getNotices,
  listTimed,
  minuteOf,
  type NoticesReader,
  passUntil,
  setBell,
  subscribe,
  titlesOf,
} from './notices-rig.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

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

/** A reader with a bell, and the minute at which it rings. */
async function createBelled(...answers: Behavior[]): Promise<NoticesReader & { minute: number }> {
  const reader = await createReader(app, service, { device: service.addDevice(...answers) });
  const [contact] = await listTimed(app, reader);
  if (contact === undefined) throw new Error('no contact to the minute');
  await setBell(reader, contact);
  await doDueWork(app);
  return { ...reader, minute: minuteOf(contact) };
}

describe('notices by kind', () => {
  // req: NOTICE-2
  it('are one a day and five a week at most, outside quiet hours, the letter’s matter first', async () => {
    const reader = await createReader(app, service, { birthPlaceId: KATHMANDU.id });
    const zone = KATHMANDU.timeZone;
    await reader.client.patch('/api/user', { preferences: { zone, hours: '24' } });
    await edit(reader, { kinds: ['contacts', 'moons', 'seasons'], quietFrom: '21:30' });
    const startMs = app.clock.now();
    const rung: { date: string; time: string; title: string }[] = [];
    const letters = new Map<string, Letter>();
    for (let day = 0; day < 21; day += 1) {
      await passUntil(app, startMs + day * DAY_MS);
      const letter = (await reader.client.get(getLetterEndpoint.path)).read(letterSchema);
      if (letter.basis !== 'none') letters.set(letter.date, letter);
      // A session ends after a fortnight without use, and its device with it.
      await getNotices(reader);
    }
    for (const { message, atMs } of reader.device.received) {
      const wall = new Date(atMs).toLocaleString('sv-SE', { timeZone: zone });
      const [date = '', time = ''] = wall.split(' ');
      rung.push({ date, time: time.slice(0, 5), title: message.notification.title });
    }
    const dates = rung.map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
    for (const { date } of rung) {
      const from = new Date(Date.parse(date) - 6 * DAY_MS).toISOString().slice(0, 10);
      expect(dates.filter((each) => from <= each && each <= date).length).toBeLessThanOrEqual(5);
    }
    expect(dates.length).toBeGreaterThanOrEqual(12);
    for (const { time, title } of rung) {
      expect(time >= '07:00' && time < '21:30', `${time} ${title}`).toBe(true);
      expect(title).not.toMatch(/\?|!|should|don’t miss|streak|\d+ days/i);
    }
    // Where the letter is about a contact with a minute in waking hours, that one rings and no other.
    const led = rung.filter(({ date }) => {
      const letter = letters.get(date);
      const [lead] = letter?.basis === 'natal' ? letter.facts : [];
      if (lead?.kind !== 'contact' || lead.shown !== 'minute' || lead.moving === 'moon')
        return false;
      const wall = new Date(lead.exactAt ?? '').toLocaleTimeString('sv-SE', { timeZone: zone });
      return wall >= '07:00' && wall < '21:30';
    });
    expect(led.length).toBeGreaterThan(2);
    for (const { date, title } of led) {
      const letter = letters.get(date);
      expect(title).toContain(letter?.basis === 'natal' ? letter.facts[0]?.text : 'a letter');
    }
  }, 60_000);

  it('ring no more once a kind, or all of them, are switched off', async () => {
    const reader = await createReader(app, service);
    await edit(reader, {
      kinds: ['contacts', 'moons', 'seasons'],
      quietFrom: '00:00',
      quietUntil: '00:00',
    });
    await passUntil(app, app.clock.now() + 3 * DAY_MS);
    const before = reader.device.received.length;
    expect(before).toBeGreaterThan(1);
    await edit(reader, { kinds: [] });
    await passUntil(app, app.clock.now() + 3 * DAY_MS);
    expect(reader.device.received).toHaveLength(before);
  });

  it('follow the reader into another zone', async () => {
    const reader = await createReader(app, service);
    const zone = 'Pacific/Auckland';
    await edit(reader, { kinds: ['moons', 'seasons', 'contacts'] });
    await doDueWork(app);
    // A British page reports its browser's zone; nobody has chosen how times are written.
    await reader.client.send('/api/user', {
      method: 'PATCH',
      json: { preferences: { zone } },
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    await passUntil(app, app.clock.now() + 4 * DAY_MS);
    expect(reader.device.received.length).toBeGreaterThan(0);
    for (const { atMs, message } of reader.device.received) {
      const time = new Date(atMs).toLocaleTimeString('sv-SE', { timeZone: zone }).slice(0, 5);
      expect(time >= '07:00' && time < '22:00', `${time} ${message.notification.title}`).toBe(true);
      const printed = /\d{2}:\d{2}/.exec(message.notification.title)?.[0];
      if (printed !== undefined) expect(printed).toBe(time);
      expect(message.notification.title).not.toMatch(/\d [AP]M/);
    }
  });

  it('need no birth: without one new and full Moons ring', { tags: 'night' }, async () => {
    const reader = await createReader(app, service, {
      birthTime: null,
      birthPlaceId: CHICAGO.id,
    });
    await edit(reader, { kinds: ['moons'], quietFrom: '00:00', quietUntil: '00:00' });
    for (const _half of [1, 2]) {
      await passUntil(app, app.clock.now() + 10 * DAY_MS);
      await getNotices(reader);
    }
    expect(titlesOf(reader.device).join('; ')).toMatch(/(New|Full) Moon in \w+.*, \d+:\d\d [AP]M/);
  });
});

describe('a push service that answers', () => {
  it.each<[string, Behavior[]]>(
    takeSample(
      [
        ['429', [429, 429, 'accept']],
        ['503', [503, 'accept']],
        ['a page', ['page', 'accept']],
        ['by hanging up', ['cut', 'accept']],
        ['nothing', ['silent', 'accept']],
      ],
      { share: 3, turn: 0 },
    ),
  )('%s is asked again, and the notice arrives once', async (_what, answers) => {
    const reader = await createBelled(...answers);
    await passUntil(app, reader.minute);
    await passUntil(app, reader.minute + MINUTE_MS);
    expect(reader.device.attempts).toBe(answers.length - 1);
    expect(reader.device.received).toHaveLength(1);
    expect(await getNotices(reader)).toMatchObject({ devices: 1 });
  });

  it.each<number>(takeSample([404, 410], { share: 2, turn: 1 }))(
    '%i ends the subscription',
    async (status) => {
      const reader = await createBelled(status);
      await passUntil(app, reader.minute);
      expect(reader.device.attempts).toBe(1);
      expect(await getNotices(reader)).toMatchObject({ onThisDevice: false, devices: 0 });
    },
  );

  it.each<number>(takeSample([301, 307, 400, 403, 413], { share: 3, turn: 0 }))(
    '%i is not asked again or followed',
    async (status) => {
      const reader = await createBelled(status);
      await passUntil(app, reader.minute + 20 * MINUTE_MS);
      expect(reader.device.attempts).toBe(1);
      expect(await getNotices(reader)).toMatchObject({ devices: 1 });
    },
  );

  it('429 for longer than the notice is good for gets it no more', { tags: 'night' }, async () => {
    const reader = await createBelled(429);
    await passUntil(app, reader.minute + 30 * MINUTE_MS);
    expect(reader.device.attempts).toBeGreaterThan(3);
    reader.device.answers = ['accept'];
    await passUntil(app, reader.minute + DAY_MS);
    expect(reader.device.received).toEqual([]);
  });

  it('nothing holds nobody else up', async () => {
    // Born at the same minute, they have the same contacts.
    const hanging = await startPushService();
    const silent: NoticesReader[] = [];
    for (let n = 0; n < 8; n += 1) {
      const device = hanging.addDevice('silent');
      const reader = await createReader(app, hanging, { device });
      const [contact] = await listTimed(app, reader);
      if (contact !== undefined) await setBell(reader, contact);
      silent.push(reader);
    }
    const quick = await createBelled();
    app.clock.advance(quick.minute - app.clock.now());
    app.app.dueWork.wake();
    await expect.poll(() => quick.device.received.length, { timeout: 10_000 }).toBe(1);
    const listAttempts = () => silent.map(({ device }) => device.attempts);
    expect(Math.max(...listAttempts())).toBeLessThanOrEqual(1);
    for (const { device } of silent) device.answers = [410];
    await passUntil(app, quick.minute + MINUTE_MS);
    await hanging.close();
  });
});

describe('clocks that jump', () => {
  // req: NOTICE-3
  it('past the minute let a notice go that is too late, and keep one that is not', async () => {
    const late = await createBelled();
    app.clock.advance(late.minute + 10 * MINUTE_MS - app.clock.now());
    await doDueWork(app);
    expect(late.device.received).toEqual([]);
    const inTime = await createBelled();
    app.clock.advance(inTime.minute + 9 * MINUTE_MS - app.clock.now());
    await passUntil(app, app.clock.now() + MINUTE_MS / 2);
    expect(inTime.device.received).toMatchObject([{ ttl: expect.any(Number) }]);
    expect(inTime.device.received[0]?.ttl).toBeLessThanOrEqual(60);
  });

  // req: NOTICE-3
  it('past the minute and a new plan keep a notice that a process which ended had in its hands', async () => {
    const reader = await createBelled();
    const process = randomUUID();
    await app.database.client.query({
      text: `with other as (insert into notice_holders (id, expires_at, sealed)
          values ($1::uuid, to_timestamp($2::bigint / 1000.0), '') returning id)
        update notice_plans set holder = other.id from other where user_id = $3::uuid`,
      values: [process, reader.minute + DAY_MS, reader.user.id],
    });
    app.clock.advance(reader.minute + 5 * MINUTE_MS - app.clock.now());
    await edit(reader, { style: 'open' });
    await expect.poll(() => reader.device.received.length, { timeout: 10_000 }).toBe(1);
    app.clock.advance(DAY_MS);
    await doDueWork(app);
    expect(reader.device.received).toHaveLength(1);
  });

  it('back after it rang ring it no second time', async () => {
    const reader = await createBelled();
    await passUntil(app, reader.minute);
    expect(reader.device.received).toHaveLength(1);
    app.clock.advance(-2 * 3_600_000);
    await subscribe(reader, reader.device);
    await passUntil(app, reader.minute + MINUTE_MS);
    expect(reader.device.received).toHaveLength(1);
  });

  it('of one process, the database’s aside, neither hurry nor delay', async () => {
    let offMs = 0;
    const skewed = await createTestApp({
      env: { LIMIT_FACTOR: '1000' },
      clock: { ...app.clock, now: () => app.clock.now() + offMs },
      replace: { databaseNow: async () => app.clock.now() },
    });
    const reader = await createReader(skewed, service);
    const [contact] = await listTimed(skewed, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    await setBell(reader, contact);
    await doDueWork(skewed);
    offMs = 3 * 3_600_000;
    app.clock.advance(minuteOf(contact) - MINUTE_MS - app.clock.now());
    await doDueWork(skewed, app.clock.now());
    expect(reader.device.received).toEqual([]);
    offMs = -3 * 3_600_000;
    app.clock.advance(MINUTE_MS);
    skewed.app.dueWork.wake();
    await expect.poll(() => reader.device.received.length, { timeout: 10_000 }).toBe(1);
    await skewed.app.dueWork.stop();
    await skewed.close();
  });
});

describe('bells of the version before', () => {
  it('move into the plan, ring once, and leave nothing in plain', { tags: 'night' }, async () => {
    const reader = await createReader(app, service);
    const [contact] = await listTimed(app, reader);
    if (contact === undefined) throw new Error('no contact to the minute');
    const { moving, aspect, natal } = contact;
    await setBell(reader, contact);
    // As that version stores them: the bell in a row of its own, and no plan.
    const { query } = app.database.client;
    const exported = (await reader.client.get('/api/user/export')).read(accountExportSchema);
    const bells = exported.tables['notice_plans']?.[0]?.['bells'];
    const bell = JSON.stringify(Array.isArray(bells) ? bells[0] : undefined);
    expect(bell).toContain(`${moving} ${aspect} ${natal}`);
    const { id } = reader.user;
    await doDueWork(app);
    await query({ text: 'delete from notice_plans where user_id = $1', values: [id] });
    await query({
      text: `insert into notice_bells (id, user_id, day, contact_hash, sealed)
        values (gen_random_uuid(), $1::uuid, $2, 'hash', $3)`,
      values: [
        id,
        contact.at.slice(0, 10),
        createDataCipher([TEST_DATA_KEY]).seal(bell, `notices-bell:${id}`, null),
      ],
    });
    await passUntil(app, minuteOf(contact) + MINUTE_MS);
    expect(reader.device.received).toHaveLength(1);
    const left = await query({ text: 'select 1 from notice_bells', values: [] });
    expect(left.rowCount).toBe(0);
  });
});

describe('a process that goes on after another', () => {
  // req: NOTICE-3
  it('sends what that one had not begun, and nothing that it had', { tags: 'night' }, async () => {
    const rung = await createBelled();
    const held = await createBelled('silent');
    expect(held.minute).toBe(rung.minute);
    await passUntil(app, rung.minute);
    expect(rung.device.received).toHaveLength(1);
    const waiting = await createBelled();
    const twin = await app.twin();
    await app.app.dueWork.stop();
    await passUntil(twin, rung.minute + MINUTE_MS);
    // A reader who changes something is planned for anew.
    const there = { ...rung, client: twin.client() };
    for (const [name, value] of rung.client.cookies) there.client.cookies.set(name, value);
    await edit(there, { style: 'discreet' });
    await passUntil(twin, waiting.minute + MINUTE_MS);
    expect(rung.device.received).toHaveLength(1);
    expect(held.device.attempts).toBe(1);
    expect(waiting.device.received).toHaveLength(1);
    await twin.app.dueWork.stop();
  });
});
