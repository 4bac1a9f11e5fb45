// The reader's choice of a theme, kept on this device too: the first script of a page (client/app/start-theme.ts) sets
// the theme before the reader's data are there. That script alone decides which theme is shown, and does so again
// whenever it is asked to.

import type { Theme } from '#shared/identity/account/themes.ts';

export const THEME_KEY = 'asteria.theme';
/** The event of the document that asks for the theme to be set again. */
export const THEME_EVENT = 'asteria-theme';

/** Keeps a user's choice on this device; forgets it where there is none. */
export function storeTheme(theme: Theme | null | undefined): void {
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Forbidden: the pages follow the device.
  }
  showTheme();
}

/** Sets the theme of the page at the browser's address. */
export function showTheme(): void {
  document.dispatchEvent(new Event(THEME_EVENT));
}
