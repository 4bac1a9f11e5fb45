import type { Page } from '@playwright/test';
import { newInvitationSchema } from '#shared/matches/matches.schema.ts';
import { expectNoFindings } from '../access/audit.ts';
import { enterCode, enterPhone } from '../auth-steps.ts';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

async function giveBirthday(guest: Page): Promise<void> {
  await guest.getByRole('textbox', { name: 'Month' }).fill('03');
  await guest.getByRole('textbox', { name: 'Day' }).fill('14');
  await guest.getByRole('textbox', { name: 'Year' }).fill('1991');
}

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
  await page.getByRole('button', { name: 'Ask somebody' }).click();
  await page.getByLabel('What do you call them?').fill('Jo');
  await expect(page.getByLabel(/^Your name in the link/)).toHaveValue('Nora');
  await expectNoFindings(page, 'the form of an invitation');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'The link', exact: true }).inputValue();

  const { page: guest } = await openBrowser();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/invitation$/);
  await expectNoFindings(guest, 'the page of the link');
  await guest.getByRole('button', { name: 'Open the invitation' }).click();
  await giveBirthday(guest);
  await guest.getByText('I know the time, too').click();
  await guest.getByRole('combobox', { name: /place/i }).fill('Chicago');
  await guest.getByRole('option').first().click();
  await expectNoFindings(guest, 'the answer of a guest');
  await expectNoSidewaysScroll(guest);
  await guest.getByRole('button', { name: 'See how we get along' }).click();
  await expect(guest.getByRole('heading', { name: 'You and Nora' })).toBeVisible();
  await expectNoFindings(guest, 'what a guest is told');
  const words = await guest.getByRole('article').locator('dd').allTextContents();

  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Match, one new answer' })).toBeVisible();
  await page.getByRole('link', { name: /^Jo answered\./ }).click();
  const card = page.getByRole('article', { name: 'You and Jo' });
  await expect(card.getByRole('heading', { name: 'Jo answered.' })).toBeVisible();
  await expect(card.locator('dd')).toHaveText(words);
  await expect(page.getByRole('link', { name: 'Match', exact: true })).toBeVisible();
  await expectNoFindings(page, 'a new answer');
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole('button', { name: /^Jo / }).click();
  await expect(card.locator('dd')).toHaveText(words);
  await expectNoFindings(page, 'a match');

  const { page: third } = await openBrowser();
  await third.goto(link);
  await third.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(
    third.getByRole('heading', { name: 'This invitation is no longer open.' }),
  ).toBeVisible();

  await guest.getByRole('button', { name: 'Delete my answer' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(guest.getByText('It is gone for both of you.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Ask somebody how you two get along/)).toBeVisible();
});

test('a guest goes on to a letter of their own with what they typed', async ({
  app,
  page,
  signInAs,
  openBrowser,
  phoneNumber,
}) => {
  await signInAs();
  const made = await page.context().request.post(`${app.url}/api/matches/invitations`, {
    data: { nickname: 'Jo', signedAs: 'Nora', level: 'word', days: 7 },
  });
  const { token } = newInvitationSchema.parse(await made.json());
  const { page: guest } = await openBrowser();
  await guest.goto(`/invitation#${token}`);
  await guest.getByRole('button', { name: 'Open the invitation' }).click();
  await giveBirthday(guest);
  await guest.getByRole('button', { name: 'See how we get along' }).click();
  await guest.getByRole('link', { name: 'Read your own letter today' }).click();
  await enterPhone(guest, phoneNumber);
  await enterCode(guest, app, phoneNumber);
  await expect(guest.getByRole('textbox', { name: 'Year' })).toHaveValue('1991');
  await expect(guest.getByRole('textbox', { name: 'Month' })).toHaveValue('03');
  const stored = () => guest.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).not.toContain('1991-03');
  await guest.reload();
  await expect(guest.getByRole('textbox', { name: 'Year' })).toHaveValue('');
});

test('two users show each other more, then less, and one blocks the other', {
  tag: '@night',
}, async ({ page, signInAs, openBrowser, toasts, expectConsole }) => {
  expectConsole(/404/);
  await signInAs();
  const invite = async () => {
    await page.goto('/compatibility?tab=person');
    await page.getByRole('button', { name: 'Ask somebody' }).click();
    await page.getByLabel('What do you call them?').fill('Sam');
    await page.getByText('How much may be shown?').click();
    await page.getByRole('radio', { name: /^Four words/ }).check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    return page.getByRole('textbox', { name: 'The link', exact: true }).inputValue();
  };
  const link = await invite();

  const { page: other } = await openBrowser();
  await signInAs({ birthDate: '1991-03-14' }, other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Open the invitation' }).click();
  await other.getByLabel('What do you call them?').fill('Nora');
  await other.getByText('How much may be shown?').click();
  await other.getByRole('radio', { name: /^Four words/ }).check();
  await other.getByRole('button', { name: 'See how we get along' }).click();
  await expect(other.getByRole('heading', { name: 'You and Nora' })).toBeVisible();
  await other.goto('/compatibility?tab=person');
  const openRow = (by: typeof page, name: string) =>
    by.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  const lineOf = (by: typeof page, name: string) =>
    by.getByRole('button', { name: new RegExp(`^${name} `) });
  const line = await lineOf(other, 'Nora').textContent();
  await openRow(other, 'Nora');

  const choose = async (by: typeof page, name: string, level: RegExp) => {
    await by.getByRole('button', { name: `Show more or less to ${name}` }).click();
    await by.getByRole('dialog').getByRole('radio', { name: level }).check();
    await by.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(by.getByRole('dialog')).toBeHidden();
  };
  await page.goto('/compatibility?tab=person');
  await expect(page.getByRole('heading', { name: 'Sam answered.' })).toBeVisible();
  await page.reload();
  // Both have the same line of the day.
  expect((await lineOf(page, 'Sam').textContent())?.slice(4)).toBe(line?.slice(5));
  await openRow(page, 'Sam');
  await choose(page, 'Sam', /^Chart/);
  await toasts.expectShown('Saved', 'More is shown once Sam agrees.');
  await expect(page.getByRole('article', { name: 'You and Sam' })).toContainText('Four words');
  await choose(other, 'Nora', /^Chart/);
  const whole = other.getByRole('article', { name: 'You and Nora' });
  await whole.getByText(/^Threads: /).click();
  await expect(whole.getByText(/^Your Sun /).first()).toBeVisible();
  await whole.locator('summary', { hasText: 'Both charts' }).click();
  await expect(whole.getByRole('rowheader', { name: 'Pluto' })).toBeVisible();
  await expectNoFindings(other, 'a match at level Chart');
  await expectNoSidewaysScroll(other);
  await page.reload();
  await openRow(page, 'Sam');
  await choose(page, 'Sam', /^Word/);
  await toasts.expectShown('Hidden', 'You both see less from now on.');
  await other.reload();
  await openRow(other, 'Nora');
  const hidden = other.getByRole('article', { name: 'You and Nora' });
  await expect(hidden).toBeVisible();
  await expect(hidden).not.toContainText(/Pisces|Leo|Four words|Threads/);

  await page.getByRole('button', { name: 'Block Sam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await toasts.expectShown('Blocked', 'Neither account can answer the other’s invitations.');
  await other.reload();
  await expect(other.getByText(/^Ask somebody how you two get along/)).toBeVisible();
  const again = await invite();
  await other.goto(again);
  await other.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(
    other.getByRole('heading', { name: 'This invitation is no longer open.' }),
  ).toBeVisible();
});
