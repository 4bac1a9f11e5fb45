import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

test('from Home to the whole day, another day, and the month with its days', {
  tag: '@layout',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/home');
  await page.getByRole('link', { name: 'The whole day' }).click();
  await expect(page).toHaveURL('/today');
  await expectNavigation(page, 'Home');
  await expect(page.getByText(/with your own chart\.|Nothing touches your chart/)).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Nine days' });
  await expect(strip.getByRole('link')).toHaveCount(9);
  await expectNoSidewaysScroll(page);

  await strip.getByRole('link').first().click();
  await expect(page.getByText(/^From your own chart, /)).toBeVisible();
  await strip.getByRole('link', { name: /^Today/ }).click();
  await expect(page).toHaveURL('/today');

  await page.getByRole('link', { name: /, day by day$/ }).click();
  const days = page.getByRole('list', { name: 'Days of the month' }).getByRole('button');
  await expect(days.first()).toBeVisible();
  expect(await days.count()).toBeGreaterThan(27);
  await days.last().click();
  await expect(days.last()).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'The whole day' }).click();
  await expect(page).toHaveURL(/\/today/);
});
