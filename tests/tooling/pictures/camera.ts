// Takes a picture of a page once it has come to rest.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { watchRequests } from './browser-state.ts';

const POLL_INTERVAL_MS = 30;
/** Two pictures at this distance have to be equal. */
const STILL_INTERVAL_MS = 60;
const PATIENCE_MS = 20_000;

export interface PictureOptions {
  /** The window becomes as tall as the page, so that what is fixed to its edge stands at the page's. */
  wholePage?: boolean;
  /** Toasts stay in the picture; else they are dismissed first. */
  withToasts?: boolean;
  /** Requests that are never answered, and therefore not waited for. */
  isHeldBack?: (url: URL) => boolean;
}

export interface Camera {
  readonly page: Page;
  /** Waits until the page has nothing left to do by itself. */
  rest(isHeldBack?: PictureOptions['isHeldBack']): Promise<void>;
  take(name: string, options?: PictureOptions): Promise<void>;
}

export function createCamera(page: Page, folder: string): Camera {
  mkdirSync(folder, { recursive: true });
  const listPending = watchRequests(page);

  async function rest(isHeldBack: (url: URL) => boolean = () => false): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    let calm = 0;
    // Twice in a row: an answer that has come may set off the next request.
    while (calm < 2) {
      const unfinished = [...listPending(isHeldBack), ...(await listUnfinished(page))];
      calm = unfinished.length === 0 ? calm + 1 : 0;
      if (performance.now() > deadline) {
        throw new Error(`${page.url()} does not come to rest: ${unfinished.join(', ')}`);
      }
      await pause(POLL_INTERVAL_MS);
    }
  }

  async function takeStill(name: string, options: PictureOptions): Promise<Buffer> {
    const deadline = performance.now() + PATIENCE_MS;
    let last: Buffer | undefined;
    for (;;) {
      await rest(options.isHeldBack);
      if (!options.withToasts) await dismissToasts(page);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      if (last?.equals(picture)) return picture;
      if (performance.now() > deadline) throw new Error(`${name} does not stand still`);
      last = picture;
      await pause(STILL_INTERVAL_MS);
    }
  }

  return {
    page,
    rest,
    async take(name, options = {}) {
      const size = page.viewportSize();
      if (size === null) throw new Error('the page has no size');
      await rest(options.isHeldBack);
      if (!options.withToasts) await dismissToasts(page);
      if (options.wholePage ?? true) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
      }
      writeFileSync(join(folder, `${name}.png`), await takeStill(name, options));
      await page.setViewportSize(size);
      process.stdout.write('.');
    },
  };
}

async function listUnfinished(page: Page): Promise<string[]> {
  try {
    return await page.evaluate<string[]>('window.pictures.listUnfinished()');
  } catch (error) {
    if (error instanceof Error && /navigation|destroyed/.test(error.message)) return ['navigation'];
    throw error;
  }
}

async function dismissToasts(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Dismiss' }).first();
  while (await button.isVisible()) {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    await page.mouse.move(0, 0);
    await button.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => undefined);
  }
}
