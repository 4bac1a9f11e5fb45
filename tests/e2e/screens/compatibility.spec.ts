import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

/** Delay of a new badge's toast after the toast of its points. */
const BADGE_AFTER_MS = 2_500;

test('the checker starts with the user’s sign and Leo, and shows the compatibility of two signs', async ({
  page,
  signInAs,
  toasts,
}) => {
  // Several toasts follow one another: the activity's, the badge's after a while, the notice.
  await signInAs({ birthDate: '1994-03-25' });
  await page.clock.install();
  await page.goto('/compatibility');
  await expectNavigation(page, 'Match');
  const yours = page.getByRole('combobox', { name: 'Your Sign' });
  const theirs = page.getByRole('combobox', { name: 'Their Sign' });
  const check = page.getByRole('button', { name: 'Check Compatibility' });
  await expect(yours).toHaveText('Aries');
  await expect(theirs).toHaveText('Leo');
  await expect(page.getByRole('meter')).toHaveCount(0);

  await check.click();
  const card = page.getByRole('region', { name: 'Aries & Leo' });
  await expect(card.getByRole('heading', { name: 'Aries & Leo' })).toBeVisible();
  for (const bar of [
    'Overall compatibility',
    'Love Compatibility',
    'Friendship',
    'Communication',
    'Trust',
  ])
    await expect(card.getByRole('meter', { name: bar })).toBeVisible();
  const overall = await card
    .getByRole('meter', { name: 'Overall compatibility' })
    .getAttribute('aria-valuenow');
  await expect(page.getByRole('heading', { name: `How ${overall} was reached` })).toBeVisible();
  await toasts.expectShown('Progress updated! ✨');
  await page.clock.fastForward(BADGE_AFTER_MS);
  await toasts.expectShown('New badge earned! 🏆', "You've unlocked a new cosmic achievement.");

  // The same two signs in reverse order have the same score and no second award.
  await yours.click();
  await page.getByRole('option', { name: 'Leo' }).click();
  await theirs.click();
  await expect(page.getByRole('option')).toHaveCount(12);
  await page.getByRole('option', { name: 'Aries' }).click();
  await check.click();
  const turned = page.getByRole('region', { name: 'Leo & Aries' });
  await expect(turned.getByRole('meter', { name: 'Overall compatibility' })).toHaveAttribute(
    'aria-valuenow',
    overall ?? '',
  );
  await toasts.expectShown('Already completed');
  await expectNoSidewaysScroll(page);
});
