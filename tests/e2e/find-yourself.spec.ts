// A whole game of Find yourself against the built application, and the tally.

import { expectNoFindings } from './access/audit.ts';
import { expect, type Page, test } from './journey.ts';

const GAME = 'POST /api/find-yourself';
const ANSWER = 'POST /api/find-yourself/*';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pair = (page: Page) => page.getByRole('group', { name: 'Which one is you?' });

/** Chooses a headline in the pair on the screen, and goes on. */
async function choose(page: Page, side: 0 | 1): Promise<void> {
  await pair(page).getByRole('button').nth(side).click();
  await page.getByRole('button', { name: /^(Next|Show me which were mine)$/ }).click();
}

// req: FIND-7 FIND-8 FIND-9
test('a reader plays before the chart, reloads, loses the connection, and sees the seal checked', async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs({ isOffered: false });
  await page.goto('/profile');
  const offer = page.getByRole('complementary', { name: /can you find yourself in it/ });
  await offer.getByRole('link', { name: 'Play' }).click();
  await expect(title(page)).toHaveText('Find yourself');
  const count = page.getByRole('checkbox', { name: /^Count my choices/ });
  await expect(count).not.toBeChecked();
  await expectNoFindings(page, 'introduction');
  await count.check();
  await press(page, 'Play');
  // The chart was not read, so the offer has held back its words.
  await expect(page.getByText(/^This game will be counted/)).toBeVisible();
  await press(page, 'Show all of it');
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectNoFindings(page, 'the seal');
  // A glance at the chart shows none of its words, and says what reading would do.
  await page.goto('/profile?tab=chart');
  const note = page.getByRole('complementary', { name: 'Your game isn’t over yet.' });
  await note.getByRole('link', { name: 'Back to the game' }).click();
  await press(page, 'Show me the first pair');

  await expect(title(page)).toHaveText(/^1 of \d+$/);
  await expect(title(page)).toBeFocused();
  const all = Number((await title(page).innerText()).split(' ').at(-1));
  await expectNoFindings(page, 'a pair');
  await choose(page, 0);
  await expect(title(page)).toBeFocused();
  await choose(page, 1);
  const headlines = await pair(page).getByRole('button').allInnerTexts();
  await page.reload();
  await expect(title(page)).toHaveText(`3 of ${all}`);
  await expect(pair(page).getByRole('button')).toHaveText(headlines);
  await press(page, 'Back');
  await expect(pair(page).getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Next');

  calls.cut(ANSWER);
  for (let number = 3; number <= all; number += 1) {
    await expect(title(page)).toHaveText(`${number} of ${all}`);
    await choose(page, 0);
  }
  await expect(page.getByRole('alert')).toContainText('kept on this device');
  await expectNoFindings(page, 'not sent');
  // The server takes the answers, and its own is lost on the way.
  calls.lose(ANSWER);
  await press(page, 'Send again');
  await expect(page.getByRole('alert')).toBeVisible();
  calls.mend(ANSWER);
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Pair by pair' })).toBeVisible();
  const score = page.getByRole('heading', { level: 2 }).first();
  await expect(score).toHaveText(new RegExp(`^\\d of ${all < 7 ? all : all - 1}$`));
  await expect(score).toBeFocused();
  // The toast of the points stands over the page's name.
  const toast = await page.locator('.toasts > [data-state="open"]').boundingBox();
  const shown = await score.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  await expect(page.getByText(/^This game will be counted when/)).toBeVisible();
  await expect(
    page.getByText(/^A coin gives \d to \d in more than nine games of ten\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^Neither was yours/)).toHaveCount(all < 7 ? 0 : 1);
  await expect(page.getByText('You chose this')).toHaveCount(all);
  await expect(page.getByText(/^Your device has checked it/)).toBeVisible();
  await expect(page.getByText('+10 points')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('%');
  await expectNoFindings(page, 'the reveal');
  expect(calls.sent(GAME)).toEqual([{ share: true }]);

  await page.getByRole('link', { name: 'Read your chart' }).click();
  await expect(page.getByRole('heading', { name: 'The balance' })).toBeVisible();
  await page.goto('/find-yourself');
  await expect(page.getByRole('heading', { name: 'Pair by pair' })).toBeVisible();
});

// req: FIND-10
test('a visitor sees the tally, which says how few rounds there are and what it is about', async ({
  page,
}) => {
  await page.goto('/tally');
  await expect(page.getByRole('heading', { name: 'No rounds so far.' })).toBeVisible();
  await expect(
    page.getByText('This is about our words and who plays, not about astrology.'),
  ).toBeVisible();
  await page.getByText('How it’s counted').click();
  await expectNoFindings(page, 'the tally');
  await page.getByRole('link', { name: 'Play it yourself' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
