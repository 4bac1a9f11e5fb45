// Accounts that end without their owners: unused for two years, or brought back by a backup.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlainQuery } from '#server/db/database.ts';
import { endSessionsOfBackup } from '#server/db/installation.ts';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp, verifyNumber } from '#tests/support/journeys.ts';
import type { SignedUpUser } from '#tests/support/people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const DAY_MS = 86_400_000;
/** Of the two years that end here: from the start of the tests. */
const daysOfMonths = { 23: 701, 24: 732 } as const;

const folder = mkdtempSync(join(tmpdir(), 'asteria-deletions-'));
const file = join(folder, 'deletions');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '100000', DELETIONS_FILE: file } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const pass = (days: number) => app.clock.advance(days * DAY_MS);

async function logIn(user: SignedUpUser): Promise<{ status: number; client: HttpClient }> {
  const client = app.client();
  const phoneNumber = user.fullPhoneNumber;
  await verifyNumber(app, client, phoneNumber);
  return { status: (await client.post('/api/login', { phoneNumber })).status, client };
}

async function notesOf(client: HttpClient): Promise<number> {
  const events = (await client.get('/api/user/history')).read(accountHistorySchema);
  return events.filter(({ kind }) => kind === 'unused').length;
}

describe('an account that nobody uses for two years', () => {
  // req: REST-4
  test('is deleted a month after its history says so, unless its owner came back', async () => {
    const gone = await signUp(app, app.client());
    const back = await signUp(app, app.client());
    const daily = app.client();
    const used = await signUp(app, daily);
    pass(daysOfMonths[23] - 2);
    await app.app.tidyUp();
    const early = await logIn(used);
    expect([early.status, await notesOf(early.client)]).toEqual([200, 0]);

    pass(3);
    await app.app.tidyUp();
    await app.app.tidyUp();
    const returned = await logIn(back);
    expect([returned.status, await notesOf(returned.client)]).toEqual([200, 1]);

    pass(29);
    await app.app.tidyUp();
    expect(await count(gone.id)).toBe(1);
    pass(daysOfMonths[24] - daysOfMonths[23]);
    await app.app.tidyUp();
    expect(await count(gone.id)).toBe(0);
    expect((await logIn(gone)).status).toBe(404);
    for (const kept of [back, used]) expect((await logIn(kept)).status).toBe(200);
    // It is in the log like any other deletion.
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  test('is not deleted before the notice, however long no clean-up ran', async () => {
    const user = await signUp(app, app.client());
    pass(1_000);
    await app.app.tidyUp();
    expect(await count(user.id)).toBe(1);
    pass(29);
    await app.app.tidyUp();
    expect(await count(user.id)).toBe(1);
    pass(2);
    await app.app.tidyUp();
    expect(await count(user.id)).toBe(0);
  });

  test('counts as used by a visit, even without a new sign-in', async () => {
    const client = app.client();
    const user = await signUp(app, client);
    for (let days = 0; days < 28; days += 7) {
      pass(7);
      expect((await client.get('/api/user')).status).toBe(200);
    }
    pass(daysOfMonths[23] - 14);
    await app.app.tidyUp();
    expect(await notesOf((await logIn(user)).client)).toBe(0);
  });
});

describe('the log of deletions', () => {
  // req: REST-3
  test('names nobody, and repeats deletions that a backup undid, at the next start', async () => {
    const client = app.client();
    const user = await signUp(app, client);
    const other = await signUp(app, app.client());
    const [row] = await query('select to_jsonb(u)::text as text from users u where id = $1', [
      user.id,
    ]);
    const bringBack = async () => {
      await query('insert into users select * from jsonb_populate_record(null::users, $1::jsonb)', [
        row?.['text'],
      ]);
    };
    const deleted = await client.delete('/api/user', { confirm: user.username });
    expect(deleted.status).toBe(200);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^(h1\.[\w-]{43} \d{4}-\d\d-\d\dT[\d:.]+Z\n)+$/);
    for (const told of [user.id, user.fullPhoneNumber, user.username]) {
      expect(text).not.toContain(told);
    }

    await bringBack();
    // The table knows the deletion, so this is no restored backup.
    expect(await (await app.twin()).app.replayDeletions()).toBe(0);
    await query('delete from deletions');
    expect(await (await app.twin()).app.replayDeletions()).toBe(1);
    expect(await count(user.id)).toBe(0);
    expect(await count(other.id)).toBe(1);
    expect(await (await app.twin()).app.replayDeletions()).toBe(0);
    expect((await logIn(user)).status).toBe(404);
  });
});

describe('sessions', () => {
  // req: REST-3
  test('end only in a database other than the one they began in', async () => {
    const browsers = [app.client(), app.client()];
    for (const browser of browsers) await signUp(app, browser);
    const statuses = async () =>
      Promise.all(browsers.map(async (browser) => (await browser.get('/api/user')).status));
    const { client } = app.database;
    // The first start of this version, and the next one.
    expect([await endSessionsOfBackup(client), await endSessionsOfBackup(client)]).toEqual([
      false,
      false,
    ]);
    expect(await statuses()).toEqual([200, 200]);
    await query(`update installations set place = 'the machine that was lost'`);
    const atOnce = await Promise.all([endSessionsOfBackup(client), endSessionsOfBackup(client)]);
    expect(atOnce.sort()).toEqual([false, true]);
    expect(await statuses()).toEqual([401, 401]);
    expect(await endSessionsOfBackup(client)).toBe(false);
  });

  test('stay when the place of the database cannot be read because the connection is lost', async () => {
    const browser = app.client();
    await signUp(app, browser);
    const { client } = app.database;
    const lost = {
      db: client.db,
      query: async (asked: PlainQuery) => {
        if (asked.text.includes('pg_control_system')) throw new Error('connection lost');
        return client.query(asked);
      },
    };
    await expect(endSessionsOfBackup(lost)).rejects.toThrow('connection lost');
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});

async function query(text: string, values: unknown[] = []) {
  return (await app.database.client.query({ text, values })).rows;
}

async function count(id: string): Promise<number> {
  const [row] = await query('select count(*)::int as count from users where id = $1', [id]);
  return Number(row?.['count']);
}
