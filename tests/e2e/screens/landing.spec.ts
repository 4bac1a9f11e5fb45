import { PLANS } from '#shared/plans/plans.ts';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

const PARTS = ['Features', 'Testimonials', 'Pricing'] as const;

test('the landing page says what Asteria is, what it costs, and who recommends it', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('ASTERIA').first()).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unlock Your Cosmic Destiny' }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  const testimonials = page.getByRole('region', { name: 'Testimonials' });
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  await expect(testimonials.getByRole('img', { name: 'Five stars out of five' })).toHaveCount(3);
  await expect(
    testimonials.getByText('Samples, written by us until readers have had their say.'),
  ).toBeVisible();
  const pricing = page.getByRole('region', { name: 'Pricing' });
  for (const { name, price, features, button } of PLANS) {
    const plan = pricing
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(plan.getByText(price, { exact: true })).toBeVisible();
    for (const feature of features)
      await expect(plan.getByText(feature.name, { exact: true })).toBeVisible();
    await expect(plan.getByText('Coming')).toHaveCount(
      features.filter(({ isComing }) => isComing).length,
    );
    await expect(plan.getByRole('link', { name: button })).toHaveAttribute(
      'href',
      '/auth?start=signup',
    );
  }
  await expect(pricing.getByText('Most Popular')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

test('the links of the navigation scroll to their sections', { tag: '@layout' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const part of PARTS) {
    const anchor = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: part });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await anchor.click();
    await expect(page).toHaveURL(`/#${part.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
  }
});

test('every button leads to the sign-in, and the footer’s links to the legal pages or nowhere', async ({
  page,
}) => {
  await page.goto('/');
  const ways = page.getByRole('main').getByRole('link').and(page.locator('[href^="/auth"]'));
  await expect(ways.first()).toBeVisible();
  const names = await page.locator('[href^="/auth"]').allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual([
    'Sign In',
    'Get Started Now',
    'Sign In',
    'Start Free',
    'Get Started',
    'Go Elite',
    'Get Your Cosmic Reading',
  ]);
  const footer = page.getByRole('contentinfo');
  for (const entry of ['Horoscope', 'About', 'Press', 'Pictures', 'Posts', 'Videos']) {
    const link = footer.getByRole('link', { name: entry, exact: true });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await link.click({ force: true });
    await expect(page).toHaveURL('/');
  }
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Get Your Cosmic Reading' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
});
