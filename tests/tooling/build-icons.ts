// Draws the app's icons and its social card into client/public: npx tsx tests/tooling/build-icons.ts

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { STARTUP_SCREENS, startupPicture } from '#client/build/startup-screens.ts';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import { AppIcon, Favicon, SOCIAL_CARD_CSS, SocialCard } from './app-artwork.tsx';

const PUBLIC = resolve(import.meta.dirname, '../../client/public');
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/apple-touch-icon.png', size: 180, purpose: 'any' },
] as const;
const FACES = [
  ['Ibarra Real Nova', 'ibarra-real-nova-400.woff2'],
  ['Source Sans 3', 'source-sans-3.woff2'],
] as const;

/** Programs that read no document ask for `/favicon.ico`. */
const ICO_SIZE = 48;

/** An icon file (ICO) that holds one PNG. */
function wrapAsIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** A font face with its file inside, for a page without an address. */
async function embedFace(family: string, file: string): Promise<string> {
  const bytes = await readFile(join(PUBLIC, 'fonts', file));
  return `@font-face { font-family: "${family}"; src: url("data:font/woff2;base64,${bytes.toString('base64')}"); }`;
}

/** Keeps what a page shows as a PNG with a palette: in a few inks, it weighs a third of one without. */
async function keep(page: Page, file: string): Promise<void> {
  const shown = sharp(await page.screenshot());
  await shown.png({ palette: true, dither: 0, effort: 10 }).toFile(join(PUBLIC, file));
}

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await writeFile(join(PUBLIC, 'favicon.svg'), `${renderToStaticMarkup(createElement(Favicon))}\n`);

const browser = await chromium.launch(await findChromium());
try {
  for (const { file, size, purpose } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = renderToStaticMarkup(createElement(AppIcon, { purpose }));
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
    );
    await keep(page, file);
    await page.close();
  }

  const small = await browser.newPage({ viewport: { width: ICO_SIZE, height: ICO_SIZE } });
  const favicon = renderToStaticMarkup(createElement(Favicon));
  await small.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${ICO_SIZE}px; height: ${ICO_SIZE}px }</style>${favicon}`,
  );
  await writeFile(join(PUBLIC, 'favicon.ico'), wrapAsIco(await small.screenshot()));
  await small.close();

  for (const screen of STARTUP_SCREENS) {
    const { width, height, ratio } = screen;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: ratio,
    });
    const svg = renderToStaticMarkup(createElement(AppIcon, { purpose: 'maskable' }));
    const size = Math.round(Math.min(width, height) * 0.42);
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-content: center; background: #070B16 } svg { width: ${size}px; height: ${size}px }</style>${svg}`,
    );
    await keep(page, startupPicture(screen));
    await page.close();
  }

  const faces = await Promise.all(FACES.map(([family, file]) => embedFace(family, file)));
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<style>${faces.join('')}${SOCIAL_CARD_CSS}</style>${renderToStaticMarkup(createElement(SocialCard))}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await keep(page, 'social-card.png');
  process.stdout.write(`${PUBLIC}\n`);
} finally {
  await browser.close();
}
