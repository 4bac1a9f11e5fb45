// Calls for another user's data: by an id, a session, a name or a number that is not the caller's.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRegistration } from '#tests/support/journeys.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';
import { BAD_INPUT, digestOf, expectRefused } from './refusals.ts';

const MINUTE_MS = 60_000;

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp();
});
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

describe('somebody else’s data', () => {
  const bare = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

  // req: TRUST-4
  test('is refused with the same body, whether the user exists or not', async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const ids = [
      victim.user.id,
      victim.user.id.toUpperCase(),
      thief.user.id.toUpperCase(),
      `${thief.user.id}%20`,
      `%20${thief.user.id}`,
      '00000000-0000-4000-8000-000000000000',
      'not-an-id',
      '..',
      '*',
      '%25',
    ];
    const owned = attacked.routes.filter(({ path }) => path.includes('{userId}'));
    expect(owned.length).toBeGreaterThan(3);
    for (const route of owned) {
      const bodies = new Set<string>();
      const before = await digestOf(attacked);
      for (const id of ids) {
        const path = route.path.replace('{userId}', id).replace('{date}', isoToday());
        const answer = await thief.client.send(path, {
          method: route.method,
          ...(route.body === undefined ? {} : { json: { date: isoToday() } }),
        });
        expect([answer.status, answer.code], `${route.path} ${id}`).toEqual([403, 'forbidden']);
        bodies.add(bare(answer.text));
      }
      expect(bodies.size).toBe(1);
      expect(await digestOf(attacked)).toEqual(before);
    }
  });

  test("cannot be ended: other users' sessions look unknown", async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const [session] = (await victim.client.get('/api/user/sessions')).json as { id: string }[]; // as it answers
    const known = await thief.client.delete(`/api/user/sessions/${session?.id}`);
    const unknown = await thief.client.delete(`/api/user/sessions/${victim.user.id}`);
    expect([known.status, known.code]).toEqual([404, 'not_found']);
    expect(bare(known.text)).toBe(bare(unknown.text));
    expect((await victim.client.get('/api/user')).status).toBe(200);
  });

  test("is in no other user's export, list or answer", async () => {
    const victim = await attacked.member({
      firstName: 'Wilhelmina',
      lastName: 'Quackenbush',
      email: 'w.quackenbush@example.com',
    });
    const letter = {
      email: 'w.quackenbush@example.com',
      firstName: 'Wilhelmina',
      lastName: 'Quackenbush',
      consent: true,
    };
    await victim.client.patch('/api/user', { email: letter.email });
    expect((await victim.client.post('/api/subscribe', letter)).status).toBe(202);
    const thief = await attacked.member();
    // Asking for mail in another's name makes nothing of theirs one's own.
    expect((await thief.client.post('/api/subscribe', letter)).status).toBe(202);
    const texts = await Promise.all(
      ['/api/user', '/api/user/export', '/api/user/sessions', '/api/user-progress'].map(
        async (path) => (await thief.client.get(path)).text,
      ),
    );
    expect(texts.join()).not.toMatch(/Wilhelmina|Quackenbush/i);
    const own = await victim.client.get('/api/user/export');
    expect(own.text).toContain('w.quackenbush@example.com');
    expect(own.text).not.toMatch(/scrypt\$|sidHash|codeHash|passwordHash/);
  });

  test('is not deleted without its username, nor by the username of another', async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const wrong = [
      '',
      ' ',
      victim.user.username,
      `${thief.user.username} `,
      thief.user.username.toUpperCase(),
    ];
    await expectRefused(
      attacked,
      BAD_INPUT,
      wrong.map((confirm) => () => thief.client.delete('/api/user', { confirm })),
    );
  });

  // req: TRUST-5
  test('is not revealed before sign-in: known and unknown numbers and names get the same answers', async () => {
    const { client: owner, phoneNumber, user } = await attacked.member();
    await owner.post('/api/user/password', { newPassword: 'correct horse' });
    attacked.app.clock.advance(11 * MINUTE_MS);
    const unknown = attacked.freshNumber();
    const ask = async (number: string, name: string) => {
      const client = attacked.visitor();
      const answers = [
        await client.post('/api/verify/send', { phoneNumber: number }),
        await client.post('/api/verify/check', {
          phoneNumber: number,
          code: attacked.wrongCodeFor(number),
        }),
        await client.post('/api/register', buildRegistration({ phoneNumber: number })),
        await client.post('/api/login', { phoneNumber: number }),
        await client.post('/api/login', { username: name, password: 'a wrong one' }),
        await client.post('/api/subscribe', {
          email: 'a@example.com',
          firstName: 'Al',
          lastName: 'Bo',
          consent: true,
        }),
      ];
      return answers.map(({ status, headers, text }) => [
        status,
        Object.keys(headers).sort(),
        bare(text),
      ]);
    };
    expect(await ask(phoneNumber, user.username)).toEqual(await ask(unknown, 'nobody_at_all'));
    const stored = `select count(*) from subscribers where email = 'a@example.com'`;
    expect(await attacked.count(stored)).toBe(0);
  });
});

const isoToday = () => new Date(attacked.app.clock.now()).toISOString().slice(0, 10);
