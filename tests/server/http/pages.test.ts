import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const LANDING = '<!doctype html><title>Landing</title>';
const SHELL = `<!doctype html><title>App</title><script type="application/json" id="page-scripts">{"every":["/assets/app-1a2b3c.js"],"pages":{"/home":["/assets/kit-4d5e6f.js","/assets/home-7a8b9c.js"],"/year":["/assets/year-0d1e2f.js"]}}</script>`;
const SCRIPT = `export const text = '${'moon '.repeat(500)}';`;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteria-pages-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.secret'));
  writeFileSync(join(folder, 'index.html'), LANDING);
  writeFileSync(join(folder, 'shell.html'), SHELL);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(LANDING));
  writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting;');
  writeFileSync(join(folder, 'app.webmanifest'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'notes.exe'), 'not of a kind we serve');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  writeFileSync(join(folder, '.secret/file.txt'), 'in a hidden folder');
  app = await createTestApp({ rooms: sampleFeatures, replace: { pages: { folder } } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a browser that opens an address', () => {
  // req: ACCESS-1
  test.each([
    ['/', 200, 'Landing'],
    ['/?utm=1', 200, 'Landing'],
    ['/auth', 200, 'App'],
    ['/home/', 200, 'App'],
    ['/readings/result?id=../user', 200, 'App'],
    ['/nowhere', 404, 'App'],
    ['/readings/none', 404, 'App'],
    ['/Home', 404, 'App'],
    ['/home//', 404, 'App'],
    ['//home', 404, 'App'],
    ['//', 404, 'App'],
    ['/home/index.html', 404, 'App'],
    ['/index.html', 404, 'App'],
    ['/shell.html', 404, 'App'],
    ['/%68ome', 200, 'App'],
    ['/%2568ome', 404, 'App'],
    ['/%', 404, 'App'],
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
    ['/home', { '/home': ['/assets/kit-4d5e6f.js', '/assets/home-7a8b9c.js'] }],
    ['/year/', { '/year': ['/assets/year-0d1e2f.js'] }],
    ['/nowhere', {}],
  ])('gets on %s the list of the scripts of that page alone', async (path, pages) => {
    const { text } = await app.client().get(path, HTML);
    const listed = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(listed)).toEqual({ every: ['/assets/app-1a2b3c.js'], pages });
  });

  test('stores the list of all pages for offline use', async () => {
    const { text } = await app.client().get('/shell.html', { accept: '*/*' });
    expect(text).toBe(SHELL);
  });

  test("learns from the answer's headers which additional scripts its page has", async () => {
    const { headers } = await app.client().get('/home/?from=mail', HTML);
    expect(headers['link']).toBe(
      '</assets/kit-4d5e6f.js>; rel=modulepreload; crossorigin, </assets/home-7a8b9c.js>; rel=modulepreload; crossorigin',
    );
    for (const path of ['/', '/auth', '/nowhere', '/assets/app-1a2b3c.js']) {
      expect((await app.client().get(path, HTML)).headers['link'], path).toBeUndefined();
    }
  });

  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/assets/app-of-an-older-build.js',
    '/assets/app-1a2b3c.js.map',
    '/index.php',
    '/home%2f..%2fsecret',
    '/home%2fsecret',
    '/home%5csecret',
    '/..%5c..%5cetc',
    '/.secret/file.txt',
    '/notes.exe',
  ])('gets no page for %s', async (path) => {
    const answer = await app.client().get(path, HTML);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });
});

describe('a program that fetches a shared link', () => {
  // req: LANDING-12
  // What Facebook, Slack, WhatsApp, Twitterbot, Googlebot, curl and wget may send.
  test.each([
    ['anything', { accept: '*/*' }],
    ['nothing said', {}],
    ['pictures only', { accept: 'image/*' }],
  ])('gets each page, whatever it accepts: %s', async (_what, headers) => {
    for (const path of ['/', '/auth', '/home', '/readings/result', '/profile/']) {
      const answer = await app.client().send(path, { method: 'GET', headers });
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(answer.text, path).toContain(path === '/' ? 'Landing' : 'App');
    }
  });

  test.each([
    ['a page that there is not', 'GET', '/nowhere', { accept: '*/*' }],
    ['a page that there is not, with nothing said', 'GET', '/nowhere', {}],
    ['a form that is posted', 'POST', '/home', HTML],
  ])('gets no page for %s', async (_who, method, path, headers) => {
    const answer = await app.client().send(path, { method, headers });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
  });
});

test("the answer to an unknown path varies by Accept, the answer to a page's path does not", async () => {
  const varyOf = async (path: string, headers: Record<string, string>) =>
    (await app.client().send(path, { method: 'GET', headers })).headers['vary'] ?? '';
  expect(await varyOf('/no-such-page', HTML)).toMatch(/^Accept(,|$)/);
  expect(await varyOf('/no-such-page', { accept: '*/*' })).toMatch(/^Accept(,|$)/);
  expect(await varyOf('/home', HTML)).not.toMatch(/Accept(,|$)/);
});

test('HEAD answers for the page without its content', async () => {
  const answer = await app.client().send('/home', { method: 'HEAD', headers: HTML });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
});

describe('files', () => {
  test('named by their content never change', async () => {
    const answer = await app.client().get('/assets/app-1a2b3c.js');
    expect(answer).toMatchObject({ status: 200, text: SCRIPT });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['identity', null],
  ])('are sent to a client that accepts %s as %s', async (accepted, sent) => {
    const response = await fetch(`${app.baseUrl}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    if (sent !== null) {
      expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
    }
    expect(await response.text()).toBe(SCRIPT);
  });

  test('have an ETag by content and encoding, and are not sent twice', async () => {
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const url = `${app.baseUrl}/assets/app-1a2b3c.js`;
      const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
      etags.add(etag);
      // Node's fetch would say no-cache beside it, which asks for the content after all.
      const conditions = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
      const again = await fetch(url, { headers: { ...headers, ...conditions } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
      expect(await again.text()).toBe('');
    }
    expect(etags.size).toBe(3);
  });

  test('have the same ETag on every server of the same build', async () => {
    const other = await createTestApp({ rooms: sampleFeatures, replace: { pages: { folder } } });
    const [here, there] = await Promise.all(
      [app, other].map((one) => one.client().get('/favicon.svg')),
    );
    expect(there?.headers.etag).toBe(here?.headers.etag);
    await other.close();
  });

  test('are sent in full for a range request, and without content for HEAD', async () => {
    const part = await fetch(`${app.baseUrl}/assets/app-1a2b3c.js`, {
      headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' },
    });
    expect(part.status).toBe(200);
    expect(await part.text()).toBe(SCRIPT);
    const head = await fetch(`${app.baseUrl}/assets/app-1a2b3c.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.headers.get('content-length')).toBe(String(SCRIPT.length));
  });

  test.each(['/assets/app-1a2b3c.js.br', '/assets/app-1a2b3c.js.gz', '/index.html.br'])(
    'are not to be had by the name of a compressed form: %s',
    async (path) => {
      expect((await app.client().get(path, HTML)).status).toBe(404);
    },
  );

  test('of the page itself are compressed too, and revalidated each time', async () => {
    const response = await fetch(app.baseUrl, {
      headers: { ...HTML, 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(LANDING);
  });

  test('that browsers must always revalidate say so', async () => {
    for (const [path, type] of [
      ['/service-worker.js', 'text/javascript; charset=utf-8'],
      ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/shell.html', 'text/html; charset=utf-8'],
    ]) {
      const { headers } = await app.client().get(path ?? '');
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
      expect(headers['content-security-policy']).toMatch(/worker-src 'self';manifest-src 'self'/);
    }
  });

  test('with other names are cached for a visit, and not sent twice either', async () => {
    const client = app.client();
    const first = await client.get('/favicon.svg');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await client.get('/favicon.svg', { 'if-none-match': first.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});
