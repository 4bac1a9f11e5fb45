// Every screen of a signed-in user, in every state: its layout on a phone, and whether all can use it.

import { hover } from '../choices.ts';
import { expect, test } from '../journey.ts';
import { expectDialogInWindow, expectNavigation, expectNoSidewaysScroll } from '../layout.ts';
import { expectNoFindings } from './audit.ts';
import { PAGES, tabOf, visitDialogs } from './user-screens.ts';
import { AUDIT_CONTEXT, AUDITED, auditScreen } from './visit.ts';

// These tests audit many screens, so they take long.
test.setTimeout(240_000);

test.describe('every screen in one visit', () => {
  test.use(AUDIT_CONTEXT);

  const half = Math.ceil(PAGES.length / 2);
  for (const [words, screens] of [
    ['the first pages of a user', PAGES.slice(0, half)],
    ['the other pages of a user', PAGES.slice(half)],
  ] as const) {
    // req: A11Y-1 A11Y-2
    test(`${words}: ${AUDITED}`, async ({ page, signInAs }) => {
      await signInAs();
      for (const screen of screens) {
        await page.goto(screen.address);
        await screen.open(page);
        await expectNoSidewaysScroll(page);
        await expectNavigation(page, tabOf(screen));
        await auditScreen(page, screen.name);
      }
    });
  }

  // req: A11Y-1 A11Y-2
  test(`what opens over the pages of a user: ${AUDITED}`, async ({ page, signInAs }) => {
    await signInAs();
    await visitDialogs(page, async ({ name }) => {
      await expectNoSidewaysScroll(page);
      await expectDialogInWindow(page, name);
      await auditScreen(page, name, '[role="dialog"]');
    });
  });
});

test('axe finds nothing on the pages of a user without a birth date', { tag: '@night' }, async ({
  page,
  signInAs,
}) => {
  await signInAs({ birthTime: null, birthPlace: 'Nowhere at all' });
  await page.goto('/profile');
  await page.getByText('Positions and aspects').click();
  await expect(page.getByText('No Ascendant, Midheaven or houses')).toBeVisible();
  await expectNoFindings(page, 'a chart without houses');
  await page.getByRole('button', { name: 'Choose your birth place' }).click();
  await expect(page.getByLabel('Birth place')).toHaveValue('Nowhere at all');
  await expect(page.getByText(/^No place by that name\./)).toBeVisible();
  await expectNoFindings(page, 'a place that is not known', '[role="dialog"]');
});

test('axe finds nothing on the loading and error states', { tag: '@night' }, async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  for (const { name, address, call, loading, failed } of [
    {
      name: 'Home',
      address: '/home',
      call: 'GET /api/horoscope/daily',
      loading: 'Loading your horoscope',
      failed: /We can’t see the sky/,
    },
    {
      name: 'insights',
      address: '/home',
      call: 'GET /api/cosmic-insights',
      loading: 'Loading your insights',
      failed: 'Mercury Direct',
    },
    {
      name: 'Readings',
      address: '/readings',
      call: 'GET /api/readings/options',
      loading: /Loading the readings/,
      failed: /Unable to load reading options/,
    },
    {
      name: 'a reading',
      address: '/readings/result?id=celestial-love',
      call: 'GET /api/readings/celestial-love',
      loading: 'Loading your cosmic reading...',
      failed: /couldn’t load/,
    },
    {
      name: 'Chart',
      address: '/profile',
      call: 'GET /api/birth-chart/*',
      loading: 'Loading your birth chart',
      failed: 'We couldn’t load your chart.',
    },
    {
      name: 'Lucky Numbers',
      address: '/profile?tab=lucky',
      call: 'GET /api/lucky-numbers/*',
      loading: 'Calculating your personalized lucky numbers...',
      failed: /There was an error generating/,
    },
    {
      name: 'Journey',
      address: '/profile?tab=journey',
      call: 'GET /api/user-progress',
      loading: 'Loading your journey',
      failed: 'We couldn’t load your journey.',
    },
  ] as const) {
    const release = calls.hold(call);
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: loading }).first()).toBeAttached();
    await expectNoFindings(page, `${name}, loading`);
    release();
    calls.refuse(call, 'unavailable');
    await page.goto(address);
    await expect(page.getByText(failed).first()).toBeVisible();
    await expectNoFindings(page, `${name}, failed`);
    calls.mend(call);
  }
});

test('axe finds nothing while the user is loading, nor when that fails', async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  const release = calls.hold('GET /api/user');
  await page.goto('/home');
  await expect(page.getByRole('status').filter({ hasText: 'Reading the stars...' })).toBeAttached();
  await expectNoFindings(page, 'reading the stars');
  release();
  calls.refuse('GET /api/user', 'unavailable');
  await page.goto('/zodiac');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page, 'user unavailable');
});

test('axe finds nothing in intermediate states: choosing a sign, waiting for the Oracle, a refusal, a toast', {
  tag: '@night',
}, async ({ page, signInAs, calls, expectConsole }) => {
  // The reading that does not exist.
  expectConsole(/status of 404/);
  await signInAs();
  await hover(page);
  await page.goto('/compatibility');
  await page.getByRole('combobox', { name: 'Their Sign' }).click();
  await expect(page.getByRole('option')).toHaveCount(12);
  await expectNoFindings(page, 'signs to choose from');
  await page.keyboard.press('Escape');
  calls.refuse('GET /api/compatibility/*', 'unavailable');
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('alert')).toContainText('Unable to load compatibility results');
  await expectNoFindings(page, 'match failed');

  await page.goto('/readings');
  await page.getByRole('button', { name: 'Get My Reading: Celestial Love' }).click();
  await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
  await expectNoFindings(page, 'the Oracle at work');
  await page.goto('/readings/result?id=no-such-reading');
  await expect(page.getByText('No such reading')).toBeVisible();
  await expectNoFindings(page, 'unknown reading');

  await page.goto('/profile?tab=numerology');
  await page.getByRole('button', { name: 'Calculate Again' }).click();
  await expectNoFindings(page, 'numerology, empty');
  await page.getByLabel('Full Name').fill('N');
  await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expectNoFindings(page, 'numerology, refused');
  await page.getByRole('button', { name: 'Edit Username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your username' });
  await dialog.getByLabel('Username').fill('no');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
  await expectNoFindings(page, 'username refused');
  calls.refuse('PATCH /api/user', 'unavailable');
  await dialog.getByLabel('Username').fill('nora_of_chicago');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'a toast over a dialog');
});
