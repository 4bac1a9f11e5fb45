import { choose, expectChosen } from '../choices.ts';
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
  const check = page.getByRole('button', { name: 'Check Compatibility' });
  await expectChosen(page, 'Your Sign', 'Aries');
  await expectChosen(page, 'Their Sign', 'Leo');
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
  await choose(page, 'Your Sign', 'Leo');
  await choose(page, 'Their Sign', 'Aries');
  await check.click();
  const turned = page.getByRole('region', { name: 'Leo & Aries' });
  await expect(turned.getByRole('meter', { name: 'Overall compatibility' })).toHaveAttribute(
    'aria-valuenow',
    overall ?? '',
  );
  await toasts.expectShown('Already completed');
  await expectNoSidewaysScroll(page);
});
