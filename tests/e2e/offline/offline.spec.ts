import { expect, type Page, test } from '../journey.ts';
import {
  giveAttraction,
  giveBirthDetails,
  giveCode,
  givePersonalDetails,
  givePhone,
  logOut,
  signUp,
} from '../person.ts';
import { readKept, waitForKept, waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const KEPT_OF_HOME = [
  /\/api\/user$/,
  /\/horoscope\/daily/,
  /\/cosmic-insights/,
  /\/user-progress$/,
];
/** What the browser prints of a call that finds no connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** What is still on its way when the session ends. */
const SESSION_OVER = /status of 401/;

const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: 'offline' });

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
  await waitForKept(page, KEPT_OF_HOME);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Birth chart wheel').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  const powerball = page.getByRole('tabpanel', { name: 'Powerball' });
  await expect(powerball).toContainText('Drawn on');
  const numbers = (await powerball.textContent()) ?? '';
  await waitForKept(page, [/\/birth-chart\//, /\/lucky-numbers\/[^/]+$/]);

  await context.setOffline(true);
  await page.goto('/home');
  await expect(card.locator('p').first()).toHaveText(words);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expect(offlineLine(page)).toHaveText(
    /^You’re offline\. This is what was read at \d{1,2}:\d{2}\s[AP]M today\.$/,
  );
  await page.goto('/profile');
  await expect(page.getByLabel('Birth chart wheel').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  await expect(powerball).toHaveText(numbers);

  // What cannot be kept says what to do, in its usual words.
  await page.getByRole('link', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(
    page.getByText('Unable to load compatibility results. Please try again.'),
  ).toBeVisible();

  // Back again, nothing is asked by itself; one press reads all anew, and the line goes.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText(/was read at/)).toHaveCount(0);
  await expect(card.locator('p').first()).toHaveText(words);
});

test('a worker that comes in the middle of a sign-up asks for nobody’s answers', async ({
  page,
  app,
  phoneNumber,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber);
  await giveBirthDetails(page);
  await waitForWorker(page);
  // The rest of the sign-up takes longer than what would be asked for now.
  await giveAttraction(page);
  await givePersonalDetails(page);
  await expect(page).toHaveURL(/\/home$/);
  expect(refused).toEqual([]);
});

test('after a log-out nothing of the reader is left on the device', async ({
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
  await waitForKept(page, KEPT_OF_HOME);
  expect(JSON.stringify(await readKept(page))).toContain('Whitlock');
  await logOut(page);
  expect(await readKept(page)).toEqual({});

  await context.setOffline(true);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  await expect(offlineLine(page)).toHaveText(/^You’re offline\./);
  await expect(page.getByText('Nora Whitlock')).toHaveCount(0);
});

test('a session that was ended elsewhere leaves nothing on the device either', async ({
  page,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForKept(page, KEPT_OF_HOME);
  // As when another device signs this one out: the browser still believes in its session.
  const cookies = await page.context().cookies();
  await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.context().addCookies(cookies);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => readKept(page)).toEqual({});
});

test('the next reader of the same browser never meets what was kept of the last one', async ({
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
  await waitForKept(page, KEPT_OF_HOME);
  const idOf = async () => JSON.parse((await readKept(page))['/api/user'] ?? '{}').id as string;
  const first = await idOf();
  await logOut(page);

  const otherNumber = `${phoneNumber.slice(0, -4)}7${phoneNumber.slice(-3)}`;
  await signUp(page, app, otherNumber);
  await waitForKept(page, KEPT_OF_HOME);
  const second = await idOf();
  expect(second).not.toBe(first);
  expect(JSON.stringify(await readKept(page))).not.toContain(first);

  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByText(`••• ${otherNumber.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(phoneNumber.slice(-4))).toHaveCount(0);
});

test('the deletion of an account deletes what was kept of it', async ({
  page,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(SESSION_OVER);
  await signUp(page, app, phoneNumber);
  await waitForWorker(page);
  await waitForKept(page, KEPT_OF_HOME);
  const { username } = JSON.parse((await readKept(page))['/api/user'] ?? '{}');
  const status = await page.evaluate(
    async (confirm) =>
      (
        await fetch('/api/user', {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ confirm }),
        })
      ).status,
    username,
  );
  expect(status).toBe(200);
  expect(await readKept(page)).toEqual({});
});

test('the app can be installed', async ({ page, context, app }) => {
  await page.goto('/auth');
  await waitForWorker(page);
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(url).toBe(`${app.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Asteria', start_url: '/home' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A journey's browser keeps nothing, so it would not install anything for good.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});
