// A short search through all calls with a fixed seed, at night; `npm run fuzz` searches longer, with other seeds. Then
// tests of the search itself, with calls that break each rule.

import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#server/http/route.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { AppError, type ErrorCode } from '#shared/core/errors.ts';
import type { FuzzTarget } from '#tests/fuzz/browsers.ts';
import { listContracts, nameOf } from '#tests/fuzz/list-contracts.ts';
import { type SearchOptions, type SearchResult, search } from '#tests/fuzz/search.ts';
import { findCode } from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SEED = 20_261_120;
const RUNS = 220;
/**
 * The most calls that so short a search may leave without one successful answer. Five of them need what no answer
 * contains, such as a passkey's signature or the link of a mail. With six seeds 12 to 14 calls were left.
 */
const MAX_UNREACHED = 15;
/** Other test files run at the same time. */
const SLOWNESS = 10;

const ENV = { LIMIT_FACTOR: '100000', ORIGIN: 'http://localhost:3000' };
const app = await createTestApp({ env: ENV, replace: { checkAnswers: false } });
afterAll(() => app.close());
const endpoints = await listContracts();

const targetOf = (on: TestApp): FuzzTarget => ({
  client: () => on.client(),
  readCode: (number) => findCode(on, number),
  newestCode: () => on.printed.at(-1)?.slice(-6),
  complaints: () => on.logged.filter((line) => line.includes('"level":"error"')).slice(-1),
});

test('the fuzz test knows every call of the application', async () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(app.app.routes.map(nameOf).toSorted());
});

test('no answer of a short search breaks a rule for answers, and most calls succeed', {
  tags: 'night',
  timeout: 150_000,
}, async () => {
  const { finding, statuses } = await search({
    endpoints,
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
  expect(unreached.length, unreached.map(nameOf).join(', ')).toBeLessThanOrEqual(MAX_UNREACHED);
});

const SLOW = 'a slow answer';
const SLOW_MS = 300;
/** Handlers of a call whose answers are right until a request contains the number 7 or a greater one. */
const BROKEN: readonly (readonly [kind: string, fault: string, handler: () => unknown])[] = [
  ['a handler that throws', 'the status is 500', () => Promise.reject(new TypeError('broken'))],
  ['an answer outside of its schema', 'outside of its schema', () => ({ text: 7 })],
  ['more than is declared', 'more in it than its schema', () => ({ text: 'x', secret: 'y' })],
  ['a refusal that is not declared', 'points_cap is not declared', () => refuse('points_cap')],
  ['a stack', 'how the server is made', () => ({ text: 'Error\n    at handle (x.ts:1)' })],
  ['SQL', 'how the server is made', () => ({ text: 'relation "users" does not exist' })],
  [SLOW, 'answered', () => pause({ text: 'late' })],
];

const sampleRoutes = BROKEN.map(([, , handler], position) =>
  route(
    endpoint({
      method: 'POST',
      path: `/api/sample-${position}`,
      access: 'open',
      idempotent: false,
      summary: 'A sample',
      body: z.object({ count: z.int().check(z.gte(0), z.lte(1_000)) }),
      answer: z.object({ text: z.string() }),
    }),
    async ({ body }) =>
      // The cast lets a sample answer what its contract does not allow.
      body.count < 7 ? { text: 'fine' } : ((await handler()) as { text: string }),
  ),
);

const brokenApp = await createTestApp({
  env: ENV,
  rooms: () => sampleRoutes,
  replace: { checkAnswers: false },
});
afterAll(() => brokenApp.close());

const searchSample = (kind: string, { path, slowness = SLOWNESS }: Partial<SearchOptions> = {}) =>
  search({
    endpoints: sampleRoutes.filter((_, position) => BROKEN[position]?.[0] === kind),
    target: targetOf(brokenApp),
    seed: SEED,
    path,
    runs: 300,
    slowness,
  });

test.each(BROKEN.filter(([kind]) => kind !== SLOW))(
  'a search finds %s, and shortens what leads there to one call',
  async (kind, fault) => {
    const { finding = 'nothing' } = await searchSample(kind);
    expect(finding).toContain(fault);
    const calls = finding.split('\n').filter((line) => line.startsWith('  {'));
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0] ?? '')).toMatchObject({ body: { json: { count: 7 } }, headers: {} });
  },
);

test('a search finds a slow answer', async () => {
  const { finding } = await searchSample(SLOW, { slowness: 0.2 });
  expect(finding).toMatch(/^answered \d+ after \d+ ms/);
});

test('a search repeated with its printed seed and path finds the same', async () => {
  const kind = 'an answer outside of its schema';
  const first = await searchSample(kind);
  const path = /--path "([\d:]+)"/.exec(first.finding ?? '')?.[1];
  const callsOf = ({ finding }: SearchResult) => finding?.match(/^ {2}\{.*$/m)?.[0];
  const again = await searchSample(kind, { path });
  expect(again.runs).toBe(1);
  expect(callsOf(again)).toBe(callsOf(first));
  expect(callsOf(again)).toContain('"count":7');
});

function refuse(code: ErrorCode): never {
  throw new AppError(code);
}

const pause = (answer: unknown) => new Promise((done) => setTimeout(() => done(answer), SLOW_MS));
