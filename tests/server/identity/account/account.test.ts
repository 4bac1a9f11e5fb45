import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as schema from '#server/db/schema/index.ts';
import { BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import {
  accountDeletedSchema,
  accountExportSchema,
  deviceSessionsSchema,
} from '#shared/identity/account/account.schema.ts';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { LAW_VERSION } from '#shared/law/law-pages.ts';
import { signUp, verifyNumber } from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function signedIn(overrides: Record<string, unknown> = {}) {
  const client = app.client();
  const user = await signUp(app, client, overrides);
  return { client, user };
}

/** What the answers on a person's own sky have in common. */
const zonedSchema = z.object({ zone: z.string() });
const NO_MARGINS = [1, 10, -5, 15.5, 90, '15', true, [15]];

/** Signs the user in once more, in another browser. */
async function onAnotherDevice(fullPhoneNumber: string) {
  const client = app.client();
  await verifyNumber(app, client, fullPhoneNumber);
  await client.post('/api/login', { phoneNumber: fullPhoneNumber });
  return client;
}

it.each([
  ['GET', '/api/user'],
  ['PATCH', '/api/user'],
  ['DELETE', '/api/user'],
  ['POST', '/api/user/birth-details'],
  ['POST', '/api/user/password'],
  ['GET', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions/00000000-0000-4000-8000-000000000000'],
  ['GET', '/api/user/export'],
])('%s %s is 401 for a visitor', async (method, path) => {
  const answer = await app.client().send(path, { method });
  expect([answer.status, answer.code]).toEqual([401, 'not_signed_in']);
});

describe('POST /api/user/birth-details', () => {
  it('replaces all of them: absent ones become unknown', async () => {
    const { client, user } = await signedIn();
    expect(user.birthPlaceDetails).toEqual(CHICAGO);
    const answer = await client.post('/api/user/birth-details', {
      birthDate: '1990-05-21',
      birthPlace: 'Somewhere by the sea',
    });
    expect(answer.status).toBe(200);
    expect(answer.read(userSchema)).toMatchObject({
      birthDate: '1990-05-21',
      birthTime: null,
      birthPlace: 'Somewhere by the sea',
      birthPlaceDetails: null,
    });
    expect((await client.get('/api/user')).read(userSchema).birthDate).toBe('1990-05-21');
  });

  it('takes the chosen place, not the written one', async () => {
    const { client } = await signedIn();
    const answer = await client.post('/api/user/birth-details', {
      birthDate: '1990-05-21',
      birthPlace: 'Paris',
      birthPlaceId: PARIS.id,
    });
    expect(answer.read(userSchema).birthPlaceDetails).toEqual(PARIS);
  });

  it.each<readonly [Record<string, unknown>, string, string]>([
    [{ birthDate: null }, 'birthDate', 'Please select your birth date'],
    [{ birthPlace: '' }, 'birthPlace', 'Please enter your birth location'],
    [{ birthTime: '9:5' }, 'birthTime', 'Please give a time as HH:MM, from 00:00 to 23:59'],
    [{ birthTimeFold: 'middle' }, 'birthTimeFold', 'Please choose earlier or later'],
    ...NO_MARGINS.map(
      (birthTimeMargin) =>
        [
          { birthTime: '21:18', birthTimeMargin },
          'birthTimeMargin',
          'Please choose 0, 5, 15, 30 or 60 minutes',
        ] as const,
    ),
    [
      { birthPlace: 'x'.repeat(201) },
      'birthPlace',
      'Birth location must be at most 200 characters',
    ],
  ])('refuses %j at its field and changes nothing', async (change, field, sentence) => {
    const { client, user } = await signedIn();
    const answer = await client.post('/api/user/birth-details', {
      birthDate: '1990-05-21',
      birthPlace: 'Paris, France',
      ...change,
    });
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual({ [field]: sentence });
    expect((await client.get('/api/user')).read(userSchema).birthDate).toBe(user.birthDate);
  });
});

describe('the margin of a birth time', () => {
  // req: CONTACT-7
  it.each(BIRTH_TIME_MARGINS)('is stored as %i minutes, and exported', async (birthTimeMargin) => {
    const { client } = await signedIn();
    const answer = await client.post('/api/user/birth-details', {
      birthDate: '1990-05-21',
      birthTime: '21:18',
      birthTimeMargin,
      birthPlace: 'Paris, France',
    });
    expect(answer.read(userSchema).birthTimeMargin).toBe(birthTimeMargin);
    expect((await client.get('/api/user')).read(userSchema).birthTimeMargin).toBe(birthTimeMargin);
    const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
    expect(tables['users']).toMatchObject([{ birthTimeMargin }]);
  });

  it('is stored at registration, and null when it was not given', async () => {
    const said = await signedIn({ birthTimeMargin: 5 });
    expect(said.user.birthTimeMargin).toBe(5);
    for (const unsaid of [{}, { birthTimeMargin: null }, { birthTimeMargin: '' }]) {
      expect((await signedIn(unsaid)).user.birthTimeMargin).toBeNull();
    }
  });

  it('is removed with the birth time, and by details without it', async () => {
    const details = { birthDate: '1990-05-21', birthPlace: 'Paris, France' };
    const { client } = await signedIn({ birthTimeMargin: 5 });
    for (const change of [{ birthTimeMargin: 30 }, { birthTime: '10:00' }]) {
      const answer = await client.post('/api/user/birth-details', { ...details, ...change });
      expect([answer.status, answer.read(userSchema).birthTimeMargin]).toEqual([200, null]);
    }
  });
});

describe('PATCH /api/user', () => {
  it('changes only the given fields', async () => {
    const { client, user } = await signedIn();
    const answer = await client.patch('/api/user', { firstName: 'Leonora' });
    const { fullPhoneNumber: _, ...before } = user;
    expect(answer.read(userSchema)).toEqual({
      ...before,
      firstName: 'Leonora',
      name: 'Leonora Whitlock',
    });
    expect((await client.patch('/api/user', {})).status).toBe(200);
  });

  it('returns 409 for a taken username, and keeps the old one', async () => {
    await signedIn({ username: 'first_come' });
    const { client, user } = await signedIn();
    const answer = await client.patch('/api/user', { username: 'first_come', lastName: 'Changed' });
    expect([answer.status, answer.code]).toEqual([409, 'username_taken']);
    expect((await client.get('/api/user')).read(userSchema)).toMatchObject({
      username: user.username,
      lastName: 'Whitlock',
    });
  });

  // req: FIELD-9
  it.each([
    [{ username: 'admin' }, 'username', 'This username is already taken'],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'Nora!' }, 'username', 'Username can contain only a to z, 0 to 9 and _'],
    [{ username: 'x'.repeat(31) }, 'username', 'Username must be at most 30 characters'],
    [{ firstName: 'N' }, 'firstName', 'First name must be at least 2 characters'],
    [{ email: 'nora@' }, 'email', 'Please enter a valid email address'],
    [{ email: 'nöra@example.com' }, 'email', 'Please enter a valid email address'],
    [{ email: 'nora@exä mple.com' }, 'email', 'Please enter a valid email address'],
    [{ email: 'no\u202Era@example.com' }, 'email', 'Please enter a valid email address'],
    [{ attractions: ['cats'] }, 'attractions.0', 'Please choose from the list'],
  ])('refuses %j at its field', async (edit, field, sentence) => {
    const { client } = await signedIn();
    const answer = await client.patch('/api/user', edit);
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual({ [field]: sentence });
  });

  // req: FIELD-8 FIELD-16
  it.each([
    [' nora@example.com ', 'nora@example.com'],
    ['nora＠example．com', 'nora@example.com'],
    ['nora@exämple.com', 'nora@xn--exmple-cua.com'],
    ['nora@例え。jp', 'nora@xn--r8jz45g.jp'],
  ])('stores the address %s as %s', async (email, expected) => {
    const { client } = await signedIn();
    const answer = await client.patch('/api/user', { email });
    expect(answer.read(userSchema).email).toBe(expected);
  });

  // req: SIGNUP-25
  it('records the consent to attractions, and its withdrawal', async () => {
    const { client, user } = await signedIn();
    const emptied = await client.patch('/api/user', { attractions: [] });
    expect(emptied.read(userSchema).attractions).toEqual([]);
    await client.patch('/api/user', { attractions: ['women'] });
    const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
    const consents = (tables['consents'] ?? []).map(({ kind, version, withdrawnAt }) => ({
      kind,
      version,
      withdrawn: withdrawnAt !== null,
    }));
    const version = expect.any(String);
    expect(consents).toHaveLength(3);
    expect(consents).toContainEqual({ kind: 'terms', version: LAW_VERSION, withdrawn: false });
    expect(consents).toContainEqual({ kind: 'attractions', version, withdrawn: true });
    expect(consents).toContainEqual({ kind: 'attractions', version, withdrawn: false });
    expect(user.attractions).toEqual(['everyone']);
  });
});

describe('preferences', () => {
  const UNSAID = {
    zone: null,
    zoneFixed: false,
    hours: null,
    dateOrder: null,
    firstDay: null,
    houses: 'whole-sign',
    theme: null,
    offered: [],
  };

  // req: HABIT-2
  it('default to the browser’s, and each can be set and reset separately', async () => {
    const { client, user } = await signedIn();
    expect(user.preferences).toEqual(UNSAID);
    const change = async (preferences: Record<string, unknown>) =>
      (await client.patch('/api/user', { preferences })).read(userSchema).preferences;
    expect(await change({ hours: '24', firstDay: 'monday' })).toEqual({
      ...UNSAID,
      hours: '24',
      firstDay: 'monday',
    });
    const others = { dateOrder: 'dmy', houses: 'placidus', theme: 'light' };
    await change({ zone: 'Asia/Kathmandu', zoneFixed: true, ...others });
    await change({ hours: null });
    const kept = {
      ...{ zone: 'Asia/Kathmandu', zoneFixed: true, hours: null, firstDay: 'monday' },
      ...others,
      offered: [],
    };
    expect((await client.get('/api/user')).read(userSchema).preferences).toEqual(kept);
    expect(await change({})).toEqual(kept);
    expect(await change(UNSAID)).toEqual(UNSAID);
  });

  // req: HABIT-3
  it("include the zone's offsets, from before the account until years ahead", async () => {
    const { client, user } = await signedIn();
    expect(user.zoneOffsets).toEqual([]);
    const { zoneOffsets } = (
      await client.patch('/api/user', { preferences: { zone: 'America/Vancouver' } })
    ).read(userSchema);
    // British Columbia stays on summer time since 2026.
    expect(zoneOffsets.slice(-2)).toEqual([
      { from: '2025-11-02T09:00:00Z', seconds: -8 * 3600 },
      { from: '2026-03-08T10:00:00Z', seconds: -7 * 3600 },
    ]);
    expect((await client.get('/api/user')).read(userSchema).zoneOffsets).toEqual(zoneOffsets);
  });

  it.each([
    [{ zone: 'Moon/Tranquility' }, 'zone', 'Please choose a place from the list'],
    [{ zone: "x'; drop" }, 'zone', 'Please choose a place from the list'],
    [{ zone: 'A'.repeat(65) }, 'zone', 'Please choose a place from the list'],
    [{ zoneFixed: 'yes' }, 'zoneFixed', 'Please choose from the list'],
    [{ hours: 24 }, 'hours', 'Please choose from the list'],
    [{ dateOrder: 'ydm' }, 'dateOrder', 'Please choose from the list'],
    [{ firstDay: 'friday' }, 'firstDay', 'Please choose from the list'],
    [{ houses: null }, 'houses', 'Please choose from the list'],
    [{ offered: ['moon'] }, 'offered.0', 'Please choose from the list'],
    [{ theme: 'sepia' }, 'theme', 'Please choose from the list'],
  ])('refuse %j at its field, and change nothing', async (wrong, field, sentence) => {
    const { client } = await signedIn();
    const preferences = { dateOrder: 'dmy', ...wrong };
    const answer = await client.patch('/api/user', { firstName: 'Changed', preferences });
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual({ [`preferences.${field}`]: sentence });
    const user = (await client.get('/api/user')).read(userSchema);
    expect([user.firstName, user.preferences]).toEqual(['Nora', UNSAID]);
  });

  // req: HABIT-3
  it('set the zone of calls about the sky that name none', async () => {
    const { client } = await signedIn();
    const zoneOf = async (path: string) => (await client.get(path)).read(zonedSchema).zone;
    expect(await zoneOf('/api/transits')).toBe('UTC');
    await client.patch('/api/user', { preferences: { zone: 'Pacific/Auckland' } });
    for (const path of ['/api/transits', '/api/transits/month', '/api/letter']) {
      expect(await zoneOf(path)).toBe('Pacific/Auckland');
      expect(await zoneOf(`${path}?zone=America/Chicago`)).toMatch(
        path === '/api/letter' ? /./ : /^America\/Chicago$/,
      );
    }
  });
});

describe('POST /api/user/password', () => {
  it('requires the current password once there is one, and ends the other sessions', async () => {
    const { client, user } = await signedIn();
    const other = await onAnotherDevice(user.fullPhoneNumber);
    const set = await client.post('/api/user/password', { newPassword: 'correct horse' });
    expect([set.status, set.json]).toEqual([200, { success: true }]);
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).read(userSchema).hasPassword).toBe(true);

    const wrong = await client.post('/api/user/password', {
      currentPassword: 'wrong',
      newPassword: 'battery staple',
    });
    expect(wrong.read(errorBodySchema).fields).toEqual({
      currentPassword: 'That isn’t your current password',
    });
    const right = await client.post('/api/user/password', {
      currentPassword: 'correct horse',
      newPassword: 'battery staple',
    });
    expect(right.status).toBe(200);
    const login = { username: user.username, password: 'battery staple' };
    expect((await app.client().post('/api/login', login)).status).toBe(200);
  });

  // req: FIELD-10
  it('refuses five characters', async () => {
    const { client } = await signedIn();
    const answer = await client.post('/api/user/password', { newPassword: '12345' });
    expect(answer.read(errorBodySchema).fields).toEqual({
      newPassword: 'Password must be at least 6 characters',
    });
  });
});

describe('/api/user/sessions', () => {
  // req: SETTINGS-6
  it('lists the devices without the id in their cookie, and signs one out', async () => {
    const { client, user } = await signedIn();
    const other = await onAnotherDevice(user.fullPhoneNumber);
    const answer = await client.get('/api/user/sessions');
    const listed = answer.read(deviceSessionsSchema);
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    for (const cookie of [...client.cookies.values(), ...other.cookies.values()])
      if (cookie.length > 8) expect(answer.text).not.toContain(cookie.slice(4, 40));
    const theOther = listed.find(({ current }) => !current);
    expect((await client.delete(`/api/user/sessions/${theOther?.id}`)).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  // req: SETTINGS-10
  it('signs out all others in one call, with one entry in the account’s history', async () => {
    const { client, user } = await signedIn();
    const others = [
      await onAnotherDevice(user.fullPhoneNumber),
      await onAnotherDevice(user.fullPhoneNumber),
    ];
    const stranger = await signedIn();
    for (let time = 0; time < 2; time += 1) {
      const answer = await client.delete('/api/user/sessions');
      expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    }
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await stranger.client.get('/api/user')).status).toBe(200);
    const history = (await client.get('/api/user/history')).read(accountHistorySchema);
    expect(history.filter(({ kind }) => kind === 'device_ended')).toHaveLength(1);
  });

  it("never ends somebody else's session", async () => {
    const one = await signedIn();
    const two = await signedIn();
    const [theirs] = (await two.client.get('/api/user/sessions')).read(deviceSessionsSchema);
    const answer = await one.client.delete(`/api/user/sessions/${theirs?.id}`);
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
    expect((await two.client.get('/api/user')).status).toBe(200);
    expect((await one.client.delete('/api/user/sessions/not-an-id')).status).toBe(400);
  });
});

describe('GET /api/user/export and DELETE /api/user', () => {
  it('cover every table with rows of a user', async () => {
    const { client } = await signedIn();
    const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
    const holding = Object.values(schema as Record<string, unknown>)
      .filter((value) => is(value, PgTable))
      .filter((table) => {
        const columns = Object.keys(getTableColumns(table));
        return columns.includes('userId') || columns.includes('phoneNumber');
      })
      .map((table) => getTableName(table));
    expect(Object.keys(tables).sort()).toEqual(holding.sort());
  });

  // req: SETTINGS-7
  it('exports everything about the user, but no hash', async () => {
    const { client, user } = await signedIn();
    await client.post('/api/user/password', { newPassword: 'correct horse' });
    const answer = await client.get('/api/user/export');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="asteria-.+\.json"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(user.fullPhoneNumber);
    expect(answer.text).not.toMatch(/scrypt|sidHash|passwordHash/);
  });

  // req: SETTINGS-8
  it('deletes every row and every session, and returns the counts', async () => {
    const { client, user } = await signedIn();
    const other = await onAnotherDevice(user.fullPhoneNumber);
    await client.patch('/api/user', { email: 'gone@example.com' });
    await client.post('/api/subscribe', {
      consent: true,
      email: 'gone@example.com',
      firstName: 'Nora',
      lastName: 'Whitlock',
    });
    const wrong = await client.delete('/api/user', { confirm: 'somebody' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.read(errorBodySchema).fields ?? {})).toEqual(['confirm']);

    const answer = await client.delete('/api/user', { confirm: user.username });
    expect(answer.status).toBe(200);
    const { deleted } = answer.read(accountDeletedSchema);
    expect(deleted).toMatchObject({ users: 1, sessions: 2, consents: 2, subscribers: 1 });
    expect(client.cookies.size).toBe(0);
    expect((await other.get('/api/user')).status).toBe(401);
    const { rows } = await app.database.client.query({
      text: 'select 1 from users where id = $1 union all select 1 from subscribers where user_id = $1',
      values: [user.id],
    });
    expect(rows).toEqual([]);
  });
});
