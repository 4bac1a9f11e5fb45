// Forms in which values are written: in a database that no server has used all of them at once, and elsewhere from
// `npm run data:encrypt` on. Rows in the forms from before are read, and taken up by the command.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readForms, takeUpForms } from '#server/db/data-forms.ts';
import { chooseForms } from '#server/db/encryption.ts';
import { MIGRATIONS_FOLDER } from '#server/db/migrations-folder.ts';
import { reencrypt } from '#server/db/reencrypt.ts';
import { resealProgress } from '#server/features/progress/index.ts';
import { activityRecordedSchema, userProgressSchema } from '#shared/progress/progress.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';
import { takeDump } from './dumps.ts';

const PATH = '/api/user-progress';
const NEITHER_SET = { dataAtRest: undefined, encryptsData: false };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterEach(() => chooseForms({ encrypts: true, isUniform: true }));
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.client.query({ text, values })).rows;
const record = async ({ client }: TestUser, activityType: string, activityId: string) => {
  const answer = await client.post(`${PATH}/activity`, { activityType, activityId });
  expect(answer.status, answer.text).toBe(200);
  return answer.read(activityRecordedSchema);
};

test('are all written in a database that no server has used, and encrypt by themselves', async () => {
  const forms = () => readForms(app.database.client, NEITHER_SET);
  expect(await forms()).toEqual({ encrypts: true, isUniform: true });
  expect(await readForms(app.database.client, { ...NEITHER_SET, dataAtRest: 'off' })).toEqual({
    encrypts: false,
    isUniform: true,
  });
  const [last = ''] = readFileSync(join(MIGRATIONS_FOLDER, '0015_uniform_at_rest.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .slice(-1);
  await query('delete from data_forms');
  await query("insert into data_keys (id, first_used_at) values ('used', now())");
  await query(last);
  expect(await forms()).toEqual({ encrypts: false, isUniform: false });
  await query("delete from data_keys where id = 'used'");
  await query(last);
  expect(await forms()).toEqual({ encrypts: true, isUniform: true });
  await query('delete from data_forms');
  await takeUpForms(app.database.client);
  expect(await forms()).toEqual({ encrypts: true, isUniform: true });
});

// req: REST-1
test('of activities are found in either form, and taken up by the command', async () => {
  const reader = await signUpUser(app, { birthDate: '1994-08-02' });
  const twice = async (activityType: string, activityId: string) => {
    chooseForms({ encrypts: true, isUniform: false });
    const first = await record(reader, activityType, activityId);
    chooseForms({ encrypts: true, isUniform: true });
    expect(await record(reader, activityType, activityId)).toMatchObject({
      awarded: 0,
      alreadyCompleted: true,
      cosmicPoints: first.cosmicPoints,
    });
  };
  await twice('compatibility', 'aries-leo');
  await twice('horoscope', 'daily-leo-2026-11-20');
  await record(reader, 'reading', 'celestial-love');
  chooseForms({ encrypts: true, isUniform: false });
  expect((await record(reader, 'reading', 'celestial-love')).alreadyCompleted).toBe(true);
  const claim = { points: 5, claimId: '5f1d7f4e-62f6-4c0c-9d0e-3d2f6f1f0a11' };
  await reader.client.post(`${PATH}/points`, claim);
  chooseForms({ encrypts: true, isUniform: true });
  expect((await reader.client.post(`${PATH}/points`, claim)).json).toMatchObject({ awarded: 5 });

  const before = (await reader.client.get(PATH)).read(userProgressSchema);
  const [plain] = await query(
    "select count(*)::int as count from activities where activity_id in ('aries-leo', 'daily-leo-2026-11-20')",
  );
  expect(plain?.['count']).toBe(2);
  // What an interrupted run left is gone on with; servers work meanwhile.
  const [written] = await Promise.all([
    resealProgress(app.database.client),
    record(reader, 'reading', 'career-prosperity'),
  ]);
  expect(written).toBeGreaterThanOrEqual(5);
  expect(await resealProgress(app.database.client)).toBe(0);
  const text = JSON.stringify([...(await takeDump(app.database.client))]);
  expect(text).not.toMatch(/daily-leo|aries-leo|celestial-love|5f1d7f4e/);
  const after = (await reader.client.get(PATH)).read(userProgressSchema);
  expect(after.completedActivities).toMatchObject(before.completedActivities);
  expect((await record(reader, 'compatibility', 'aries-leo')).alreadyCompleted).toBe(true);
  expect((await reader.client.post(`${PATH}/points`, claim)).json).toMatchObject({ awarded: 5 });
  const exported = (await reader.client.get('/api/user/export')).text;
  for (const id of ['daily-leo-2026-11-20', 'horoscope:daily-leo-2026-11-20', claim.claimId]) {
    expect(exported).toContain(`"${id}"`);
  }
});

test('of a birth time that came twice do not tell it', async () => {
  const birth = { birthDate: '1990-09-30', birthTime: '02:30', birthPlaceId: PARIS.id };
  chooseForms({ encrypts: true, isUniform: false });
  const reader = await signUpUser(app, { ...birth, birthTimeFold: 'later' });
  const once = await signUpUser(app, { ...birth, birthTime: '12:00' });
  const stored = () =>
    query('select birth_time_fold as fold from users where id = any($1::uuid[]) order by 1', [
      [reader.user.id, once.user.id],
    ]);
  expect(await stored()).toEqual([{ fold: 'later' }, { fold: null }]);
  chooseForms({ encrypts: true, isUniform: true });
  await reencrypt(app.database.client.db);
  for (const { fold } of await stored()) expect(fold).toMatch(/^e1\./);
  const foldOf = async ({ client }: TestUser) => (await client.get('/api/user')).json;
  expect(await foldOf(reader)).toMatchObject({ birthTimeFold: 'later' });
  expect(await foldOf(once)).toMatchObject({ birthTimeFold: null });
});
