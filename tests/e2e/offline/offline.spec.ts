import {
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
  logOut,
  signUp,
} from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';
import { readStored, readStoredUser, waitForStored, waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const STORED_OF_HOME = ['["user"]', '/horoscope/daily', '/cosmic-insights', '/user-progress'];
/** What the browser logs for a call without a connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** What the browser logs for calls that were running when the session ended. */
const SESSION_OVER = /status of 401/;

const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: 'offline' });

// req: OFFLINE-1
test('after one visit Home, the chart and the numbers open without a connection, and say so', async ({
  page,
  context,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  const card = page.getByRole('region', { name: 'Your Daily Horoscope' });
  const words = await card.locator('p').first().innerText();
  expect(words.length).toBeGreaterThan(40);
  await waitForStored(page, STORED_OF_HOME);
  // The code of the other tabs is loaded before they are touched.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map((r) => r.name)))
    .toContainEqual(expect.stringContaining('/profile-page-'));
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Birth chart wheel').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  const powerball = page.getByRole('tabpanel', { name: 'Powerball' });
  await expect(powerball).toContainText('Drawn on');
  const numbers = (await powerball.textContent()) ?? '';
  await waitForStored(page, ['/birth-chart/', '/lucky-numbers/{userId}"']);

  await context.setOffline(true);
  await page.goto('/home');
  await expect(card.locator('p').first()).toHaveText(words);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expect(offlineLine(page)).toHaveText(
    /^You’re offline\. This was loaded at \d{1,2}:\d{2}\s[AP]M today\.$/,
  );
  await page.goto('/profile');
  await expect(page.getByLabel('Birth chart wheel').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  await expect(powerball).toHaveText(numbers);

  // An action that needs the server shows its usual error message.
  await page.getByRole('link', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(
    page.getByText('Unable to load compatibility results. Please try again.'),
  ).toBeVisible();

  // Online again, nothing is refetched automatically; one press refetches everything and removes
  // the line.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/was loaded at/)).toHaveCount(0);
  await expect(card.locator('p').first()).toHaveText(words);
});

test('a service worker that is installed during a sign-up requests no user data', {
  tag: '@night',
}, async ({ page, app, phoneNumber }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await waitForWorker(page);
  // The rest of the sign-up takes longer than any further request would.
  await chooseAttraction(page);
  await enterPersonalDetails(page);
  await leaveReveal(page);
  expect(refused).toEqual([]);
});

test('a log-out removes all stored data of the user from the device', { tag: '@night' }, async ({
  page,
  context,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForStored(page, STORED_OF_HOME);
  expect(JSON.stringify(await readStored(page))).toContain('Whitlock');
  await logOut(page);
  expect(await readStored(page)).toEqual({});

  await context.setOffline(true);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  await expect(offlineLine(page)).toHaveText(/^You’re offline\./);
  await expect(page.getByText('Nora Whitlock')).toHaveCount(0);
});

test('a session that ended elsewhere leaves no stored data on the device', {
  tag: '@night',
}, async ({ page, app, phoneNumber, expectConsole }) => {
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForStored(page, STORED_OF_HOME);
  // As if another device had signed this one out: the browser still has its signed-in cookie.
  const cookies = await page.context().cookies();
  await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.context().addCookies(cookies);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await readStored(page)).toEqual({});
});

// req: OFFLINE-1
test('the next user of a browser never sees stored data of the previous user', async ({
  page,
  context,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForStored(page, STORED_OF_HOME);
  const { id: first } = await readStoredUser(page);
  await logOut(page);

  const lastDigits = String(10_999 - Number(phoneNumber.slice(-4)));
  const otherNumber = `${phoneNumber.slice(0, -4)}${lastDigits}`;
  await signUp(page, app, otherNumber);
  await waitForStored(page, STORED_OF_HOME);
  const { id: second } = await readStoredUser(page);
  expect(second).not.toBe(first);
  expect(JSON.stringify(await readStored(page))).not.toContain(first);

  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByText(`••• ${otherNumber.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(phoneNumber.slice(-4))).toHaveCount(0);
});

test('the deletion of an account removes its stored data from the device', {
  tag: '@night',
}, async ({ page, app, phoneNumber, expectConsole }) => {
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForStored(page, STORED_OF_HOME);
  const { username } = await readStoredUser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(username);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await readStored(page)).toEqual({});
});

test('the app can be installed', { tag: '@night' }, async ({ page, context, app }) => {
  await page.goto('/auth');
  await waitForWorker(page);
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(url).toBe(`${app.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Asteria', start_url: '/home' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The context of a test is incognito, where Chromium does not install apps.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});
