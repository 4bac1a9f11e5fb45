// Fifty at once, from two processes with warm pools that meet in a real Postgres: the embedded database has
// one connection, on which they would only queue. Awards are raced in ../progress/progress-races.test.ts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toStoredHash } from '#server/db/encryption.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;

let attacked: AttackedApp;
let twin: TestApp;
beforeAll(async () => {
  attacked = await startAttackedApp({ database: await createTestDatabase() });
  twin = await attacked.twin();
  // Every connection of both pools is open before the first race.
  const warm = [attacked.app, twin].flatMap(({ database }) =>
    Array.from({ length: 20 }, () =>
      database.client.query({ text: 'select pg_sleep(0.05)', values: [] }),
    ),
  );
  await Promise.all(warm);
}, 120_000);
afterAll(async () => {
  attacked?.searchLog();
  await attacked?.close();
});

/** The same browser fifty times, half of it on each process. */
function race(client: HttpClient, call: (browser: HttpClient, at: number) => Promise<Answer>) {
  const [here, there] = [attacked.copyOf(client), attacked.copyOf(client, twin)];
  return Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => call(at % 2 === 0 ? here : there, at)),
  );
}
const countOf = (answers: readonly Answer[], status: number, code?: string) =>
  answers.filter((answer) => answer.status === status && answer.code === code).length;

describe('out of fifty at once', () => {
  test('one registration makes an account, though all have the grant', {
    tags: 'night',
  }, async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(client, phoneNumber);
    const answers = await race(client, (browser) =>
      browser.post('/api/register', buildRegistration({ phoneNumber, username: undefined })),
    );
    expect(countOf(answers, 201)).toBe(1);
    expect(countOf(answers, 403, 'phone_not_verified')).toBe(AT_ONCE - 1);
    const made = 'select count(*) from users where phone_hash = $1';
    expect(await attacked.count(made, toStoredHash(phoneNumber))).toBe(1);
    const signedIn = `select count(*) from sessions s join users u on u.id = s.user_id where phone_hash = $1`;
    expect(await attacked.count(signedIn, toStoredHash(phoneNumber))).toBe(1);
  });

  test('one registration makes the account of a number that many browsers have proven', async () => {
    const phoneNumber = attacked.freshNumber();
    const browsers: HttpClient[] = [];
    for (let proven = 0; proven < 10; proven += 1) {
      const client = attacked.visitor(proven % 2 === 0 ? attacked.app : twin);
      attacked.app.clock.advance(11 * MINUTE_MS);
      await attacked.prove(client, phoneNumber);
      browsers.push(client);
      attacked.app.clock.advance(-11 * MINUTE_MS);
    }
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.post('/api/register', buildRegistration({ phoneNumber, username: undefined })),
      ),
    );
    expect(countOf(answers, 201)).toBe(1);
    expect(countOf(answers, 409, 'account_exists')).toBe(browsers.length - 1);
  });

  test('one name is taken, though all ask for it', async () => {
    const proven = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = attacked.visitor();
        const phoneNumber = attacked.freshNumber();
        await attacked.prove(client, phoneNumber);
        return { client, phoneNumber };
      }),
    );
    const answers = await Promise.all(
      proven.map(({ client, phoneNumber }) =>
        client.post('/api/register', buildRegistration({ phoneNumber, username: 'the_one_name' })),
      ),
    );
    expect(countOf(answers, 201)).toBe(proven.length);
    const renamed = await Promise.all(
      proven.map(({ client }) => client.patch('/api/user', { username: 'the_other_name' })),
    );
    expect(countOf(renamed, 200)).toBe(1);
    expect(countOf(renamed, 409, 'username_taken')).toBe(proven.length - 1);
    for (const name of ['the_one_name', 'the_other_name']) {
      const named = 'select count(*) from users where username = $1';
      expect(await attacked.count(named, name)).toBeLessThanOrEqual(1);
    }
  });

  test('one check has the grant of a right code, and one login the session of a grant', async () => {
    const { phoneNumber, user } = await attacked.member();
    const client = attacked.visitor();
    attacked.app.clock.advance(11 * MINUTE_MS);
    await client.post('/api/verify/send', { phoneNumber });
    const code = attacked.codeFor(phoneNumber);
    const checks: HttpClient[] = [];
    const checked = await race(client, async () => {
      const browser = attacked.copyOf(client, checks.length % 2 === 0 ? attacked.app : twin);
      checks.push(browser);
      return browser.post('/api/verify/check', { phoneNumber, code });
    });
    expect(countOf(checked, 200)).toBe(1);
    expect(countOf(checked, 400, 'invalid_code') + countOf(checked, 429, 'too_many_requests')).toBe(
      AT_ONCE - 1,
    );
    const granted = 'select count(*) from phone_grants where phone_number = $1';
    expect(await attacked.count(granted, toStoredHash(phoneNumber))).toBe(1);

    const holder = checks[checked.findIndex(({ status }) => status === 200)];
    if (holder === undefined) throw new Error('nobody has the grant');
    const logins = await race(holder, (browser) => browser.post('/api/login', { phoneNumber }));
    expect(countOf(logins, 200)).toBe(1);
    expect(countOf(logins, 401, 'login_failed')).toBe(AT_ONCE - 1);
    expect(await attacked.count(granted, toStoredHash(phoneNumber))).toBe(0);
    // That of the sign-up, and that of the one login.
    const sessions = 'select count(*) from sessions where user_id = $1';
    expect(await attacked.count(sessions, user.id)).toBe(2);
  });

  test('five guesses reach Twilio', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const asked = attacked.twilio.requests;
    const wrong = { phoneNumber, code: attacked.wrongCodeFor(phoneNumber) };
    const answers = await race(client, (browser) => browser.post('/api/verify/check', wrong));
    expect(attacked.twilio.requests - asked).toBe(5);
    expect(countOf(answers, 400, 'invalid_code') + countOf(answers, 429, 'too_many_requests')).toBe(
      AT_ONCE,
    );
    const attempts = 'select attempts from verification_codes where phone_number = $1';
    expect(await attacked.count(attempts, toStoredHash(phoneNumber))).toBe(5);
  });

  test('one code is sent to a number, from whatever browser and address', async () => {
    const strict = await attacked.twin({ LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const phoneNumber = attacked.freshNumber();
    const asked = attacked.twilio.requests;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        attacked
          .visitor(strict)
          .post(
            '/api/verify/send',
            { phoneNumber },
            { 'x-forwarded-for': `198.51.100.${at}`, 'sec-fetch-site': 'same-origin' },
          ),
      ),
    );
    expect(countOf(answers, 200)).toBe(1);
    expect(countOf(answers, 429, 'too_many_requests')).toBe(AT_ONCE - 1);
    expect(attacked.twilio.requests - asked).toBe(1);
  });

  test('points of every kind add up exactly, and every answer saw a sum that was', async () => {
    const { client, user } = await attacked.member();
    const pairs = [
      ...new Set(
        SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((two) => compatibilityActivityId(one, two))),
      ),
    ];
    const answers = await race(client, (browser, at) =>
      at % 5 === 0
        ? browser.post('/api/user-progress/points', { points: 3 })
        : browser.post('/api/user-progress/activity', {
            activityType: 'compatibility',
            activityId: pairs[at % 20],
            points: 1000,
          }),
    );
    // Eight bonuses of 3 fit into 25; sixteen different pairs were done, each more than once.
    expect(countOf(answers, 403, 'points_cap')).toBe(2);
    expect(countOf(answers, 200)).toBe(AT_ONCE - 2);
    const sums = answers
      .filter(({ status }) => status === 200)
      .map(({ json }) => json as { cosmicPoints: number; awarded: number }); // as both calls answer
    const expected = 8 * 3 + 16 * 10;
    expect(sums.reduce((total, { awarded }) => total + awarded, 0)).toBe(expected);
    expect(Math.max(...sums.map(({ cosmicPoints }) => cosmicPoints))).toBe(expected);
    const progress = (await client.get('/api/user-progress')).read(userProgressSchema);
    expect(progress.cosmicPoints).toBe(expected);
    const ledger = 'select sum(points) from point_entries where user_id = $1';
    expect(await attacked.count(ledger, user.id)).toBe(expected);
  });

  test('what may be stored once is stored once: a day’s numbers, a subscriber', async () => {
    const { client, user } = await attacked.member({ email: 'race@example.com' });
    const date = new Date(attacked.app.clock.now()).toISOString().slice(0, 10);
    const kept = await race(client, (browser) =>
      browser.post(`/api/lucky-numbers/${user.id}/saved`, { date }),
    );
    expect(countOf(kept, 200)).toBe(AT_ONCE);
    const days = 'select count(*) from saved_lucky_numbers where user_id = $1';
    expect(await attacked.count(days, user.id)).toBe(1);
    await client.patch('/api/user', { email: 'race@example.com' });
    const letter = { firstName: 'Nora', lastName: 'Whitlock', consent: true };
    const asked = await race(client, (browser, at) =>
      browser.post('/api/subscribe', {
        ...letter,
        email: at % 2 === 0 ? 'race@example.com' : 'RACE@Example.com',
      }),
    );
    expect(countOf(asked, 202)).toBe(AT_ONCE);
    const letters = 'select count(*) from subscribers where email_hash = $1';
    expect(await attacked.count(letters, toStoredHash('race@example.com'))).toBe(1);
  });

  test('attractions are never kept without a consent, nor a consent without attractions', {
    tags: 'night',
  }, async () => {
    const { client, user } = await attacked.member();
    for (let round = 0; round < 3; round += 1) {
      const answers = await race(client, (browser, at) =>
        browser.patch('/api/user', { attractions: at % 2 === 0 ? ['women', 'men'] : [] }),
      );
      expect(countOf(answers, 200)).toBe(AT_ONCE);
      const chosen = (await client.get('/api/user')).read(userSchema).attractions.length;
      const inForce =
        "select count(*) from consents where user_id = $1 and kind = 'attractions' and withdrawn_at is null";
      expect(await attacked.count(inForce, user.id)).toBe(chosen > 0 ? 1 : 0);
    }
  });

  test('one deletion ends the account, whatever else is in progress, and nothing of it is left', async () => {
    const { client, user, phoneNumber } = await attacked.member();
    const calls: ((browser: HttpClient) => Promise<Answer>)[] = [
      (browser) => browser.delete('/api/user', { confirm: user.username }),
      (browser) => browser.post('/api/user-progress/points', { points: 1 }),
      (browser) =>
        browser.post('/api/subscribe', {
          firstName: 'Nora',
          lastName: 'Whitlock',
          email: user.email,
          consent: true,
        }),
      (browser) => browser.get(`/api/birth-chart/${user.id}`),
      (browser) => browser.post('/api/verify/send', { phoneNumber: attacked.freshNumber() }),
      (browser) => browser.patch('/api/user', { attractions: ['women'] }),
      (browser) => browser.get('/api/user/export'),
      (browser) =>
        browser.post('/api/user-progress/activity', {
          activityType: 'birthchart',
          activityId: 'natal',
        }),
    ];
    const answers = await race(client, (browser, at) => {
      const call = calls[at % calls.length];
      if (call === undefined) throw new Error('no such call');
      return call(browser);
    });
    const deletions = answers.filter((_, at) => at % calls.length === 0);
    expect(countOf(deletions, 200)).toBe(1);
    // A request that comes too late is 401; a deadlock that the database breaks up is 503.
    expect(answers.filter(({ status }) => ![200, 202, 401, 503].includes(status))).toEqual([]);
    const tables = [
      'sessions',
      'consents',
      'activities',
      'point_entries',
      'user_badges',
      'birth_charts',
      'subscribers',
    ];
    for (const table of tables) {
      const rows = `select count(*) from ${table} where user_id = $1`;
      expect(await attacked.count(rows, user.id), table).toBe(0);
    }
    const left = 'select count(*) from users where phone_hash = $1';
    expect(await attacked.count(left, toStoredHash(phoneNumber))).toBe(0);
  });
});
