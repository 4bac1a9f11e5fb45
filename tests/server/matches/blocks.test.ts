// Who a block applies to, what remains after a deletion, and how the rows of a pair are found.

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpEncryption } from '#server/db/encryption.ts';
import { rekeyPairs, resealMatches } from '#server/features/matches/index.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import {
  acceptedMatchSchema,
  matchesSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { recordStatements } from '#tests/support/statements.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const NEW_KEY = 'another-data-key-of-the-tests-and-nothing-else';
const GUEST = { level: 'word', nickname: 'N', birth: { birthDate: '1990-02-11' } };
const NO_TOKEN = 'A'.repeat(27);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(async () => {
  setUpEncryption({ keys: [TEST_DATA_KEY], encrypts: true });
  await app.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.client.query({ text, values })).rows;

async function invite({ client }: TestUser, level = 'word'): Promise<string> {
  const answer = await client.post('/api/matches/invitations', { nickname: 'Jo', level, days: 7 });
  return answer.read(newInvitationSchema).token;
}

async function join(sender: TestUser, by: TestUser, level = 'word') {
  const body = { token: await invite(sender, level), level, nickname: 'Nora' };
  return (await by.client.post('/api/matches/accept', body)).read(acceptedMatchSchema);
}

/** Two users. The first has blocked the second. */
async function blockedPair() {
  const [one, other] = [await signUpUser(app), await signUpUser(app)];
  const { id } = await join(one, other);
  expect((await one.client.post(`/api/matches/${id}/block`)).status).toBe(200);
  return { one, other };
}

const open = async (client: HttpClient, token: string) =>
  (await client.post('/api/matches/open', { token })).status;

describe('a block', () => {
  // req: PERSON-3
  it('applies to the same person without an account, on a device on which they have signed in', async () => {
    const { one, other } = await blockedPair();
    const token = await invite(one);
    expect(await open(other.client, token)).toBe(404);
    await other.client.post('/api/logout');
    expect(await open(other.client, token)).toBe(404);
    const refused = await other.client.post('/api/matches/accept', { ...GUEST, token });
    const unknown = await other.client.post('/api/matches/accept', { ...GUEST, token: NO_TOKEN });
    const bodyOf = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
    expect([refused.status, bodyOf(refused)]).toEqual([404, bodyOf(unknown)]);

    // It does not apply to others: a device with another signed-in number, and a device with none.
    const stranger = await signUpUser(app);
    await stranger.client.post('/api/logout');
    expect(await open(stranger.client, token)).toBe(200);
    expect(await open(app.client(), token)).toBe(200);
    expect(await open(other.client, await invite(await signUpUser(app)))).toBe(200);
    expect((await stranger.client.post('/api/matches/accept', { ...GUEST, token })).status).toBe(
      201,
    );
  });

  it('also applies to the person who blocked, and after a change of number', async () => {
    const { one, other } = await blockedPair();
    expect(await open(one.client, await invite(other))).toBe(404);
    await query('update users set phone_number = $1, phone_hash = null where id = $2', [
      '+12125559876',
      other.user.id,
    ]);
    expect(await open(other.client, await invite(one))).toBe(404);
  });

  it('makes the same queries as an unknown link', async () => {
    const { one, other } = await blockedPair();
    const token = await invite(one);
    const guest = app.client();
    await open(guest, NO_TOKEN);
    const recorder = recordStatements();
    try {
      const queriesOf = async (client: HttpClient, path: string, body: object) => {
        recorder.take();
        const { status } = await client.post(path, body);
        const texts = recorder.take().map(({ text }) => text.replaceAll(/\$\d+(, \$\d+)*/g, '$n'));
        return [status, ...texts];
      };
      const compare = async (client: HttpClient) => {
        for (const [path, body] of [
          ['/api/matches/open', {}],
          ['/api/matches/accept', GUEST],
        ] as const) {
          const blocked = await queriesOf(client, path, { ...body, token });
          expect(blocked[0]).toBe(404);
          expect(await queriesOf(client, path, { ...body, token: NO_TOKEN })).toEqual(blocked);
        }
      };
      await compare(other.client);
      await other.client.post('/api/logout');
      await compare(other.client);
    } finally {
      recorder.stop();
    }
  });

  it('is exported without revealing the other person', async () => {
    const { one, other } = await blockedPair();
    const { tables } = (await one.client.get('/api/user/export')).read(accountExportSchema);
    expect(tables['match_blocks']).toMatchObject([{ nickname: 'Jo' }]);
    expect(tables['match_answers']).toHaveLength(1);
    const own = JSON.stringify([tables['match_blocks'], tables['match_answers']]);
    expect(own).not.toContain(other.user.id);
    expect(own).not.toMatch(/sealed|pairHash/);
  });
});

describe('the deletion of an account', () => {
  // req: PERSON-9
  it('removes everything of Four words, from matches and from stored answers', async () => {
    const [one, still, other] = [
      await signUpUser(app),
      await signUpUser(app),
      await signUpUser(app, {
        birthDate: '1990-02-11',
        birthTime: '06:30',
        birthPlaceId: PARIS.id,
      }),
    ];
    const { id } = await join(one, other, 'chart');
    await one.client.delete(`/api/matches/${id}`);
    const { id: standing } = await join(still, other, 'chart');
    const { id: elsewhere } = await join(still, one, 'chart');
    const kept = () => query('select user_id from match_answers where user_id = $1', [one.user.id]);
    expect(await kept()).toHaveLength(1);

    const answer = await other.client.delete('/api/user', { confirm: other.user.username });
    expect(answer.status, answer.text).toBe(200);
    expect(await kept()).toEqual([]);
    const rows = await query('select four from matches where id = any($1)', [
      [standing, elsewhere],
    ]);
    expect(rows.map(({ four }) => four === null).toSorted()).toEqual([false, true]);
    const seen = (await still.client.get('/api/matches')).read(matchesSchema);
    expect(seen.find((match) => match.id === standing)).toMatchObject({
      other: 'gone',
      shown: 'word',
    });
    expect((await still.client.delete(`/api/matches/${standing}`)).status).toBe(200);
  });
});

describe('the hashes of a pair', () => {
  const plainOf = (one: TestUser, other: TestUser) => {
    const ids = [one.user.id, other.user.id].sort().join(':');
    return createHash('sha256').update(`match-pair:${ids}`).digest('base64url');
  };
  const TABLES = ['matches', 'match_makings', 'match_blocks', 'match_answers'];
  const stored = async (table: string) =>
    (await query(`select pair_hash from ${table} where pair_hash is not null`)).map((row) =>
      String(row['pair_hash']),
    );

  it('cannot be found by trying all pairs, and do not link one table to another', async () => {
    const { one, other } = await blockedPair();
    const [two, three] = [await signUpUser(app), await signUpUser(app)];
    const { id } = await join(two, three, 'chart');
    for (const by of [two, three]) await by.client.patch(`/api/matches/${id}`, { again: true });
    const all: string[] = [];
    for (const table of TABLES) {
      const hashes = new Set(await stored(table));
      expect(hashes.size, table).toBeGreaterThan(0);
      for (const hash of hashes) expect(hash).toMatch(/^p1\.[\w-]{43}$/);
      expect([...hashes]).not.toContain(plainOf(one, other));
      expect([...hashes]).not.toContain(plainOf(two, three));
      all.push(...hashes);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('are found when an earlier version stored them without a key, and data:encrypt replaces them', async () => {
    const write = (encrypts: boolean) => setUpEncryption({ keys: [TEST_DATA_KEY], encrypts });
    write(false);
    const { one, other } = await blockedPair();
    const [two, three] = [await signUpUser(app), await signUpUser(app)];
    const match = await join(two, three);
    expect(await stored('match_blocks')).toContain(plainOf(one, other));
    expect(await stored('matches')).toContain(plainOf(two, three));
    // A block as an earlier version stored it.
    await query('update match_blocks set sealed = null where pair_hash = $1', [
      plainOf(one, other),
    ]);

    const cipher = write(true);
    const holds = async () => {
      expect(await open(other.client, await invite(one))).toBe(404);
      expect((await join(three, two)).id).toBe(match.id);
    };
    await holds();
    const { db } = app.database.client;
    expect(await rekeyPairs(db, cipher)).toBeGreaterThan(1);
    expect(await rekeyPairs(db, cipher)).toBe(0);
    for (const table of TABLES) {
      expect((await stored(table)).filter((hash) => !hash.startsWith('p1.'))).toEqual([]);
    }
    await holds();
  });

  it('stay valid after a change of the key, as do the stored answers', async () => {
    const { one, other } = await blockedPair();
    const [two, three] = [await signUpUser(app), await signUpUser(app)];
    const { id, words } = await join(two, three, 'four-words');
    await two.client.delete(`/api/matches/${id}`);
    const token = await invite(one);
    const keys = [NEW_KEY, TEST_DATA_KEY] as const;
    const cipher = setUpEncryption({ keys, encrypts: true });
    const { db } = app.database.client;
    expect(await resealMatches(db, cipher)).toBeGreaterThan(3);
    expect(await resealMatches(db, cipher)).toBe(0);
    for (const table of ['hash_keys', 'match_blocks', 'match_answers', 'match_sides']) {
      const rows = await query(`select sealed from ${table} where sealed is not null`);
      const old = rows.filter(({ sealed }) => !String(sealed).startsWith(`${cipher.keyIds[0]}.`));
      expect(old, table).toEqual([]);
    }
    await other.client.post('/api/logout');
    const twin = await app.twin({ env: { LIMIT_FACTOR: '1000', DATA_KEY: NEW_KEY } });
    const there = twin.client();
    for (const [name, value] of other.client.cookies) there.cookies.set(name, value);
    setUpEncryption({ keys, encrypts: true });
    expect(await open(there, token)).toBe(404);
    const elsewhere = twin.client();
    for (const [name, value] of three.client.cookies) elsewhere.cookies.set(name, value);
    const body = { token: await invite(two), level: 'four-words', nickname: 'N' };
    const again = await elsewhere.post('/api/matches/accept', body);
    expect(again.read(acceptedMatchSchema).words).toMatchObject({
      flows: words.flows,
      care: words.care,
    });
    setUpEncryption({ keys: [TEST_DATA_KEY, NEW_KEY], encrypts: true });
  });
});
