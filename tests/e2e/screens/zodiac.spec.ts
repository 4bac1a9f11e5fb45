import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import { expectChosen } from '../choices.ts';
import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

test('Zodiac Signs shows twelve cards in rows, and their elements and qualities', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/zodiac');
  await expectNavigation(page, 'Zodiac');
  await expect(page.getByRole('heading', { level: 1, name: 'Zodiac Signs' })).toBeVisible();
  for (const key of SIGN_KEYS) {
    const card = page.getByRole('button', { name: `${SIGNS[key].name} ${SIGNS[key].dates}` });
    await expect(card).toContainText(SIGNS[key].dates);
  }
  const groups = page.getByRole('region', { name: 'Elements & Qualities' });
  for (const group of ['Fire', 'Earth', 'Air', 'Water', 'Cardinal', 'Fixed', 'Mutable'])
    await expect(groups.getByRole('heading', { name: group })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a sign card opens its sign, with the real Sun of the year, and leads to a match', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/zodiac');
  await page.getByRole('button', { name: /^Scorpio/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Scorpio' });
  await expect(dialog).toContainText(SIGNS.scorpio.dates);
  await expect(dialog).toContainText('Pluto and Mars');
  await expect(dialog).toContainText('Water');
  await expect(dialog).toContainText('Fixed');
  await expect(dialog.getByText(/Oct(ober)? 2[2-4].* to Nov(ember)? 2[1-3]/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Scorpio/ }).click();
  await dialog.getByRole('link', { name: 'Check a match with Scorpio' }).click();
  await expect(page).toHaveURL(/\/compatibility\?with=scorpio$/);
  await expectChosen(page, 'Your Sign', 'Leo');
  await expectChosen(page, 'Their Sign', 'Scorpio');
});
