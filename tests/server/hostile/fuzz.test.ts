// A short search with a fixed seed through all calls; `npm run fuzz` searches longer, with others. Then the search
// itself, on calls that break each promise.

import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#server/http/route.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { AppError, type ErrorCode } from '#shared/core/errors.ts';
import type { FuzzTarget } from '#tests/fuzz/browsers.ts';
import { listContracts, nameOf } from '#tests/fuzz/list-contracts.ts';
import { search } from '#tests/fuzz/search.ts';
import { findCode } from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SEED = 20_261_120;
const RUNS = 400;
/** Other suites run beside this one. */
const SLOWNESS = 10;

const ENV = { LIMIT_FACTOR: '100000' };
const app = await createTestApp({ env: ENV, replace: { checkAnswers: false } });
afterAll(() => app.close());

const targetOf = (on: TestApp): FuzzTarget => ({
  client: () => on.client(),
  readCode: (number) => findCode(on, number),
  newestCode: () => on.printed.at(-1)?.slice(-6),
  complaints: () => on.logged.filter((line) => line.includes('"level":"error"')).slice(-1),
});

test('the fuzz knows every call that the application answers', async () => {
  const declared = (await listContracts()).map(nameOf);
  expect(declared.toSorted()).toEqual(app.app.routes.map(nameOf).toSorted());
});

test('no call of a short search is answered as none may be, and each is reached', async () => {
  const { finding, statuses } = await search({
    endpoints: app.app.routes,
    target: targetOf(app),
    seed: SEED,
    runs: RUNS,
    slowness: SLOWNESS,
    now: app.clock.now(),
  });
  expect(finding).toBeUndefined();
  const unreached = app.app.routes.filter(
    (called) => statuses.get(nameOf(called))?.get(called.status) === undefined,
  );
  expect(unreached.map(nameOf)).toEqual([]);
});

/** A call that answers as it should until somebody names the number 7 or more. */
const sample = (handler: (count: number) => unknown) => {
  const declared = endpoint({
    method: 'POST',
    path: '/api/sample',
    access: 'open',
    summary: 'A sample',
    body: z.object({ count: z.int().check(z.gte(0), z.lte(1_000)) }),
    answer: z.object({ text: z.string() }),
  });
  return route(declared, async ({ body }) =>
    // The cast lets a sample answer what its contract does not allow.
    body.count < 7 ? { text: 'fine' } : ((await handler(body.count)) as { text: string }),
  );
};

test.each([
  ['a handler that throws', 'the status is 500', () => Promise.reject(new TypeError('broken'))],
  ['an answer outside of its schema', 'outside of its schema', () => ({ text: 7 })],
  ['more than is declared', 'more in it than its schema', () => ({ text: 'x', secret: 'y' })],
  ['a refusal that is not declared', 'points_cap is not declared', () => refuse('points_cap')],
  ['a stack', 'how the server is made', () => ({ text: 'Error\n    at handle (x.ts:1)' })],
  ['SQL', 'how the server is made', () => ({ text: 'relation "users" does not exist' })],
  ['a slow answer', 'answered 200 after', () => pause({ text: 'late' })],
])('a search finds %s, and shortens what leads there to one call', async (_, fault, handler) => {
  const { finding = 'nothing' } = await searchSample(handler);
  expect(finding).toContain(fault);
  const calls = finding.split('\n').filter((line) => line.startsWith('  {'));
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0] ?? '')).toMatchObject({ body: { json: { count: 7 } }, headers: {} });
});

test('a search that is repeated with the seed and the path that it printed finds the same', async () => {
  const handler = () => ({ text: 7 });
  const first = await searchSample(handler);
  const path = /--path "([\d:]+)"/.exec(first.finding ?? '')?.[1];
  const again = await searchSample(handler, path);
  expect(again.runs).toBe(1);
  expect(again.finding?.split('\n')[0]).toBe(first.finding?.split('\n')[0]);
});

function refuse(code: ErrorCode): never {
  throw new AppError(code);
}

const pause = (answer: unknown) => new Promise((done) => setTimeout(() => done(answer), 300));

async function searchSample(handler: (count: number) => unknown, path?: string) {
  const sampled = await createTestApp({
    env: ENV,
    rooms: () => [sample(handler)],
    replace: { checkAnswers: false },
  });
  try {
    const { routes } = sampled.app;
    const target = targetOf(sampled);
    return await search({ endpoints: routes, target, seed: SEED, path, runs: 300, slowness: 0.2 });
  } finally {
    await sampled.close();
  }
}
