// Two users of one browser on one phone: the second sees nothing of the first.

import { BADGE_KEYS } from '#shared/progress/badges.ts';
import { enterCode, enterPhone, logIn, logOut } from '../auth-steps.ts';
import { expectChosen } from '../choices.ts';
import { expect, type Page, test } from '../journey.ts';
import { readStored } from '../offline/worker.ts';

// The service worker's caches are checked too.
test.use({ serviceWorkers: 'allow' });

/** Everything that the browser stores for this site. */
async function readStorage(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url);
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      cached,
      cookie: document.cookie,
    };
  });
  return JSON.stringify([stored, await readStored(page)]);
}

test('the next user on the same phone sees nothing of the previous user', {
  tag: '@night',
}, async ({ page, app, signInAs, openBrowser, expectConsole }) => {
  // Calls that were running when the session ended are refused.
  expectConsole(/status of 401/);
  const elsewhere = await openBrowser();
  const ada = await signInAs(
    {
      firstName: 'Adaline',
      lastName: 'Brightwater',
      email: 'ada@example.com',
      birthDate: '1988-11-07',
      birthPlace: 'Lisbon, Portugal',
    },
    elsewhere.page,
  );
  const nora = await signInAs({}, (await openBrowser()).page);

  await logIn(page, app, ada.fullPhoneNumber);
  await expect(page.getByText('Adaline Brightwater')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Why?' }).first()).toBeVisible();
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
  // Back to the first user's pages leads to the sign-in only.
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome to Asteria' })).toBeAttached();
    await expectNoTrace();
  }

  await logIn(page, app, nora.fullPhoneNumber);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Why?' }).first()).toBeVisible();
  await expectNoTrace();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Leo, born Aug 2, 1994')).toBeVisible();
  await expectNoTrace();
  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
  expect(await page.getByRole('list', { name: 'Powerball' }).innerText()).not.toBe(numbersOfAda);
  await page.getByRole('tab', { name: 'Journey' }).click();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByText(`of ${BADGE_KEYS.length} earned`)).toBeVisible();
  await expectNoTrace();
  await page.getByRole('link', { name: 'Match' }).click();
  await expectChosen(page, 'Your Sign', 'Leo');
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('an abandoned sign-up is not shown to the next user who signs in', async ({
  page,
  app,
  signInAs,
  openBrowser,
}) => {
  const nora = await signInAs({}, (await openBrowser()).page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page.getByLabel('Phone number').fill('212 555 0199');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'LOG IN' }).click();
  expect(await readStorage(page)).not.toContain('212 555 0199');
  const printed = app.output().length;
  await enterPhone(page, nora.fullPhoneNumber);
  await enterCode(page, app, nora.fullPhoneNumber, printed);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  expect(await readStorage(page)).not.toContain('212 555 0199');
});

test('signing out in one tab signs out the other, and signing in there shows in both', async ({
  page,
  context,
  app,
  signInAs,
  expectConsole,
}) => {
  // Calls that were running when the session ended are refused.
  expectConsole(/status of 401/);
  const { fullPhoneNumber } = await signInAs();
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
