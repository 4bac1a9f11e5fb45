// The update from one build to the next, with the built page and a copy of it that has another
// build's name.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import express, { type RequestHandler } from 'express';
import { servePages } from '#server/http/pages.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { expect, test as journey } from '../journey.ts';
import { waitForWorker } from './worker.ts';

const BUILT = resolve(import.meta.dirname, '../../../dist/client');

/** A copy of the built page whose documents name their build. */
function copyBuild(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-build-'));
  cpSync(BUILT, folder, { recursive: true });
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    for (const form of ['.br', '.gz']) rmSync(path + form, { force: true });
  };
  edit('auth.html', (html) =>
    html.replace('<head>', `<head><meta name="build" content="${name}">`),
  );
  edit('service-worker.js', (code) => {
    const changed = code.replace(/(auth\.html[`'"],revision:[`'"])\w+/, `$1${name}`);
    if (changed === code) throw new Error('the worker does not list auth.html with a revision');
    return changed;
  });
  return folder;
}

const test = journey.extend<{ site: { url: string; deploy: (name: string) => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const folders: string[] = [];
    let pages: RequestHandler;
    const deploy = (name: string) => {
      const folder = copyBuild(name);
      folders.push(folder);
      pages = servePages(folder, () => true);
    };
    deploy('first');
    const app = express();
    app.use(securityHeaders({ development: false }));
    // The one call of the sign-in.
    app.get(getFeaturesEndpoint.path, (_request, response) => {
      response.json({ passkeys: false, mail: false, push: null, address: null });
    });
    app.use((request, response, next) => pages(request, response, next));
    const server = createServer(app);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, deploy });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});
test.use({ serviceWorkers: 'allow' });

test('a new version is offered, waits for the user’s consent, and then loads once', async ({
  page,
  site,
}) => {
  const build = page.locator('meta[name="build"]');
  await page.goto(`${site.url}/auth`);
  await waitForWorker(page);
  await expect(build).toHaveAttribute('content', 'first');
  const notice = page.getByRole('region', { name: 'New version' });
  await expect(notice).toHaveCount(0);

  site.deploy('second');
  await page.reload();
  await expect(notice).toContainText('A new version is ready.');
  // Until then every page of this browser uses the old version.
  await expect(build).toHaveAttribute('content', 'first');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/auth`);
  await expect(other.locator('meta[name="build"]')).toHaveAttribute('content', 'first');
  await other.getByRole('button', { name: 'LOG IN' }).click();
  await other.getByLabel('Phone number').fill('312555');

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(build).toHaveAttribute('content', 'second');
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(loads).toBe(1);

  // The other page was not reloaded.
  await expect(other.getByLabel('Phone number')).toHaveValue('312555');
  await expect(other.locator('meta[name="build"]')).toHaveAttribute('content', 'first');
});

test('a user can decline a new version', { tag: '@night' }, async ({ page, site }) => {
  await page.goto(`${site.url}/auth`);
  await waitForWorker(page);
  site.deploy('second');
  await page.reload();
  const notice = page.getByRole('region', { name: 'New version' });
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', 'first');
});
