// Takes the pictures of one built app: at each size a visitor signs up, and then looks at every screen.

import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { fixBrowserState, PICTURE_TIME_MS, TIME_ZONE } from './browser-state.ts';
import { type Camera, createCamera } from './camera.ts';
import { interceptCalls, isHeldBack, SCREENS, type Screen } from './screens.ts';
import { pictureLogIn, pictureSignUp, recordActivities } from './visitor.ts';

export interface Order {
  folder: string;
  /** Widths of the window, CSS pixels. */
  sizes: readonly number[];
  /** Names of pictures without their size; all without it. A name stands for those that it begins. */
  only: ReadonlySet<string> | undefined;
  /** Device pixels to a CSS pixel. */
  scale: number;
  /** The window only, and not the whole page. */
  windowOnly: boolean;
  /** The folder whose `dist` is started; this repository without it. */
  root: string | undefined;
}

/** Heights of the windows that people have at these widths; another width has the next narrower one's. */
const HEIGHTS: readonly (readonly [width: number, height: number])[] = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [0, 640],
];

/** A part that is drawn anew is drawn whole: its edges do not depend on what was there before. */
const DRAWING = ['--disable-partial-raster', '--force-color-profile=srgb'];

const FIXED_SERVER = new URL('./fixed-server.mjs', import.meta.url).href;

export async function takePictures(order: Order): Promise<void> {
  const app = await startBuiltApp({
    ...(order.root === undefined ? {} : { root: order.root }),
    env: {
      NODE_OPTIONS: `--import=${FIXED_SERVER}`,
      PICTURE_TIME_MS: String(PICTURE_TIME_MS),
    },
  });
  try {
    const { executablePath, args } = await findChromium();
    const browser = await chromium.launch({ executablePath, args: [...args, ...DRAWING] });
    try {
      await Promise.all(order.sizes.map((width) => takeAtSize(app, browser, width, order)));
    } finally {
      await browser.close();
    }
  } finally {
    await app.close();
    process.stdout.write('\n');
  }
}

async function openContext(browser: Browser, width: number, order: Order): Promise<BrowserContext> {
  const height = HEIGHTS.find(([from]) => width >= from)?.[1] ?? 640;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: order.scale,
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // Requests of a worker cannot be made to wait or to fail here.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  await fixBrowserState(context);
  return context;
}

async function takeAtSize(
  app: BuiltApp,
  browser: Browser,
  width: number,
  order: Order,
): Promise<void> {
  const context = await openContext(browser, width, order);
  const camera = createCamera(await context.newPage(), order.folder);
  const isWanted = (name: string) => order.only === undefined || order.only.has(name);
  const wholePage = !order.windowOnly;
  const take = async (name: string, options: { withToasts?: boolean } = {}) => {
    if (isWanted(name)) await camera.take(`${name}-${width}`, { ...options, wholePage });
    else await camera.rest();
  };

  if (isWanted('landing')) {
    await camera.page.goto(app.url);
    await take('landing');
  }
  await pictureLogIn(app, camera, take);
  // The username is made of the last four digits, and is to be free without another random part.
  await pictureSignUp(app, camera, `+1312555${String(width).padStart(4, '0')}`, take);
  await recordActivities(app, context.request);
  for (const screen of SCREENS) {
    if (isWanted(screen.name)) await takeScreen(app, camera, screen, width, wholePage);
  }
  await context.close();
}

async function takeScreen(
  app: BuiltApp,
  camera: Camera,
  screen: Screen,
  width: number,
  wholePage: boolean,
): Promise<void> {
  const { page } = camera;
  const leaveAlone = await interceptCalls(page, screen);
  const options = {
    isHeldBack: (url: URL) => isHeldBack(screen, url),
    withToasts: screen.withToasts ?? false,
  };
  try {
    await page.mouse.move(0, 0);
    // The history entry remembers the open dialog; a new entry begins without it.
    await page.goto('about:blank');
    await page.goto(`${app.url}${screen.path}`);
    await camera.rest(options.isHeldBack);
    await screen.act?.(page);
    await camera.rest(options.isHeldBack);
    const isDialog = await page.getByRole('dialog').isVisible();
    // A dialog lies over the window, and is pictured with it.
    await camera.take(`${screen.name}-${width}`, { ...options, wholePage: wholePage && !isDialog });
    if (isDialog && wholePage) await takeWholeDialog(camera, `${screen.name}-whole-${width}`);
  } catch (error) {
    throw new Error(`${screen.name} at ${width} px could not be pictured`, { cause: error });
  } finally {
    await page.context().setOffline(false);
    await leaveAlone();
  }
}

/** Pictures a dialog that scrolls once more, in a window that is tall enough for all of it. */
async function takeWholeDialog(camera: Camera, name: string): Promise<void> {
  const { page } = camera;
  const size = page.viewportSize();
  const hiddenPx = await page.getByRole('dialog').evaluate((dialog) => {
    const parts = [dialog, ...dialog.querySelectorAll('*')].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
    return Math.max(0, ...parts.map((part) => part.scrollHeight - part.clientHeight));
  });
  if (hiddenPx === 0 || size === null) return;
  // A dialog takes a share of the window's height, so a window with only the hidden part more is too low.
  await page.setViewportSize({ ...size, height: size.height + Math.ceil(hiddenPx * 1.5) });
  await camera.take(name, { wholePage: false });
  await page.setViewportSize(size);
}
