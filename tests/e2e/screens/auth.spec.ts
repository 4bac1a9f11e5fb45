import {
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

const STEPS = [
  { heading: 'Your phone number', percent: '20%' },
  { heading: 'Verification code', percent: '40%' },
  { heading: 'Birth details', percent: '60%' },
  { heading: "You're attracted to...", percent: '80%' },
  { heading: 'Personal Details', percent: '100%' },
] as const;

test('the sign-up shows its progress and five labels at each step', {
  tag: ['@night', '@layout-night'],
}, async ({ page, app, phoneNumber }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  const goOn = [
    () => enterPhone(page, phoneNumber),
    () => enterCode(page, app, phoneNumber),
    () => enterBirthDetails(page),
    () => chooseAttraction(page),
    () => enterPersonalDetails(page),
  ];
  for (const [index, { heading, percent }] of STEPS.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(`STEP ${index + 1} OF 5`)).toBeVisible();
    await expect(page.getByText(percent, { exact: true })).toBeVisible();
    for (const label of ['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality'])
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await goOn[index]?.();
  }
  await expect(page.getByRole('heading', { name: /this is your sky/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await leaveReveal(page);
});

test('what is missing in the birth details is said without moving a field or a button', async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await expect(page.getByLabel('Month')).toBeVisible();
  const tops = () =>
    page
      .locator('input, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + window.scrollY));
  const before = await tops();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please select your birth date')).toBeVisible();
  await expect(page.getByText('Please enter your birth location')).toBeVisible();
  expect(await tops()).toEqual(before);
  // What is wrong stands nearer to its own field than to the next one.
  const [field, said, next] = await Promise.all(
    [
      page.getByLabel('Month'),
      page.getByText('Please select your birth date'),
      page.getByText('Birth time', { exact: true }),
    ].map(async (part) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }),
  );
  const above = (said?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  const below = (next?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0);
  expect(below).toBeGreaterThan(2 * above);
});

test('the log-in asks for a number and offers the log-in by password', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'United States' })).toBeVisible();
  await expect(page.getByText("We'll send a code to verify your phone number.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page.getByText('For accounts that have set a password in Profile.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
});

/** Holds the code of the app back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the first screen stands before the app has loaded, and a press waits for its handlers', async ({
  page,
}) => {
  const release = await holdApp(page);
  // The entry script has run by then: it is what holds a press.
  await page.goto('/auth', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  await expect(page.getByText(/Reading the stars/)).toHaveCount(0);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('a visitor who comes from the landing page waits without a word of stars', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByText(/Reading the stars/)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
});
