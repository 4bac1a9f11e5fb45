import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
});

describe('the API description', () => {
  // req: CALL-9
  it('describes every call', async () => {
    const answer = await app.client().get('/api/openapi.json');
    expect(answer.status).toBe(200);
    const { paths } = answer.read(documentSchema);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = app.app.routes.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(declared.sort());
  });

  it('describes both answers of a call that may find what it writes', async () => {
    const answer = await app.client().get('/api/openapi.json');
    const { responses } = JSON.parse(answer.text).paths['/api/journal/{id}'].put;
    expect(Object.keys(responses).slice(0, 2)).toEqual(['200', '201']);
  });

  it('describes the body of all refusals once', async () => {
    const answer = await app.client().get('/api/openapi.json');
    const { paths } = answer.read(documentSchema);
    const refusals = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses as Record<string, object>))
      .filter(([status]) => Number(status) >= 400);
    expect(refusals.length).toBeGreaterThan(100);
    for (const [, { content }] of refusals as [string, { content: unknown }][])
      expect(content).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      });
    // Inlined everywhere it had 600 kB.
    expect(answer.text.length).toBeLessThan(250_000);
  });

  it('requires of a change of birth details only the date and the place', async () => {
    const answer = await app.client().get('/api/openapi.json');
    expect(answer.text).toContain('birthTimeFold');
    const body = JSON.parse(answer.text).paths['/api/user/birth-details'].post.requestBody;
    const { required } = body.content['application/json'].schema;
    expect(required).toEqual(['birthDate', 'birthPlace']);
  });

  // req: CALL-9
  it('has a page to read it, which loads only our own files', async () => {
    const client = app.client();
    const page = await client.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).not.toMatch(/https?:\/\//);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).not.toEqual([]);
    for (const file of files) expect((await client.get(file)).status).toBe(200);
  });
});

const shared = resolve(import.meta.dirname, '../../../shared');
const endpointSchema = z.looseObject({ method: z.string(), path: z.string() });

it('the server answers every call that a contract declares, and no other', async () => {
  const contracts = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.contract.ts'),
  );
  const declared: string[] = [];
  for (const file of contracts) {
    const contract: Record<string, unknown> = await import(pathToFileURL(join(shared, file)).href);
    for (const [name, value] of Object.entries(contract)) {
      if (!name.endsWith('Endpoint')) continue;
      const { method, path } = endpointSchema.parse(value);
      declared.push(`${method} ${path}`);
    }
  }
  const answered = app.app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(declared.sort()).toEqual(answered.sort());
});
