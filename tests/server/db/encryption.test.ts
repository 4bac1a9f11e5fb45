// What a copy of the database tells of its readers: nothing of what they were born with, whom they like and how they
// are reached.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromStored, setUpEncryption, toStored } from '#server/db/encryption.ts';
import { reencrypt } from '#server/db/reencrypt.ts';
import { resealLetters } from '#server/features/letter/index.ts';
import { resealMatches } from '#server/features/matches/index.ts';
import { addressedFeedSchema } from '#shared/calendar/calendar.schema.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { newInvitationSchema } from '#shared/matches/matches.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration, findCode, signUp, verifyNumber } from '#tests/support/journeys.ts';
import { createUsers, userId } from '#tests/support/many-users.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { testPlaces } from '#tests/support/test-places.ts';

const READERS = isExhaustive ? 1_000 : 30;
const NEW_KEY = 'another-data-key-of-the-tests-and-nothing-else';
const DATE = '2026-11-20';

const placeOf = (id: number): Place => ({
  id,
  name: `Quillborough ${id}`,
  region: `Brackenshire ${id}`,
  country: 'Utopia',
  latitude: 10 + id / 1_000_003,
  longitude: -20 - id / 1_000_003,
  timeZone: 'Europe/Paris',
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { LIMIT_FACTOR: '100000' },
    replace: { places: { ...testPlaces, findPlaceById: async (id) => placeOf(id) } },
  });
});
afterAll(async () => {
  useKeys(TEST_DATA_KEY);
  await app.close();
});

function useKeys(first: string, ...older: string[]) {
  return setUpEncryption({ keys: [first, ...older], encrypts: true });
}

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.client.query({ text, values })).rows;

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    for (const row of await query(`select t::text as row from "${name}" t`)) {
      texts.push(String(row['row']));
    }
  }
  return texts.join('\n');
}

/** Forms in which a dump would tell a value. */
function findForms(text: string, value: string): string[] {
  // A word or a time of day by itself, not within a longer one or a timestamp.
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const plain = new RegExp(`(?<![\\w:])${escaped}(?![\\w:])`, 'i');
  const bytes = Buffer.from(value);
  // Shorter ones occur by chance in what is encrypted.
  const coded = bytes.length < 5 ? [] : [bytes.toString('base64url'), bytes.toString('hex')];
  return [...(plain.test(text) ? [value] : []), ...coded.filter((form) => text.includes(form))];
}

const timeOf = (index: number) =>
  `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`;
const ATTRACTIONS = ['men', 'women', 'non-binary', 'everyone'] as const;

describe('a dump', () => {
  // req: REST-1
  test(`holds nothing of what ${READERS} readers were born with, whom they like and how they are reached`, {
    timeout: SWEEP_TIMEOUT_MS,
  }, async () => {
    const planted: string[] = [];
    let last: { client: HttpClient; own: string[] } | undefined;
    for (let index = 1; index <= READERS; index += 1) {
      const client = app.client();
      const place = placeOf(index);
      const birth = { birthDate: '1990-03-21', birthTime: timeOf(index) };
      const email = `reader${index}@planted.example`;
      const liked = ATTRACTIONS[index % 4] ?? 'men';
      const details = { ...birth, email, birthPlace: place.name, birthPlaceId: index };
      const user = await signUp(app, client, { ...details, attractions: [liked] });
      await client.post('/api/subscribe', {
        ...{ email, firstName: 'Nora', lastName: 'Whitlock', consent: true },
      });
      const own = [user.fullPhoneNumber, user.fullPhoneNumber.slice(2), email, birth.birthTime];
      own.push(birth.birthDate, place.name, String(place.region), liked);
      own.push(String(place.latitude), String(place.longitude));
      planted.push(...own);
      if (index % 10 === 0) {
        await client.get(`/api/birth-chart/${user.id}`);
        await client.get(`/api/letter?date=${DATE}`);
        // A visitor with a grant and a subscription, one with a code on its way, and a change of number.
        const number = `+1646555${String(1000 + index)}`;
        const visitor = app.client();
        await verifyNumber(app, visitor, number);
        const address = `visitor${index}@planted.example`;
        await visitor.post('/api/subscribe', {
          ...{ email: address, firstName: 'Ada', lastName: 'Visitor', consent: true },
        });
        const awaited = `+1347555${String(1000 + index)}`;
        await app.client().post('/api/verify/send', { phoneNumber: awaited });
        planted.push(number, number.slice(2), address, awaited, awaited.slice(2));
      }
      last = { client, own };
      if (index !== READERS) client.close();
    }
    const counted = await query(
      'select (select count(*) from letters) letters, (select count(*) from birth_charts) charts, (select count(*) from subscribers where user_id is null) visitors, (select count(*) from phone_grants) grants',
    );
    const each = String(READERS / 10);
    expect(counted).toEqual([{ letters: each, charts: each, visitors: each, grants: each }]);

    const text = await dump();
    expect(text).toContain('Whitlock'); // what the search would find
    const told = planted.filter((value) => findForms(text, value).length > 0);
    expect(told).toEqual([]);
    // Their owner has them.
    const exported = (await last?.client.get('/api/user/export'))?.text ?? '';
    for (const own of last?.own ?? []) expect(exported).toContain(own);
  });
});

describe('a value', () => {
  test('differs each time, belongs to its column, and cannot be altered', () => {
    const one = toStored('21:18', 'birth_time');
    expect(toStored('21:18', 'birth_time')).not.toBe(one);
    expect(fromStored(one, 'birth_time')).toBe('21:18');
    expect(() => fromStored(one, 'email')).toThrow();
    const altered = one.slice(0, -2) + (one.endsWith('AA') ? 'BB' : 'AA');
    expect(() => fromStored(altered, 'birth_time')).toThrow();
    expect(fromStored('21:18', 'birth_time')).toBe('21:18');
  });
});

describe('the key', () => {
  // req: REST-2
  test('is replaced without an outage, and the old one can be dropped after the command', async () => {
    const client = app.client();
    const user = await signUp(app, client, { email: 'rotated@planted.example', birthPlaceId: 7 });
    const phoneNumber = user.fullPhoneNumber;
    await client.post('/api/subscribe', {
      ...{ email: user.email, firstName: 'Nora', lastName: 'Whitlock', consent: true },
    });
    const letter = (await client.get(`/api/letter?date=${DATE}`)).text;
    const feed = (await client.post('/api/calendar/feeds', { name: 'Phone', style: 'open' })).read(
      addressedFeedSchema,
    );
    const feedPath = new URL(feed.url).pathname;
    const countEvents = async (by: HttpClient) =>
      (await by.get(feedPath)).text.split('BEGIN:VEVENT').length;
    const events = await countEvents(client);
    expect(events).toBeGreaterThan(100);
    const friend = app.client();
    await signUp(app, friend, { birthPlaceId: 8 });
    const invited = await friend.post('/api/matches/invitations', {
      ...{ nickname: 'Jo', level: 'chart', days: 7 },
    });
    const { token } = invited.read(newInvitationSchema);
    await client.post('/api/matches/accept', { token, level: 'chart', nickname: 'Sam' });
    const matches = (await client.get('/api/matches')).text;
    expect(matches).toContain('"longitude"');
    const seen = (await client.get('/api/user')).read(userSchema);

    const both = useKeys(NEW_KEY, TEST_DATA_KEY);
    expect((await client.get('/api/user')).read(userSchema)).toEqual(seen);
    app.clock.advance(60_000);
    const elsewhere = app.client();
    await verifyNumber(app, elsewhere, phoneNumber);
    const login = await elsewhere.post('/api/login', { phoneNumber });
    expect(login.read(userSchema).id).toBe(user.id);
    // The number is known, although its hash under the new key is another.
    app.clock.advance(120_000);
    const again = app.client();
    await verifyNumber(app, again, phoneNumber);
    const second = await again.post('/api/register', buildRegistration({ phoneNumber }));
    expect([second.status, second.code]).toEqual([409, 'account_exists']);

    expect(await reencrypt(app.database.client.db)).toBeGreaterThan(0);
    expect(await reencrypt(app.database.client.db)).toBe(0);
    expect(await resealLetters(app.database.client.db, both)).toBeGreaterThan(0);
    // Both sides, and the key of the pairs' hashes.
    expect(await resealMatches(app.database.client.db, both)).toBe(3);
    expect(await resealMatches(app.database.client.db, both)).toBe(0);
    useKeys(NEW_KEY);
    expect((await client.get('/api/user')).read(userSchema)).toEqual(seen);
    // A process that has both keys, at which the calendar fetches; and one that has the new key alone.
    const between = await app.twin({
      env: { LIMIT_FACTOR: '100000', DATA_KEY: `${NEW_KEY},${TEST_DATA_KEY}` },
    });
    expect(await countEvents(between.client())).toBe(events);
    const twin = await app.twin({ env: { LIMIT_FACTOR: '100000', DATA_KEY: NEW_KEY } });
    expect(await countEvents(twin.client())).toBe(events);
    app.clock.advance(120_000);
    const there = twin.client();
    await verifyNumber(twin, there, phoneNumber);
    await there.post('/api/login', { phoneNumber });
    const { tables } = (await there.get('/api/user/export')).read(accountExportSchema);
    expect(tables['subscribers']).toHaveLength(1);
    expect(tables['letters']?.[0]?.['letter']).not.toBeNull();
    expect((await there.get(`/api/letter?date=${DATE}`)).text).toBe(letter);
    expect((await there.get('/api/matches')).text).toBe(matches);

    // A key that is missing is the operator's mistake and passes: never a 500.
    useKeys(TEST_DATA_KEY);
    const unreadable = await client.get('/api/user');
    expect([unreadable.status, unreadable.code]).toEqual([503, 'unavailable']);
    useKeys(TEST_DATA_KEY, NEW_KEY);
    await reencrypt(app.database.client.db);
    useKeys(TEST_DATA_KEY);
    expect((await client.get('/api/user')).read(userSchema)).toEqual(seen);
  });
});

describe('older rows', () => {
  test('are read as they are, and encrypted by the command', async () => {
    const [users, batches] = [450, 3];
    await createUsers({ run: query }, { users, activities: 0 });
    expect(await dump()).toContain('+12000000007');
    expect(Math.ceil(users / 200)).toBe(batches);
    expect(await reencrypt(app.database.client.db)).toBe(users);
    const text = await dump();
    for (const told of ['+12000000007', 'Chicago', '1994-08-02', 'everyone']) {
      expect(findForms(text, told)).toEqual([]);
    }
    const [row] = await query('select phone_hash from users where id = $1', [userId(7)]);
    expect(row?.['phone_hash']).toMatch(/^h1\./);
  });

  test('and new rows belong to one account per number, in whichever form a process writes', async () => {
    const write = (encrypts: boolean) => setUpEncryption({ keys: [TEST_DATA_KEY], encrypts });
    const statusOf = async (client: HttpClient, phoneNumber: string) => {
      const answer = await client.post('/api/register', buildRegistration({ phoneNumber }));
      return [answer.status, answer.code];
    };
    let number = 0;
    for (const first of [false, true]) {
      number += 1;
      const phoneNumber = `+1917555010${number}`;
      write(first);
      const client = app.client();
      const { id } = await signUp(app, client, { phoneNumber });
      const [stored] = await query('select phone_number, phone_hash from users where id = $1', [
        id,
      ]);
      expect(stored?.['phone_number'] === phoneNumber).toBe(!first);
      expect(stored?.['phone_hash'] === null).toBe(!first);
      // The other form: a code checked by it, the account found, an edit, and the plain form given up again.
      app.clock.advance(300_000);
      const other = app.client();
      await other.post('/api/verify/send', { phoneNumber });
      write(!first);
      const code = findCode(app, phoneNumber);
      expect((await other.post('/api/verify/check', { phoneNumber, code })).status).toBe(200);
      expect(await statusOf(other, phoneNumber)).toEqual([409, 'account_exists']);
      expect((await other.post('/api/login', { phoneNumber })).read(userSchema).id).toBe(id);
      await client.patch('/api/user', { email: `both${number}@planted.example` });
      write(first);
      const { email, attractions } = (await client.get('/api/user')).read(userSchema);
      expect([email, attractions]).toEqual([`both${number}@planted.example`, ['everyone']]);
    }
    write(true);
    await reencrypt(app.database.client.db);
    expect(findForms(await dump(), 'both1@planted.example')).toEqual([]);
  });
});
