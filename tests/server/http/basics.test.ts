import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('every server', () => {
  test('reports that it is alive and ready', async () => {
    const client = app.client();
    expect(await client.get('/api/health')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await client.get('/api/ready')).toMatchObject({ status: 200 });
  });

  test('answers 401 to a visitor', async () => {
    const answer = await app.client().get('/api/user');
    expect(answer.status).toBe(401);
    expect(answer.read(errorBodySchema).code).toBe('not_signed_in');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('answers unknown calls in JSON', async () => {
    const answer = await app.client().get('/api/nothing', { accept: 'text/html' });
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  });
});
