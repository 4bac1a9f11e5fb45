// One sky on the page itself, at hours at which the UTC day is not the reader's: server and page stand at one instant.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { SIGN_NAMES } from '#shared/zodiac/sign-names.ts';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { signUpUserByCalls } from '#tests/support/people.ts';
import { expect, test } from '../journey.ts';

const SIGN = new RegExp(`\\b(?:${SIGN_NAMES.join('|')})\\b`);
const FIXED_CLOCK = resolve(import.meta.dirname, '../../tooling/pictures/fixed-server.mjs');

/**
 * By the almanac (Swiss Ephemeris agrees to the minute): the Moon enters Gemini on November 24 at 10:09 UTC and is full
 * there at 14:53; on New Year's Eve she is in Libra, and enters Scorpio on January 1 at 10:15 UTC.
 */
const HOURS: Hour[] = [
  {
    at: '2026-11-24T00:30:00Z',
    zones: [
      {
        zone: 'America/Chicago',
        date: 'Monday, November 23, 2026',
        label: 'Tonight, November 23.',
        moon: 'Taurus',
      },
      {
        zone: 'Pacific/Auckland',
        date: 'Tuesday, November 24, 2026',
        label: 'Today, November 24.',
        moon: 'Taurus',
      },
    ],
  },
  {
    at: '2026-11-24T22:00:00Z',
    zones: [
      {
        zone: 'Asia/Tokyo',
        date: 'Wednesday, November 25, 2026',
        label: 'Today, November 25.',
        moon: 'Gemini',
      },
      {
        zone: 'America/Los_Angeles',
        date: 'Tuesday, November 24, 2026',
        label: 'Today, November 24.',
        moon: 'Gemini',
      },
    ],
  },
  {
    at: '2027-01-01T03:30:00Z',
    zones: [
      {
        zone: 'America/New_York',
        date: 'Thursday, December 31, 2026',
        label: 'Tonight, December 31.',
        moon: 'Libra',
      },
      {
        zone: 'Pacific/Kiritimati',
        date: 'Friday, January 1, 2027',
        label: 'Today, January 1.',
        moon: 'Libra',
      },
    ],
  },
];
type Hour = { at: string; zones: { zone: string; date: string; label: string; moon: string }[] };

async function openAt(browser: Browser, app: BuiltApp, at: string, zone: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    timezoneId: zone,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(at));
  return page;
}

for (const { at, zones } of HOURS) {
  // req: HOME-6
  test(`at ${at} every screen shows the reader's day and the Moon of that minute`, {
    tag: '@night',
  }, async ({ browser }) => {
    const app = await startBuiltApp({
      env: {
        NODE_OPTIONS: `--import ${pathToFileURL(FIXED_CLOCK).href}`,
        PICTURE_TIME_MS: String(Date.parse(at)),
      },
    });
    try {
      for (const { zone, date, label, moon } of zones) {
        const page = await openAt(browser, app, at, zone);
        await page.goto('/');
        await expect(page.getByText(label), zone).toBeVisible();
        const line = page.locator('.live-line');
        await expect(line, zone).toContainText(`Moon in ${moon}.`);
        // What follows the first screen comes alive when the page is touched.
        await page.mouse.wheel(0, 10);
        const day = date.replace(/^\w+, /, '').replace(/, \d+$/, '');
        await expect(page.getByText(`From the sky on ${day}`), zone).toBeVisible();

        const printed = app.output().length;
        await signUpUserByCalls(
          async (path, data) => {
            const answer = await page.context().request.post(app.url + path, { data });
            const text = await answer.text();
            return {
              status: answer.status(),
              text,
              json: answer.ok() ? JSON.parse(text) : undefined,
            };
          },
          (phoneNumber) => app.waitForCode(phoneNumber, printed),
        );
        await page.goto('/home');
        await expect(page.getByRole('heading', { level: 1 }), zone).toHaveText(date);
        const heading = page.getByRole('heading', { level: 1 }).locator('..');
        await expect(heading, zone).toContainText(
          new RegExp(`Moon in ${moon}, (full|new|exact|first|last) `),
        );
        const card = page.getByRole('region', { name: 'Your Daily Horoscope' });
        await card.getByRole('button', { name: 'Why?' }).click();
        const told = (await card.textContent()) ?? '';
        const text = (await card.locator('p').first().textContent()) ?? '';
        const sign = /\bMoon\b/.test(text) ? SIGN.exec(text)?.[0] : undefined;
        if (sign !== undefined && sign !== moon)
          expect(told, zone).toContain(`in ${sign}, as this page has it`);
        // No fact bears the hour of measuring, 12:00 UTC of the date.
        const noon = new Intl.DateTimeFormat('en-US', {
          timeZone: zone,
          hour: 'numeric',
          minute: '2-digit',
        }).format(Date.parse(`${at.slice(0, 10)}T12:00:00Z`));
        expect(told.replace(/\s/g, ' '), zone).not.toContain(`at ${noon.replace(/\s/g, ' ')}`);
        const insights = page.getByRole('region', { name: 'Star Oracle Insights' });
        await expect(insights.locator('li').nth(2), zone).toBeVisible();
        const notes = await insights.locator('li p:last-child').allTextContents();
        expect(notes.length, zone).toBeGreaterThanOrEqual(3);
        const over = notes.map((note) => note.includes('exact yesterday'));
        expect(over, zone).toEqual([...over].sort());
        await page.context().close();
      }
    } finally {
      await app.close();
    }
  });
}
