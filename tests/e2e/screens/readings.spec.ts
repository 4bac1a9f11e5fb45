import { READING_IDS } from '#shared/readings/readings.ts';
import { expect, type Page, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';
import { dismissToasts } from '../toasts.ts';

/** Skips the loading animation. */
async function skipAnimation(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'The Oracle is at work' })
    .getByRole('button', { name: 'Skip' })
    .click();
}

const BLUEPRINTS = [
  { id: 'celestial-love', title: 'Celestial Love', blueprint: 'Love Blueprint' },
  {
    id: 'career-prosperity',
    title: 'Purpose & Prosperity',
    blueprint: 'Career Blueprint',
  },
  { id: 'soul-illumination', title: 'Soul Illumination', blueprint: 'Cosmic Blueprint' },
] as const;

test('the list offers every reading, all of them free', { tag: '@night' }, async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/readings');
  await expectNavigation(page, 'Readings');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Psychic Astrology Readings' }),
  ).toBeVisible();
  await expect(
    page.getByText('Get personalized insights from our expert astrologers'),
  ).toBeVisible();
  for (const { title } of BLUEPRINTS)
    await expect(page.getByRole('button', { name: `Get My Reading: ${title}` })).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toHaveCount(READING_IDS.length);
  const promotion = page.getByRole('region', { name: 'Monthly Cosmic Insights' });
  for (const words of [
    'BEST VALUE',
    'Unlimited readings',
    'Daily detailed horoscopes',
    'Monthly forecast',
    'Free during beta',
  ])
    await expect(promotion.getByText(words, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("'Get All Readings' leads through all three, each with its own text, and then stops", async ({
  page,
  signInAs,
  toasts,
}) => {
  await signInAs();
  await page.goto('/readings');
  for (const [index, { id, title, blueprint }] of BLUEPRINTS.entries()) {
    await page.getByRole('button', { name: 'Get All Readings' }).click();
    await skipAnimation(page);
    await expect(page).toHaveURL(`/readings/result?id=${id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Your ${title} Reading` }),
    ).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: blueprint })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Recommended Actions' })).toBeVisible();
    // Five paragraphs and two actions.
    await expect(article.getByRole('heading', { level: 3 })).toHaveCount(7);
    await expectNoSidewaysScroll(page);
    await dismissToasts(page);
    const way = index === 1 ? { name: 'Get Another Reading' } : { name: 'Back to Readings' };
    await page.getByRole('link', way).click();
    await expect(page).toHaveURL(/\/readings$/);
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(index + 1);
    await expect(page.getByRole('button', { name: `View Again: ${title}` })).toBeVisible();
  }
  await toasts.expectShown('Progress updated! ✨');
  await expect(page.getByRole('button', { name: 'Get All Readings' })).toBeDisabled();
  await expect(
    page.getByText(
      'You’ve opened every reading we have. They don’t spoil: view any of them again.',
    ),
  ).toBeVisible();
});

test('an unknown reading id shows a message and requests only the readings', {
  tag: '@night',
}, async ({ page, signInAs, calls, expectConsole }) => {
  expectConsole(/status of 404/);
  await signInAs();
  for (const id of ['../user', '..%2Fuser', 'options', 'no-such-reading', '']) {
    await page.goto(`/readings/result?id=${id}`);
    await expect(page.getByText('No such reading')).toBeVisible();
    await expect(
      page.getByText('There’s no reading at this address. The list has every reading we offer.'),
    ).toBeVisible();
  }
  // One of the five addresses has the form of an id, and only that one was requested.
  expect(calls.sent('GET /api/readings/*')).toHaveLength(1);
  expect(calls.sent('GET /api/readings/no-such-reading')).toHaveLength(1);
  // Once per page load, for the signed-in user.
  expect(calls.sent('GET /api/user')).toHaveLength(5);
  await page.getByRole('link', { name: 'Back to Readings' }).click();
  await expect(page).toHaveURL(/\/readings$/);
});
