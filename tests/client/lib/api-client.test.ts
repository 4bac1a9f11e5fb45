import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ApiError,
  ConnectionError,
  callApi,
  callApiOrNull,
  sentenceOf,
  UnreadableAnswerError,
} from '#client/lib/api-client.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { server } from '#tests/support/msw/server.ts';

const call = { path: '/api/thing', answer: z.object({ name: z.string() }) } as const;

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a call', () => {
  it('carries the cookie, and a JSON body with its type only when there is one', async () => {
    const seen: [string, string | null, string, RequestCredentials][] = [];
    server.use(
      http.all('/api/thing', async ({ request }) => {
        const { method, headers, credentials } = request;
        seen.push([method, headers.get('content-type'), await request.text(), credentials]);
        return HttpResponse.json({ name: 'Vega' });
      }),
    );
    expect(await callApi(call)).toEqual({ name: 'Vega' });
    await callApi({ ...call, method: 'POST', body: { magnitude: 0 } });
    await callApi({ ...call, method: 'POST' });
    expect(seen).toEqual([
      ['GET', null, '', 'same-origin'],
      ['POST', 'application/json', '{"magnitude":0}', 'same-origin'],
      ['POST', null, '', 'same-origin'],
    ]);
  });

  it("fails with '<status>: <body>' and what the server said, when the answer is not OK", async () => {
    server.use(
      http.get('/api/thing', () =>
        refuse('too_many_requests', { retryAfterSeconds: 30, fields: { name: 'No.' } }),
      ),
    );
    const error = await failureOf(callApi(call));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^429: \{"code":"too_many_requests"/),
      status: 429,
      code: 'too_many_requests',
      sentence: 'That was a little too often. Please wait a moment and try again.',
      fields: { name: 'No.' },
      retryAfterSeconds: 30,
    });
  });

  it('takes the status text for an empty body, and no words of a stranger for a sentence', async () => {
    server.use(
      http.get(
        '/api/thing',
        () => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    const error = await failureOf(callApi(call));
    expect(error).toMatchObject({ message: '502: Bad Gateway', code: undefined, fields: {} });
    expect(sentenceOf(error, 'Try later.')).toBe('Try later.');
  });

  it('tells a broken connection and an unreadable answer from a refusal', async () => {
    server.use(http.get('/api/thing', () => breakOff()));
    expect(await failureOf(callApi(call))).toBeInstanceOf(ConnectionError);
    server.use(http.get('/api/thing', () => HttpResponse.json({ title: 'Vega' })));
    expect(await failureOf(callApi(call))).toBeInstanceOf(UnreadableAnswerError);
  });

  it('gives null for a 401 where that is asked for, and only there', async () => {
    server.use(http.get('/api/thing', () => refuse('not_signed_in')));
    expect(await callApiOrNull(call)).toBeNull();
    expect(await failureOf(callApi(call))).toMatchObject({ status: 401 });
    server.use(http.get('/api/thing', () => refuse('unavailable')));
    expect(await failureOf(callApiOrNull(call))).toMatchObject({ status: 503 });
  });

  it('can be called off', async () => {
    server.use(http.get('/api/thing', () => new Promise(() => {})));
    const controller = new AbortController();
    const failure = failureOf(callApi({ ...call, signal: controller.signal }));
    controller.abort();
    expect(await failure).toBeInstanceOf(ConnectionError);
  });
});
