// One phone, one browser, two readers: nothing of the first is there for the second.

import { expect, type Page, test } from '../journey.ts';
import { giveCode, givePhone, logIn, logOut } from '../person.ts';

// What the service worker keeps is part of it.
test.use({ serviceWorkers: 'allow' });

/** Everything that the browser keeps for this site. */
async function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isData = new URL(request.url).pathname.startsWith('/api/');
        cached.push(request.url, isData ? ((await answer?.text()) ?? '') : '');
      }
    }
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cached,
      cookie: document.cookie,
    });
  });
}

test('the next reader on the same phone sees nothing of the last one', async ({
  page,
  app,
  arriveAs,
  openBrowser,
  expectConsole,
}) => {
  // What was under way when the session ended is refused.
  expectConsole(/status of 401/);
  const elsewhere = await openBrowser();
  const ada = await arriveAs(
    {
      firstName: 'Adaline',
      lastName: 'Brightwater',
      email: 'ada@example.com',
      birthDate: '1988-11-07',
      birthPlace: 'Lisbon, Portugal',
    },
    elsewhere.page,
  );
  const nora = await arriveAs({}, (await openBrowser()).page);

  await logIn(page, app, ada.fullPhoneNumber);
  await expect(page.getByText('Adaline Brightwater')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await page.goto('/compatibility');
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('heading', { name: 'Scorpio & Leo' })).toBeVisible();
  await page.goto('/profile?tab=lucky');
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
  const numbersOfAda = await page.getByRole('list', { name: 'Powerball' }).innerText();
  await logOut(page);

  const TRACES = ['Adaline', 'Brightwater', 'ada@example.com', 'Lisbon', ada.id, ada.username];
  const expectNoTrace = async () => {
    const words = (await page.locator('body').innerText()) + (await readStorage(page));
    for (const trace of TRACES) expect(words).not.toContain(trace);
  };
  await expectNoTrace();
  // Back into what was hers: the sign-in, nothing else.
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome to Asteria' })).toBeAttached();
    await expectNoTrace();
  }

  await logIn(page, app, nora.fullPhoneNumber);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await expectNoTrace();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Leo, born Aug 2, 1994')).toBeVisible();
  await expectNoTrace();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
  expect(await page.getByRole('list', { name: 'Powerball' }).innerText()).not.toBe(numbersOfAda);
  await page.getByRole('tab', { name: 'Journey' }).click();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByText(/of 9 earned/)).toBeVisible();
  await expectNoTrace();
  await page.getByRole('link', { name: 'Match' }).click();
  await expect(page.getByRole('combobox', { name: 'Your Sign' })).toHaveText('Leo');
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('a sign-up left behind is not there for who signs in after it', async ({
  page,
  app,
  arriveAs,
  openBrowser,
}) => {
  const nora = await arriveAs({}, (await openBrowser()).page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page.getByLabel('Phone number').fill('212 555 0199');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'LOG IN' }).click();
  expect(await readStorage(page)).not.toContain('212 555 0199');
  const printed = app.output().length;
  await givePhone(page, nora.fullPhoneNumber);
  await giveCode(page, app, nora.fullPhoneNumber, printed);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  expect(await readStorage(page)).not.toContain('212 555 0199');
});

test('signing out in one tab signs out the other, and signing in there shows in both', async ({
  page,
  context,
  app,
  arriveAs,
  expectConsole,
}) => {
  // What was under way when the session ended is refused.
  expectConsole(/status of 401/);
  const { fullPhoneNumber } = await arriveAs();
  await page.goto('/profile');
  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByText('Nora Whitlock')).toBeVisible();
  await logOut(page);
  await expect(second).toHaveURL('/auth');
  await logIn(second, app, fullPhoneNumber);
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
});
