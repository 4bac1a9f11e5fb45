// Keeping others out: whatever somebody with ten addresses does in an hour, the owner of a number gets a code on
// a device that knows it, and a newcomer after a proof of work.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import { challengeSchema } from '#shared/core/proof-of-work.schema.ts';
import { takeSample } from '#tests/support/exhaustive.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { solveProof } from '#tests/support/solve-proof.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OK = { status: 200 };
const PROOF_NEEDED = { status: 429, code: 'proof_needed' };

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
beforeEach(() => attacked.app.clock.advance(2 * DAY_MS));
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

const ATTACKERS = Array.from({ length: 10 }, (_, at) => `198.51.100.${at + 1}`);
const OWNER = '203.0.113.7';
const from = (address: string) => ({ 'x-forwarded-for': address });
const send = (
  client: HttpClient,
  phoneNumber: string,
  address: string,
  proof?: string,
): Promise<Answer> =>
  client.post(
    '/api/verify/send',
    { phoneNumber, ...(proof === undefined ? {} : { proof }) },
    from(address),
  );

/** Sends, solving the challenge if one is given. */
async function sendWithProof(client: HttpClient, phoneNumber: string, address: string) {
  const first = await send(client, phoneNumber, address);
  if (first.code !== 'proof_needed') return first;
  return send(client, phoneNumber, address, await solveProof(first));
}

/** Checks the newest code; returns the status. */
async function checkRight(client: HttpClient, phoneNumber: string): Promise<number> {
  const code = attacked.codeFor(phoneNumber);
  const answer = await client.post('/api/verify/check', { phoneNumber, code }, from(OWNER));
  return answer.status;
}

/** Expects that the owner on a known device and somebody on a new one both get a code and sign in. */
async function expectToGetIn(phoneNumber: string, knownDevice: HttpClient): Promise<void> {
  const owner = attacked.copyOf(knownDevice);
  owner.cookies.delete('sid');
  owner.cookies.delete('signed-in');
  expect(await send(owner, phoneNumber, OWNER)).toMatchObject(OK);
  expect(await checkRight(owner, phoneNumber)).toBe(200);
  const login = await owner.post('/api/login', { phoneNumber }, from(OWNER));
  expect(login.status).toBe(200);

  const newDevice = attacked.visitor();
  expect(await sendWithProof(newDevice, phoneNumber, OWNER)).toMatchObject(OK);
  expect(await checkRight(newDevice, phoneNumber)).toBe(200);
}

/** Sends from every attacker's address to one number, with proofs, each as often as it can in an hour. */
async function floodNumber(phoneNumber: string): Promise<number> {
  attacked.app.clock.advance(61_000);
  let sent = 0;
  for (const address of ATTACKERS) {
    for (let round = 0; round < 5; round += 1) {
      const client = attacked.visitor();
      const answer = await sendWithProof(client, phoneNumber, address);
      attacked.app.clock.advance(121_000);
      if (answer.status !== 200) continue;
      sent += 1;
      for (let guessed = 0; guessed < 5; guessed += 1) {
        const code = attacked.wrongCodeFor(phoneNumber);
        await client.post('/api/verify/check', { phoneNumber, code }, from(address));
      }
    }
  }
  return sent;
}

describe('the owner of a number and a newcomer get in', () => {
  // req: CODE-4
  test("after a stranger's two sends and ten wrong codes", async () => {
    const { client, phoneNumber } = await attacked.member();
    const stranger = attacked.visitor();
    for (let sent = 0; sent < 2; sent += 1) {
      await send(stranger, phoneNumber, ATTACKERS[0] ?? '');
      for (let guessed = 0; guessed < 5; guessed += 1) {
        const code = attacked.wrongCodeFor(phoneNumber);
        const wrong = { phoneNumber, code };
        await stranger.post('/api/verify/check', wrong, from(ATTACKERS[0] ?? ''));
      }
      attacked.app.clock.advance(31_000);
    }
    attacked.app.clock.advance(61_000);
    await expectToGetIn(phoneNumber, client);
  });

  // req: CODE-4
  test('after as many sends, proofs and guesses as ten addresses can make', async () => {
    const { client, phoneNumber } = await attacked.member();
    const sent = await floodNumber(phoneNumber);
    // Four without a proof, then four from each address; what the number had before counts too.
    expect(sent).toBeLessThanOrEqual(44);
    expect(sent).toBeGreaterThan(20);
    await expectToGetIn(phoneNumber, client);
  });

  // req: CODE-4
  test('after as many proofs as one IPv6 site of 65,536 networks can make', async () => {
    const { client, phoneNumber } = await attacked.member();
    let proven = 0;
    for (let network = 1; network <= 11; network += 1) {
      for (let round = 0; round < 4; round += 1) {
        attacked.app.clock.advance(150_000);
        const address = `2001:db8:77:${network}::1`;
        const visitor = attacked.visitor();
        const first = await send(visitor, phoneNumber, address);
        if (first.code !== 'proof_needed') continue;
        const proof = await solveProof(first);
        if ((await send(visitor, phoneNumber, address, proof)).status === 200) proven += 1;
      }
    }
    expect(proven).toBe(40);
    await expectToGetIn(phoneNumber, client);
  });

  // req: CODE-4
  test('after twenty sends to the block of ten thousand that the number is in', async () => {
    const { client, phoneNumber } = await attacked.member();
    for (let last = 0; last < 20; last += 1) {
      const neighbour = `${phoneNumber.slice(0, -4)}${9000 + last}`;
      await send(attacked.visitor(), neighbour, ATTACKERS[last % 10] ?? '');
    }
    const stranger = await send(attacked.visitor(), phoneNumber, OWNER);
    expect(stranger).toMatchObject(PROOF_NEEDED);
    await expectToGetIn(phoneNumber, client);
  });

  // req: CODE-4
  test('after two hundred sends of ten addresses, which half of the cap does without a proof', {
    tags: 'night',
  }, async () => {
    const { client, phoneNumber } = await attacked.member();
    const codes: (string | undefined)[] = [];
    for (const address of ATTACKERS) {
      for (let sent = 0; sent < 20; sent += 1) {
        const number = attacked.freshNumber();
        const answer = await send(attacked.visitor(), number, address);
        codes.push(answer.code);
        if (answer.code !== 'proof_needed') continue;
        const proof = await solveProof(answer);
        expect(await send(attacked.visitor(), number, address, proof)).toMatchObject(OK);
      }
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(99); // the member's own was one
    expect(codes.filter((code) => code === 'proof_needed')).toHaveLength(101);
    await expectToGetIn(phoneNumber, client);
  });
});

describe('sends of other devices', () => {
  // req: CODE-4
  test('leave the owner on a known device a proof of work when they have used the whole cap', async () => {
    const { client, phoneNumber } = await attacked.member();
    const others = await Promise.all(Array.from({ length: 4 }, () => attacked.member()));
    const small = await attacked.twin({ SMS_HOURLY_CAP: '4' });
    const onDevice = (known: HttpClient) => {
      const device = attacked.visitor(small);
      device.cookies.set('device', known.cookies.get('device') ?? '');
      return device;
    };
    for (const [at, other] of others.entries()) {
      const answer = await send(onDevice(other.client), other.phoneNumber, ATTACKERS[at] ?? '');
      expect(answer).toMatchObject(OK);
    }
    attacked.app.clock.advance(MINUTE_MS);
    const owner = onDevice(client);
    expect(await send(owner, phoneNumber, OWNER)).toMatchObject(PROOF_NEEDED);
    expect(await sendWithProof(owner, phoneNumber, OWNER)).toMatchObject(OK);
    expect(await checkRight(owner, phoneNumber)).toBe(200);
    // A signed-in page asks without a proof.
    const signedIn = attacked.copyOf(client, small);
    const code = await signedIn.post('/api/user/proof/code', {}, from(OWNER));
    expect(code).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  test('and of a copied session leave the owner the proof by code', async () => {
    const { client } = await attacked.member();
    const thief = attacked.visitor();
    thief.cookies.set('sid', client.cookies.get('sid') ?? '');
    const sendProof = (sender: HttpClient, address: string) =>
      sender.post('/api/user/proof/code', {}, from(address));
    // The eight of the account, and of the four of strangers those that the sign-up has left.
    for (let sent = 0; sent < 11; sent += 1) {
      attacked.app.clock.advance(5 * MINUTE_MS);
      expect(await sendProof(thief, ATTACKERS[0] ?? '')).toMatchObject(OK);
    }
    attacked.app.clock.advance(5 * MINUTE_MS);
    expect((await sendProof(thief, ATTACKERS[0] ?? '')).status).toBe(429);
    expect(await sendProof(client, OWNER)).toMatchObject(OK);
  });

  test('are counted together by number, however often somebody signs in with a password', async () => {
    const { client, phoneNumber, user } = await attacked.member();
    const password = 'seven-quiet-comets';
    await client.post('/api/user/password', { newPassword: password });
    const codes: (string | undefined)[] = [];
    for (const address of ATTACKERS.slice(0, 6)) {
      const device = attacked.visitor();
      const login = await device.post(
        '/api/login',
        { username: user.username, password },
        from(address),
      );
      expect(login.status).toBe(200);
      device.cookies.delete('sid');
      for (let sent = 0; sent < 8; sent += 1) {
        attacked.app.clock.advance(5 * MINUTE_MS);
        codes.push((await send(device, phoneNumber, address)).code);
      }
    }
    // As a stranger each gets what strangers do.
    expect(codes.indexOf('proof_needed')).toBe(40 + 3);
    expect(new Set(codes.slice(43))).toEqual(new Set(['proof_needed']));
  });
});

test('a proof is required of everybody who is not known, whether the number has an account or not', async () => {
  const small = await attacked.twin({ SMS_HOURLY_CAP: '2' });
  const { phoneNumber } = await attacked.member();
  await send(attacked.visitor(small), attacked.freshNumber(), OWNER);
  for (const number of [phoneNumber, attacked.freshNumber()]) {
    expect(await send(attacked.visitor(small), number, OWNER)).toMatchObject(PROOF_NEEDED);
  }
});

test('a proof costs more the more codes are sent to strangers', async () => {
  const small = await attacked.twin({ SMS_HOURLY_CAP: '4' });
  const costs: number[] = [];
  for (let sent = 0; sent < 7; sent += 1) {
    const number = attacked.freshNumber();
    const answer = await send(attacked.visitor(small), number, OWNER);
    if (answer.code !== 'proof_needed') continue;
    const { parameters } = challengeSchema.parse(answer.read(errorBodySchema).challenge);
    costs.push(parameters.cost);
    await send(attacked.visitor(small), number, OWNER, await solveProof(answer));
  }
  expect(costs).toEqual([1, 1, 2, 2, 4]);
});

describe('a code that was not sent does not count', () => {
  test('when Twilio is down for an hour', async () => {
    const phoneNumber = attacked.freshNumber();
    const client = attacked.visitor();
    attacked.twilio.setTrouble({ kind: 'html', status: 503 });
    for (let tried = 0; tried < 12; tried += 1) {
      const answer = await send(client, phoneNumber, OWNER);
      expect(answer).toMatchObject({ status: 503, code: 'send_unavailable' });
      attacked.app.clock.advance(5 * MINUTE_MS);
    }
    attacked.twilio.setTrouble(undefined);
    expect(await send(client, phoneNumber, OWNER)).toMatchObject(OK);
    expect(await checkRight(client, phoneNumber)).toBe(200);
    expect(
      await attacked.count(
        'select count(*) from rate_limits where expire > $1 and points > 1',
        attacked.app.clock.now(),
      ),
    ).toBe(0);
  });

  test('when the limits refuse it for another reason', async () => {
    const phoneNumber = attacked.freshNumber();
    const client = attacked.visitor();
    for (let sent = 0; sent < 20; sent += 1) {
      await send(attacked.visitor(), attacked.freshNumber(), OWNER);
    }
    for (let tried = 0; tried < 12; tried += 1) {
      expect(await send(client, phoneNumber, OWNER)).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      });
    }
    expect(await send(client, phoneNumber, '203.0.113.8')).toMatchObject(OK);
  });
});

describe('a device', () => {
  test('is known by a cookie that cannot be forged, and only for its own number', async () => {
    const { client, phoneNumber } = await attacked.member();
    const thief = await attacked.member();
    const genuine = client.cookies.get('device') ?? '';
    const [id = '', issued = '', numbers = '', signature = ''] = genuine.split('.');
    for (let sent = 0; sent < 4; sent += 1) {
      attacked.app.clock.advance(2 * MINUTE_MS + 1000);
      await send(attacked.visitor(), phoneNumber, ATTACKERS[sent] ?? '');
    }
    for (const cookie of [
      thief.client.cookies.get('device') ?? '',
      `${id}.${issued}.${numbers}.${signature.slice(0, -2)}AA`,
      `${thief.user.id}.${issued}.${numbers}.${signature}`,
      `${id}.${Number(issued) + 1}.${numbers}.${signature}`,
      '...',
      'x',
    ]) {
      const stranger = attacked.visitor();
      stranger.cookies.set('device', cookie);
      expect(await send(stranger, phoneNumber, ATTACKERS[0] ?? ''), cookie).toMatchObject(
        PROOF_NEEDED,
      );
    }
    const owner = attacked.visitor();
    owner.cookies.set('device', genuine);
    expect(await send(owner, phoneNumber, OWNER)).toMatchObject(OK);
    attacked.app.clock.advance(366 * DAY_MS);
    for (let sent = 0; sent < 4; sent += 1) {
      attacked.app.clock.advance(2 * MINUTE_MS + 1000);
      await send(attacked.visitor(), phoneNumber, ATTACKERS[sent] ?? '');
    }
    expect(await send(owner, phoneNumber, OWNER)).toMatchObject(PROOF_NEEDED);
  });

  test('knows every account that has signed in on it, and its cookie reveals no number', async () => {
    const { client, phoneNumber } = await attacked.member();
    const second = attacked.freshNumber();
    await attacked.prove(client, second);
    const registered = await client.post('/api/register', {
      phoneNumber: second,
      birthDate: '1990-03-21',
      birthPlace: 'Chicago',
      attractions: ['everyone'],
    });
    expect(registered.status).toBe(201);
    const cookie = client.cookies.get('device') ?? '';
    for (const number of [phoneNumber, second]) expect(cookie).not.toContain(number.slice(-7));
    await client.post('/api/logout');
    expect(client.cookies.get('device')).toBe(cookie);
    for (let sent = 0; sent < 4; sent += 1) {
      attacked.app.clock.advance(2 * MINUTE_MS + 1000);
      await send(attacked.visitor(), phoneNumber, ATTACKERS[sent] ?? '');
    }
    expect(await send(client, phoneNumber, OWNER)).toMatchObject(OK);
  });
});

describe('refusals', () => {
  const asked: [why: string, status: number, ask: (client: HttpClient) => Promise<Answer>][] = [
    ['an unknown path', 404, (client: HttpClient) => client.get('/api/none', from(OWNER))],
    [
      'another website',
      403,
      (client: HttpClient) =>
        client.post('/api/logout', {}, { ...from(OWNER), 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'no JSON',
      415,
      (client: HttpClient) =>
        client.send('/api/login', {
          method: 'POST',
          raw: 'x',
          headers: { ...from(OWNER), 'content-type': 'text/plain' },
        }),
    ],
  ];
  test.each(takeSample(asked, { share: 3, turn: 1 }))(
    'for %s are counted by address, and the log does not grow with them',
    async (_why, status, ask) => {
      const client = attacked.visitor();
      const before = attacked.app.logged.length;
      const statuses = new Map<number, number>();
      for (let asked = 0; asked < 1000; asked += 1) {
        const answer = await ask(client);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [status, 600],
        [429, 400],
      ]);
      expect(attacked.app.logged.length - before).toBeLessThanOrEqual(600 + 9);
      // Others are not concerned.
      expect((await client.get('/api/none', from('203.0.113.9'))).status).toBe(404);
      attacked.app.clock.advance(MINUTE_MS);
      expect((await ask(client)).status).toBe(status);
    },
  );

  test('for pages and documents are counted too', async () => {
    const client = attacked.visitor();
    const statuses: number[] = [];
    for (let asked = 0; asked < 1201; asked += 1) {
      const path = asked % 2 === 0 ? '/' : '/nothing.js';
      statuses.push((await client.get(path, from(OWNER))).status);
    }
    expect(statuses.indexOf(429)).toBe(1200);
    const document = await attacked.app.client().get('/api/docs', from(OWNER));
    expect([document.status, document.headers['retry-after']]).toEqual([429, '60']);
    // A call is counted for itself, and a probe not at all.
    expect((await client.get('/api/none', from(OWNER))).status).toBe(404);
    expect((await client.get('/api/ready', from(OWNER))).status).toBe(200);
  });
});
