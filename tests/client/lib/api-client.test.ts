import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ApiError,
  ConnectionError,
  callEndpoint,
  callEndpointOrNull,
  sentenceOf,
  UnreadableAnswerError,
} from '#client/lib/api-client.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { server } from '#tests/support/msw/server.ts';

const thing = {
  path: '/api/thing',
  access: 'open',
  summary: 'A thing',
  answer: z.object({ name: z.string() }),
} as const;
const getThing = endpoint({ ...thing, method: 'GET' });
const touchThing = endpoint({ ...thing, method: 'POST', idempotent: true });
const changeThing = endpoint({
  ...thing,
  method: 'POST',
  body: z.object({ magnitude: z.number() }),
  idempotent: true,
});

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a call', () => {
  // req: CALL-1
  it('sends the cookie, and a JSON body with its type only when there is one', async () => {
    const seen: [string, string | null, string, RequestCredentials][] = [];
    server.use(
      http.all('/api/thing', async ({ request }) => {
        const { method, headers, credentials } = request;
        seen.push([method, headers.get('content-type'), await request.text(), credentials]);
        return HttpResponse.json({ name: 'Vega' });
      }),
    );
    expect(await callEndpoint(getThing)).toEqual({ name: 'Vega' });
    await callEndpoint(changeThing, { body: { magnitude: 0 } });
    await callEndpoint(touchThing);
    expect(seen).toEqual([
      ['GET', null, '', 'same-origin'],
      ['POST', 'application/json', '{"magnitude":0}', 'same-origin'],
      ['POST', null, '', 'same-origin'],
    ]);
  });

  // req: CALL-2
  it("fails with '<status>: <body>' and the server's sentence when the answer is not OK", async () => {
    server.use(
      http.get('/api/thing', () =>
        refuse('too_many_requests', { retryAfterSeconds: 30, fields: { name: 'No.' } }),
      ),
    );
    const error = await failureOf(callEndpoint(getThing));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^429: \{"code":"too_many_requests"/),
      status: 429,
      code: 'too_many_requests',
      sentence: 'That’s a few too many tries. Please wait a moment and try again.',
      fields: { name: 'No.' },
      retryAfterSeconds: 30,
    });
  });

  // req: CALL-2
  it('uses the status text for an empty body, and never shows words of another server', async () => {
    server.use(
      http.get(
        '/api/thing',
        () => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    const error = await failureOf(callEndpoint(getThing));
    expect(error).toMatchObject({ message: '502: Bad Gateway', code: undefined, fields: {} });
    expect(sentenceOf(error, 'Try later.')).toBe('Try later.');
  });

  it.each([
    ['of a code that this page does not know', { code: 'too_windy', error: 'Too windy.' }],
    ['beside a field of another form', { error: 'Too windy.', fields: ['name'], code: 7 }],
    ['under its other name', { message: 'Too windy.' }],
  ])("reads the server's sentence %s", async (_what, body) => {
    server.use(http.get('/api/thing', () => HttpResponse.json(body, { status: 409 })));
    const error = await failureOf(callEndpoint(getThing));
    expect(sentenceOf(error, 'Try later.')).toBe('Too windy.');
    expect(error).toMatchObject({ status: 409, fields: {} });
  });

  it('distinguishes a broken connection and an unreadable answer from a refusal', async () => {
    server.use(http.get('/api/thing', () => breakOff()));
    expect(await failureOf(callEndpoint(getThing))).toBeInstanceOf(ConnectionError);
    server.use(http.get('/api/thing', () => HttpResponse.json({ title: 'Vega' })));
    expect(await failureOf(callEndpoint(getThing))).toBeInstanceOf(UnreadableAnswerError);
  });

  // req: ACCESS-6 CALL-3
  it('returns null for a 401 only when the caller asks for it', async () => {
    server.use(http.get('/api/thing', () => refuse('not_signed_in')));
    expect(await callEndpointOrNull(getThing)).toBeNull();
    expect(await failureOf(callEndpoint(getThing))).toMatchObject({ status: 401 });
    server.use(http.get('/api/thing', () => refuse('unavailable')));
    expect(await failureOf(callEndpointOrNull(getThing))).toMatchObject({ status: 503 });
  });

  it('can be aborted', async () => {
    server.use(http.get('/api/thing', () => new Promise(() => {})));
    const controller = new AbortController();
    const failure = failureOf(callEndpoint(getThing, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toBeInstanceOf(ConnectionError);
  });
});
