// Calls whose transaction the database undoes in favor of another, as it does all the time at `serializable`: triggers
// refuse what a call writes, so many times.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import { type AttackedApp, startAttackedApp } from '#tests/server/hostile/attacked-app.ts';

const ACTIVITY = { activityType: 'compatibility', activityId: 'aries-leo' };
const ALWAYS = 1_000_000;

let attacked: AttackedApp;
const run = (text: string) => attacked.app.database.client.query({ text, values: [] });
beforeAll(async () => {
  attacked = await startAttackedApp();
  // A sequence goes on where a transaction is undone.
  await run('create sequence tries');
});
afterAll(() => attacked.close());
afterEach(() => run('drop function conflict cascade'));

/** Undoes the first of the transactions that change a table. */
async function undo(count: number, change: string): Promise<void> {
  await run('alter sequence tries restart');
  await run(`create function conflict() returns trigger language plpgsql as $$ begin
    if nextval('tries') <= ${count} then raise 'undone' using errcode = '40001'; end if;
    return new;
  end $$`);
  await run(`create trigger conflict before ${change} for each row execute function conflict()`);
}

test('an idempotent call is done once, however often it was undone before', async () => {
  const { client, user } = await attacked.member();
  await undo(3, 'insert on activities');
  expect((await client.post('/api/user-progress/activity', ACTIVITY)).status).toBe(200);
  const { rows } = await run(`select sum(points)::int as points from point_entries
    where user_id = '${user.id}'`);
  expect(rows).toEqual([{ points: 10 }]);
  const progress = (await client.get('/api/user-progress')).read(userProgressSchema);
  expect(progress.cosmicPoints).toBe(rows[0]?.['points']);
});

test('an idempotent call that is undone repeatedly is 503, and has done nothing', async () => {
  const { client, user } = await attacked.member();
  await undo(ALWAYS, 'insert on activities');
  const answer = await client.post('/api/user-progress/activity', ACTIVITY);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect((await run(`select 1 from point_entries where user_id = '${user.id}'`)).rowCount).toBe(0);
});

test('a call that sends a text message is not repeated: one message, and 503', async () => {
  const visitor = attacked.visitor();
  const phoneNumber = attacked.freshNumber();
  // As often as the one statement that follows the text is tried.
  await undo(4, 'update of provider_id on verification_codes');
  const before = attacked.twilio.requests;
  expect((await visitor.post('/api/verify/send', { phoneNumber })).status).toBe(503);
  expect(attacked.twilio.requests - before).toBe(1);
});
