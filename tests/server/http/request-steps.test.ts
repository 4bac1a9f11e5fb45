import session from 'express-session';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sendRefusal } from '#server/http/answer.ts';
import type { Step } from '#server/http/exchange.ts';
import { REQUEST_STEPS } from '#server/http/request-steps.ts';
import { Reply, route } from '#server/http/route.ts';
import { assignRequestId } from '#server/http/steps/assign-request-id.ts';
import { handle } from '#server/http/steps/handle.ts';
import { limitByAddress } from '#server/http/steps/limit-by-address.ts';
import { limitBySession } from '#server/http/steps/limit-by-session.ts';
import { matchRoute } from '#server/http/steps/match-route.ts';
import { openSession } from '#server/http/steps/open-session.ts';
import { readJsonBody } from '#server/http/steps/read-json-body.ts';
import { recordRequest } from '#server/http/steps/record-request.ts';
import { refuseForeignOrigin } from '#server/http/steps/refuse-foreign-origin.ts';
import { refuseWhenOverloaded } from '#server/http/steps/refuse-when-overloaded.ts';
import { requireOwner } from '#server/http/steps/require-owner.ts';
import { requireUser } from '#server/http/steps/require-user.ts';
import { sendAnswer } from '#server/http/steps/send-answer.ts';
import { startDeadline } from '#server/http/steps/start-deadline.ts';
import { takeRouteLimits } from '#server/http/steps/take-route-limits.ts';
import { validateInput } from '#server/http/steps/validate-input.ts';
import { systemClock } from '#server/platform/clock.ts';
import { LimitsUnavailableError, MemoryLimit, type Taken } from '#server/platform/limits.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { AppError } from '#shared/core/errors.ts';
import { createStepRunner, type StepRunner } from '#tests/support/step-runner.ts';

const RULE = { name: 'sample', points: 1, windowSeconds: 60 };
const word = route(
  endpoint({
    method: 'GET',
    path: '/api/words/{id}',
    access: 'open',
    summary: 'A word',
    params: z.object({ id: z.string().check(z.minLength(2)) }),
    answer: z.object({ id: z.string() }),
  }),
  {
    limits: [{ rule: RULE, by: 'address' }],
    handler: ({ params }) => ({ id: params.id }),
  },
);
const own = route(
  endpoint({
    method: 'GET',
    path: '/api/own/{userId}',
    access: 'user',
    summary: 'What belongs to a user',
    params: z.object({ userId: z.string() }),
    owner: 'userId',
    answer: z.object({}),
    existingStatus: 202,
  }),
  () => new Reply({}),
);
const probe = route(
  endpoint({
    method: 'GET',
    path: '/api/probe',
    access: 'open',
    summary: 'A probe',
    answer: z.object({}),
    uncounted: true,
  }),
  () => ({}),
);
const noInput = { body: undefined, query: undefined, params: undefined };

let runner: StepRunner;
beforeAll(async () => {
  runner = await createStepRunner([word, own, probe]);
});
afterAll(() => runner.close());

test('assignRequestId gives each request its own id', async () => {
  const first = await runner.run([assignRequestId], '/api/probe');
  const second = await runner.run([assignRequestId], '/api/probe');
  expect(first.exchange.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.exchange.requestId).not.toBe(first.exchange.requestId);
});

test('recordRequest logs and measures the request when its response is closed', async () => {
  const observe = vi.fn();
  const { logged } = await runner.run([recordRequest, matchRoute], '/api/words/moon?secret=1', {
    services: { metrics: { begin: () => observe, repeated: vi.fn() } },
  });
  const seen = { method: 'GET', route: '/api/words/{id}', status: 204 };
  expect(logged).toEqual([expect.objectContaining({ ...seen, msg: 'request' })]);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(observe).toHaveBeenCalledWith(expect.objectContaining(seen));
});

describe('refuseForeignOrigin', () => {
  test.each<[status: number, headers: Record<string, string>]>([
    [204, {}],
    [204, { 'sec-fetch-site': 'same-origin' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { origin: 'https://elsewhere.example' }],
  ])('answers %i to a POST with %j', async (status, headers) => {
    const request = { method: 'POST', headers };
    expect((await runner.run([refuseForeignOrigin], '/api/x', { request })).status).toBe(status);
  });

  test('lets reads through', async () => {
    const request = { headers: { origin: 'https://elsewhere.example' } };
    expect((await runner.run([refuseForeignOrigin], '/api/x', { request })).status).toBe(204);
  });
});

test('matchRoute finds the call, or refuses the path or the method', async () => {
  const { exchange } = await runner.run([matchRoute], '/api/words/moon');
  expect(exchange.route?.path).toBe('/api/words/{id}');
  expect(exchange.rawParams).toEqual({ id: 'moon' });
  expect((await runner.run([matchRoute], '/api/none')).status).toBe(404);
  const wrong = await runner.run([matchRoute], '/api/probe', { request: { method: 'DELETE' } });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('readJsonBody reads JSON, and leaves malformed JSON to validateInput', async () => {
  const post = (body: string, type = 'application/json') =>
    runner.run([readJsonBody], '/api/x', {
      request: { method: 'POST', body, headers: { 'content-type': type } },
    });
  expect((await post('{"a":1}')).exchange.body).toEqual({ kind: 'value', value: { a: 1 } });
  expect((await post('{')).exchange.body).toEqual({ kind: 'malformed' });
  expect((await post('a', 'text/plain')).status).toBe(415);
  expect((await post(JSON.stringify('x'.repeat(17_000)))).status).toBe(413);
  expect(readJsonBody((await runner.run([], '/api/x')).exchange)).toBeUndefined();
});

test('startDeadline answers 503 to a call that takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const wait = async () => void (await vi.advanceTimersByTimeAsync(5_500));
    const { status, exchange } = await runner.run([startDeadline, wait], '/api/probe');
    expect([status, exchange.failure?.code]).toEqual([503, 'unavailable']);
  } finally {
    vi.useRealTimers();
  }
});

test('an answer that waits for its session to be stored survives a later failure of the call', async () => {
  let stored = () => {};
  const failed = new Promise<void>((resolve) => {
    stored = resolve;
  });
  class SlowStore extends session.MemoryStore {
    override set(sid: string, data: session.SessionData, done?: () => void): void {
      failed.then(() => super.set(sid, data, done));
    }
  }
  const keep = session({
    secret: 's',
    store: new SlowStore(),
    resave: true,
    saveUninitialized: true,
  });
  const refuseEarly: Step = (exchange) => sendRefusal(exchange, new AppError('unavailable'));
  const failLate: Step = () => {
    setTimeout(stored, 50);
    throw new Error('Twilio gave up');
  };
  const openWith: Step = ({ request, response }) =>
    new Promise((resolve) => keep(request, response, () => resolve()));
  const { status, body } = await runner.run([openWith, refuseEarly, failLate], '/api/probe');
  expect([status, JSON.parse(body)]).toMatchObject([503, { code: 'unavailable' }]);
});

test('refuseWhenOverloaded refuses everything but probes', async () => {
  const run = (path: string, services: object) =>
    runner.run([matchRoute, refuseWhenOverloaded], path, { services });
  const overloaded = { isOverloaded: () => true };
  expect((await run('/api/words/moon', overloaded)).status).toBe(503);
  expect((await run('/api/probe', overloaded)).status).toBe(204);
  const notMigrated = { lifecycle: { migrated: false, draining: false } };
  expect((await run('/api/words/moon', notMigrated)).status).toBe(503);
  expect((await run('/api/words/moon', {})).status).toBe(204);
});

test('limitByAddress counts calls by address, but not probes', async () => {
  const services = { perAddress: new MemoryLimit(RULE, 1, systemClock) };
  const run = (path: string) => runner.run([matchRoute, limitByAddress], path, { services });
  expect((await run('/api/words/moon')).exchange.address).toBe('127.0.0.1');
  expect((await run('/api/words/moon')).status).toBe(429);
  expect((await run('/api/probe')).status).toBe(204);
});

test('openSession loads a session only when the call needs one', async () => {
  const open = vi.fn(() => Promise.reject(new AppError('unavailable')));
  const run = (path: string) =>
    runner.run([matchRoute, openSession], path, { services: { sessions: { open } } });
  expect((await run('/api/words/moon')).status).toBe(204);
  expect(open).not.toHaveBeenCalled();
  expect((await run('/api/own/1')).status).toBe(503);
  expect(open).toHaveBeenCalledOnce();
});

test('limitBySession counts nothing for a visitor without a session', async () => {
  const services = { perSession: new MemoryLimit({ ...RULE, points: 0 }, 1, systemClock) };
  const run = await runner.run([matchRoute, limitBySession], '/api/own/1', { services });
  expect(run.status).toBe(204);
});

test('requireUser refuses a visitor only when the call is for users', async () => {
  expect((await runner.run([matchRoute, requireUser], '/api/own/1')).status).toBe(401);
  expect((await runner.run([matchRoute, requireUser], '/api/words/moon')).status).toBe(204);
});

test('validateInput keeps what the schemas return, or names the invalid field', async () => {
  const good = await runner.run([matchRoute, validateInput], '/api/words/moon');
  expect(good.exchange.input).toEqual({ ...noInput, params: { id: 'moon' } });
  const bad = await runner.run([matchRoute, validateInput], '/api/words/m');
  expect(bad.status).toBe(400);
  expect(JSON.parse(bad.body)).toMatchObject({
    code: 'bad_input',
    fields: { id: 'This is not valid' },
  });
});

test('requireOwner refuses the id of another user', async () => {
  expect((await runner.run([matchRoute, requireOwner], '/api/own/1')).status).toBe(403);
  expect((await runner.run([matchRoute, requireOwner], '/api/words/1')).status).toBe(204);
});

describe('takeRouteLimits', () => {
  const run = (path: string, takeAll: () => Promise<Taken>) =>
    runner.run([matchRoute, takeRouteLimits], path, {
      found: { input: noInput, address: '192.0.2.7' },
      services: {
        limits: {
          takeAll,
          look: async () => [0],
        },
      },
    });

  test("counts under the call's limits", async () => {
    const take = vi.fn(async () => ({ counts: [1], giveBack: async () => undefined }));
    await run('/api/words/moon', take);
    expect(take.mock.calls).toEqual([[[{ rule: RULE, key: '192.0.2.7' }]]]);
    await run('/api/probe', take);
    expect(take).toHaveBeenCalledOnce();
  });

  test('refuses over the limit, and lets a call through when counting fails', async () => {
    const full = await run('/api/words/moon', () =>
      Promise.reject(new AppError('too_many_requests')),
    );
    expect(full.status).toBe(429);
    const down = await run('/api/words/moon', () =>
      Promise.reject(new LimitsUnavailableError(new Error('down'))),
    );
    expect(down.status).toBe(204);
    expect(down.logged).toEqual([expect.objectContaining({ limits: ['sample'] })]);
  });
});

describe('handle, when the database undoes a transaction in favor of another', () => {
  const conflict = () => Object.assign(new Error('undone'), { code: '40001' });
  const tryTimes = async (failures: number, idempotent: boolean) => {
    let times = 0;
    const saving = route(
      endpoint({
        method: 'POST',
        path: '/api/saving',
        access: 'open',
        idempotent,
        summary: 'Saves',
        answer: z.object({}),
      }),
      () => {
        times += 1;
        if (times <= failures) throw conflict();
        return {};
      },
    );
    const repeated = vi.fn();
    const saver = await createStepRunner([saving]);
    const { status } = await saver.run([matchRoute, validateInput, handle], '/api/saving', {
      request: { method: 'POST' },
      services: { metrics: { begin: () => vi.fn(), repeated } },
    });
    await saver.close();
    expect(repeated).toHaveBeenCalledTimes(times - 1);
    return { status, times };
  };

  test('runs an idempotent call again, up to three times', async () => {
    expect(await tryTimes(1, true)).toEqual({ status: 204, times: 2 });
    expect(await tryTimes(3, true)).toEqual({ status: 204, times: 4 });
    expect(await tryTimes(4, true)).toEqual({ status: 503, times: 4 });
  });

  test('answers 503 to any other call, which its caller may repeat', async () => {
    expect(await tryTimes(1, false)).toEqual({ status: 503, times: 1 });
  });
});

test('handle runs the handler and keeps its reply', async () => {
  const found = { input: { ...noInput, params: { id: 'moon' } } };
  const { exchange } = await runner.run([matchRoute, handle], '/api/words/moon', { found });
  expect(exchange.reply?.body).toEqual({ id: 'moon' });
});

describe('sendAnswer', () => {
  test('sends the reply with its status and headers', async () => {
    const found = { reply: new Reply({}, { status: 202, headers: { 'x-note': '1' } }) };
    const run = await runner.run([matchRoute, sendAnswer], '/api/own/1', { found });
    expect([run.status, run.body, run.headers.get('x-note')]).toEqual([202, '{}', '1']);
    expect(run.headers.get('cache-control')).toBe('no-store');
  });

  test('fails an answer that the call does not declare', async () => {
    const found = { reply: new Reply({ id: 7 }) };
    const run = await runner.run([matchRoute, sendAnswer], '/api/words/moon', { found });
    expect([run.status, run.exchange.failure?.code]).toEqual([500, 'internal']);
  });

  test('fails a status that the call does not declare', async () => {
    const found = { reply: new Reply({ id: 'moon' }, { status: 202 }) };
    const run = await runner.run([matchRoute, sendAnswer], '/api/words/moon', { found });
    expect([run.status, run.exchange.failure?.code]).toEqual([500, 'internal']);
  });
});

test('all steps together answer a call', async () => {
  const { status, body, logged } = await runner.run(REQUEST_STEPS, '/api/words/moon');
  expect([status, body]).toEqual([200, '{"id":"moon"}']);
  expect(logged).toHaveLength(1);
});
