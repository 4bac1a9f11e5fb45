// What a site says of itself to programs: link previews, crawlers, password managers, finders of holes.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '#shared/core/page-paths.ts';
import { sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const ORIGIN = 'https://asteria.example';
const FINGERPRINT = Array.from({ length: 32 }, (_, byte) =>
  (byte + 160).toString(16).toUpperCase(),
).join(':');
const PRODUCTION = {
  NODE_ENV: 'production',
  SMS_PROVIDER: 'console',
  HOST: '127.0.0.1',
  DATA_KEY: 'encrypts-the-letters-of-this-test-alone',
};
const DOCUMENT = (title: string) =>
  `<!doctype html><head><title>${title}</title><meta property="og:image" content="/social-card.png"></head><p>${'moon '.repeat(99)}</p>`;

let folder: string;
const apps: TestApp[] = [];
async function start(env: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({ rooms: sampleFeatures, replace: { pages: { folder } }, env });
  apps.push(app);
  return app;
}
let own: TestApp;
let named: TestApp;
let unnamed: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteria-site-'));
  for (const [file, title] of [
    ['index.html', 'Landing'],
    ['auth.html', 'Sign in'],
    ['shell.html', 'App'],
  ] as const) {
    writeFileSync(join(folder, file), DOCUMENT(title));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(DOCUMENT(title)));
  }
  own = await start({});
  named = await start({
    ...PRODUCTION,
    ORIGIN,
    OPERATOR_EMAIL: 'hello@asteria.example',
    ANDROID_APP: `app.asteria:${FINGERPRINT.toLowerCase()}`,
  });
  unnamed = await start(PRODUCTION);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the address of the site', () => {
  // req: LANDING-15
  it('redirects a signed-in user to /home, and shows everybody else the landing page', async () => {
    const home = await named.client().get('/', { cookie: 'a=b; signed-in=1' });
    expect(home.status).toBe(302);
    expect(home.headers).toMatchObject({ location: '/home', 'cache-control': 'no-store' });
    for (const cookie of ['', 'signed-in=0', 'not-signed-in=1']) {
      expect((await named.client().get('/', { cookie })).text).toContain('Landing');
    }
  });

  it('shows the first screen of the sign-in at /auth, and a signed-in user the app', async () => {
    const titleFor = async (cookie: string) =>
      /<title>(.*)<\/title>/.exec((await named.client().get('/auth', { cookie })).text)?.[1];
    expect(await titleFor('')).toBe('Sign in');
    expect(await titleFor('signed-in=1')).toBe('App');
    expect(await titleFor('signed-in=0')).toBe('Sign in');
  });
});

describe('a shared link', () => {
  // req: LANDING-12
  it('has its card: picture and address are absolute, of the public origin', async () => {
    for (const path of PAGE_PATHS) {
      const { status, text } = await named.client().get(`${path}?utm=1`, { accept: '*/*' });
      expect(status).toBe(200);
      expect(contentOf(text, 'og:image')).toBe(`${ORIGIN}/social-card.png`);
      expect(contentOf(text, 'og:url')).toBe(`${ORIGIN}${path}`);
      expect(canonicalOf(text)).toBe(`${ORIGIN}${path}`);
    }
  });

  it('names the page without a trailing slash', async () => {
    expect(canonicalOf((await named.client().get('/home/')).text)).toBe(`${ORIGIN}/home`);
  });

  it('names the address of the request, outside production', async () => {
    const { text } = await own.client().get('/auth');
    expect(contentOf(text, 'og:url')).toBe(`${own.baseUrl}/auth`);
    expect(contentOf(text, 'og:image')).toBe(`${own.baseUrl}/social-card.png`);
    const named = await own.client().get('/auth', { host: 'asteria.test:3000' });
    expect(contentOf(named.text, 'og:url')).toBe('http://asteria.test:3000/auth');
  });

  it('never names a host that a caller made up', async () => {
    const headers = { host: 'evil.example' };
    const { text } = await unnamed.client().get('/', headers);
    expect(text).toBe(DOCUMENT('Landing'));
    const broken = await own.client().get('/', { host: 'x"><script>' });
    expect(broken.text).not.toContain('<script>');
  });

  it('has no address for an unknown page', async () => {
    const { status, text } = await named.client().get('/nowhere', { accept: 'text/html' });
    expect(status).toBe(404);
    expect(canonicalOf(text)).toBeUndefined();
    expect(contentOf(text, 'og:url')).toBeUndefined();
  });

  it('is also sent compressed, with its own ETag', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [landing, home, again] = await Promise.all(
      ['/', '/home', '/home'].map((path) => fetch(named.baseUrl + path, { headers })),
    );
    expect(home?.headers.get('content-encoding')).toBe('br');
    expect(await home?.text()).toContain(`${ORIGIN}/home`);
    expect(again?.headers.get('etag')).toBe(home?.headers.get('etag'));
    expect(landing?.headers.get('etag')).not.toBe(home?.headers.get('etag'));
  });
});

describe('the files that programs ask for', () => {
  it('robots.txt excludes the calls and names the sitemap', async () => {
    const answer = await named.client().get('/robots.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect((await unnamed.client().get('/robots.txt')).text).not.toContain('Sitemap');
  });

  it('sitemap.xml lists the pages that show something to a visitor', async () => {
    const answer = await named.client().get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      ['/', '/auth', '/tally', '/terms', '/privacy', '/cookies', '/contact'].map(
        (path) => ORIGIN + path,
      ),
    );
    for (const address of listed) {
      const path = new URL(address ?? '').pathname;
      expect((await named.client().get(path)).status).toBe(200);
    }
    expect((await unnamed.client().get('/sitemap.xml')).status).toBe(404);
  });

  it('security.txt says where to report a vulnerability, and when it expires', async () => {
    const answer = await named.client().get('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      answer.text.split('\n').flatMap((line) => {
        const [, name, value] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
    );
    expect(fields.get('Contact')).toBe('mailto:hello@asteria.example');
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - named.clock.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect((await unnamed.client().get('/.well-known/security.txt')).status).toBe(404);
  });

  it('assetlinks.json names the Android app of the operator, and is missing without one', async () => {
    const answer = await named.client().get('/.well-known/assetlinks.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json).toMatchObject([
      {
        relation: expect.arrayContaining(['delegate_permission/common.handle_all_urls']),
        target: {
          namespace: 'android_app',
          package_name: 'app.asteria',
          sha256_cert_fingerprints: [FINGERPRINT],
        },
      },
    ]);
    expect((await unnamed.client().get('/.well-known/assetlinks.json')).status).toBe(404);
  });

  it('change-password leads password managers to the profile, and nothing else is well known', async () => {
    const answer = await named.client().get('/.well-known/change-password');
    expect([answer.status, answer.headers.location]).toEqual([302, '/profile']);
    // Password managers ask for this to learn whether 404 means 404.
    const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await named.client().get(probe, { accept: 'text/html' })).status).toBe(404);
  });

  it('answer HEAD without content, and refuse writes', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      const head = await named.client().send(path, { method: 'HEAD', headers: {} });
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers['content-security-policy']).toBeTruthy();
      const post = await named.client().send(path, { method: 'POST', headers: {} });
      expect(post.status).toBe(404);
    }
  });
});
