// Renders every component of client/ui in every state into pictures, for looking at them:
// npx tsx tests/tooling/render-kit.ts [folder]. No route of the app leads there.

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import express from 'express';
import { build } from 'vite';
import { runAxe } from '#tests/support/browser/axe.ts';
import { findChromium } from '#tests/support/browser/find-chromium.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
];

// As strict as the app's own, so that a part that needs more is seen here first.
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** What is seen only after a press: the press, and the picture's name. */
const OPENED = [
  ['Open the dialog', 'dialog'],
  ['Show a toast', 'toast'],
  ['Their Sign', 'select'],
] as const;

/** What axe finds on the page as it stands. */
async function complainOfAccess(page: Page, complaints: string[]) {
  for (const { id, nodes } of await runAxe(page)) {
    complaints.push(`axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
}

/** What the browser is told of an element that shows a state by `data-state-shown`. */
const SHOWN_STATES = {
  hover: ['hover'],
  pressed: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
} as const;

/** Shows the states that the kit asks for, as if a pointer or the keyboard were there. */
async function showStates(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const [state, pseudoClasses] of Object.entries(SHOWN_STATES)) {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-state-shown="${state}"]`,
    });
    if (nodeIds.length === 0) throw new Error(`the kit shows nothing in the state ${state}`);
    for (const nodeId of nodeIds) {
      await devtools.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...pseudoClasses],
      });
    }
  }
}

/** How far the page is wider than the screen, CSS pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

const target = resolve(process.argv[2] ?? join(PROJECT, 'test-results/kit'));
const built = await mkdtemp(join(tmpdir(), 'asteria-kit-'));
await build({
  configFile: false,
  logLevel: 'warn',
  root: join(PROJECT, 'tests/support/kit'),
  publicDir: join(PROJECT, 'client/public'),
  plugins: [react(), tailwindcss()],
  build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
});

const server = express()
  .use((_request, response, next) => {
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    next();
  })
  .use(express.static(built))
  .listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));
// A listening TCP server's address is never a pipe's name.
const { port } = server.address() as AddressInfo;

const browser = await chromium.launch(await findChromium());
try {
  await mkdir(target, { recursive: true });
  for (const viewport of WIDTHS) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: viewport.width < 1000 ? 2 : 1,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await showStates(page);
    await page.screenshot({ path: join(target, `kit-${viewport.width}.png`), fullPage: true });
    const overflow = await measureOverflow(page);
    if (overflow > 0) complaints.push(`${overflow} px wider than the screen`);
    await complainOfAccess(page, complaints);
    for (const [name, picture] of OPENED) {
      const opener = page.getByRole('button', { name }).or(page.getByRole('combobox', { name }));
      await opener.click();
      await page.screenshot({ path: join(target, `${picture}-${viewport.width}.png`) });
      await complainOfAccess(page, complaints);
      await page.keyboard.press('Escape');
    }
    for (const complaint of complaints) process.stderr.write(`${viewport.width}: ${complaint}\n`);
    if (complaints.length > 0) process.exitCode = 1;
    await context.close();
  }
  process.stdout.write(`${target}\n`);
} finally {
  await browser.close();
  server.close();
  await rm(built, { recursive: true });
}
