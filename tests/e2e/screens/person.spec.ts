import { expectNoFindings } from '../access/audit.ts';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

test('two people read the same words, one of them without an account, and one deletes them for both', async ({
  page,
  signInAs,
  openBrowser,
  expectConsole,
}) => {
  // The used link is refused, and browsers log it.
  expectConsole(/404/);
  await signInAs();
  await page.goto('/compatibility?tab=person');
  await page.getByLabel('What do you call them?').fill('Jo');
  await page.getByLabel('How do you sign?').fill('Nora');
  await expectNoFindings(page, 'the form of an invitation');
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();

  const { page: guest } = await openBrowser();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/invitation$/);
  await expectNoFindings(guest, 'the page of the link');
  await guest.getByRole('button', { name: 'Open the invitation' }).click();
  await guest.getByLabel('Month').fill('03');
  await guest.getByLabel('Day').fill('14');
  await guest.getByLabel('Year').fill('1991');
  await guest.getByRole('checkbox', { name: /know/ }).check();
  await guest.getByRole('combobox', { name: /place/i }).fill('Chicago');
  await guest.getByRole('option').first().click();
  await expectNoFindings(guest, 'the answer of a guest');
  await expectNoSidewaysScroll(guest);
  await guest.getByRole('button', { name: 'Answer' }).click();
  await expect(guest.getByRole('heading', { name: 'You and Nora' })).toBeVisible();
  const words = await guest.getByRole('article').locator('dd').allTextContents();

  await page.reload();
  const card = page.getByRole('article', { name: 'You and Jo, at level Word' });
  await expect(card.locator('dd')).toHaveText(words);
  await expectNoFindings(page, 'a match');
  await expectNoSidewaysScroll(page);

  const { page: third } = await openBrowser();
  await third.goto(link);
  await third.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(
    third.getByRole('heading', { name: 'This invitation isn’t open anymore.' }),
  ).toBeVisible();

  await guest.getByRole('button', { name: 'Delete the match with Nora' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(guest.getByText('It is gone for both of you.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/No answers yet/)).toBeVisible();
});
