// The choice of a sign in its two forms: the browser's own list where the screen is touched, the kit's where a pointer
// hovers.

import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const choiceOf = (page: Page, name: string) => page.getByRole('combobox', { name });

const isNative = (page: Page, name: string) =>
  choiceOf(page, name).evaluate((element) => element instanceof HTMLSelectElement);

/** Chooses the option with that label. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  if (await isNative(page, name)) {
    await choiceOf(page, name).selectOption({ label });
    return;
  }
  await choiceOf(page, name).click();
  await page.getByRole('option', { name: label }).click();
}

export async function expectChosen(page: Page, name: string, label: string): Promise<void> {
  await expect(choiceOf(page, name)).toBeVisible();
  const shown = (await isNative(page, name))
    ? choiceOf(page, name).locator('option:checked')
    : choiceOf(page, name);
  await expect(shown).toHaveText(label);
}

/** From its next document on, the page takes its first pointer for one that hovers; Chromium emulates no such one. */
export async function hover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(hover: none)' ? 'not all' : query);
  });
}
