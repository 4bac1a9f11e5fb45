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
  await page.getByLabel('What name should they see?').fill('Nora');
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

test('two users show each other more, then less, and one blocks the other', async ({
  page,
  signInAs,
  openBrowser,
  toasts,
  expectConsole,
}) => {
  expectConsole(/404/);
  await signInAs();
  const invite = async () => {
    await page.goto('/compatibility?tab=person');
    await page.getByLabel('What do you call them?').fill('Sam');
    await page.getByRole('radio', { name: /^Four words/ }).check();
    await page.getByRole('button', { name: 'Make the invitation' }).click();
    return page.getByRole('textbox', { name: 'The link' }).inputValue();
  };
  const link = await invite();

  const { page: other } = await openBrowser();
  await signInAs({ birthDate: '1991-03-14' }, other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Open the invitation' }).click();
  await other.getByLabel('What do you call them?').fill('Nora');
  await other.getByRole('radio', { name: /^Four words/ }).check();
  await other.getByRole('button', { name: 'Answer' }).click();
  await expect(other.getByRole('heading', { name: 'You and Nora' })).toBeVisible();
  await other.goto('/compatibility?tab=person');

  const choose = async (by: typeof page, name: string, level: RegExp) => {
    await by.getByRole('button', { name: `Show more or less to ${name}` }).click();
    await by.getByRole('dialog').getByRole('radio', { name: level }).check();
    await by.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(by.getByRole('dialog')).toBeHidden();
  };
  await page.reload();
  await choose(page, 'Sam', /^Chart/);
  await toasts.expectShown('Saved', 'More is shown once Sam says so too.');
  await expect(
    page.getByRole('article', { name: 'You and Sam, at level Four words' }),
  ).toBeVisible();
  await choose(other, 'Nora', /^Chart/);
  const whole = other.getByRole('article', { name: 'You and Nora, at level Chart' });
  await whole.getByText(/^Threads: /).click();
  await expect(whole.getByText(/^Your Sun /).first()).toBeVisible();
  await whole.locator('summary', { hasText: 'Both charts' }).click();
  await expect(whole.getByRole('rowheader', { name: 'Pluto' })).toBeVisible();
  await expectNoFindings(other, 'a match at level Chart');
  await expectNoSidewaysScroll(other);
  await page.reload();
  await choose(page, 'Sam', /^Word/);
  await toasts.expectShown('Hidden', 'The two of you see less from now on.');
  await other.reload();
  const hidden = other.getByRole('article', { name: 'You and Nora, at level Word' });
  await expect(hidden).toBeVisible();
  await expect(hidden).not.toContainText(/Pisces|Leo|Four words|Threads/);

  await page.getByRole('button', { name: 'Block Sam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await toasts.expectShown('Blocked', 'Neither account can answer the other’s invitations.');
  await other.reload();
  await expect(other.getByText(/No answers yet/)).toBeVisible();
  const again = await invite();
  await other.goto(again);
  await other.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(
    other.getByRole('heading', { name: 'This invitation isn’t open anymore.' }),
  ).toBeVisible();
});
