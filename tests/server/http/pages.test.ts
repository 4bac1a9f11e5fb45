import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRooms } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SCRIPT = `export const text = '${'moon '.repeat(500)}';`;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteria-pages-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.secret'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Landing</title>');
  writeFileSync(join(folder, 'shell.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), SCRIPT);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'notes.exe'), 'not of a kind we serve');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  app = await createTestApp({ rooms: sampleRooms, replace: { pages: { folder } } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a browser that opens an address', () => {
  test.each([
    ['/', 200, 'Landing'],
    ['/?utm=1', 200, 'Landing'],
    ['/auth', 200, 'App'],
    ['/home/', 200, 'App'],
    ['/readings/result?id=../user', 200, 'App'],
    ['/nowhere', 404, 'App'],
    ['/readings/none', 404, 'App'],
    ['/Home', 404, 'App'],
  ])('%s → %i', async (path, status, title) => {
    const answer = await app.client().get(path, HTML);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<title>${title}</title>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toMatch(
      /default-src 'self'.*script-src 'self';.*object-src 'none';base-uri 'none';.*frame-ancestors 'none'/,
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBeTruthy();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/assets/app-of-an-older-build.js',
    '/assets/app-1a2b3c.js.map',
    '/index.php',
    '/home%2f..%2fsecret',
    '/..%5c..%5cetc',
    '/.secret/file',
    '/notes.exe',
  ])('%s is not the page', async (path) => {
    const answer = await app.client().get(path, HTML);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });
});

test.each([
  ['a program that takes anything', 'GET', { accept: '*/*' }],
  ['a program that says nothing', 'GET', {}],
  ['a form that is posted', 'POST', HTML],
])('%s gets no page', async (_who, method, headers) => {
  const answer = await app.client().send('/home', { method, headers });
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('Not found\n');
});

test('HEAD answers for the page without it', async () => {
  const answer = await app.client().send('/home', { method: 'HEAD', headers: HTML });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
});

describe('files', () => {
  test('that are named by their content never change', async () => {
    const answer = await app.client().get('/assets/app-1a2b3c.js');
    expect(answer).toMatchObject({ status: 200, text: SCRIPT });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  test('go out compressed to whoever can read that', async () => {
    const response = await fetch(`${app.baseUrl}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
    expect(await response.text()).toBe(SCRIPT);
  });

  test('of other names are asked for again, and not sent twice', async () => {
    const client = app.client();
    const first = await client.get('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await client.get('/favicon.svg', { 'if-none-match': first.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});
