// The first script of every page but the landing page, which the browser runs before it paints; it is built as one file
// without imports (client/build/build-theme.ts). The theme of the signed-in pages is light or dark as the reader chose,
// else as the device is set. The landing page and the sign-in are always dark.

import { hasSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { THEME_EVENT, THEME_KEY } from '#client/lib/theme.ts';

/** The ground of each theme, for what the browser draws around the page. */
const GROUNDS = { light: '#F3EBD7', dark: '#070B16' };

const lightDevice = window.matchMedia('(prefers-color-scheme: light)');
const forcedColors = window.matchMedia('(forced-colors: active)');

function readChoice(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

function isLight(): boolean {
  if (/^\/(auth\/?)?$/.test(window.location.pathname) || !hasSignedInCookie()) return false;
  // Where the system forces its colors, the tokens are already its own.
  if (forcedColors.matches) return false;
  const choice = readChoice();
  return choice === null ? lightDevice.matches : choice === 'light';
}

/** Sets the document's attribute `data-theme`, from which the styles take their tokens. */
function showTheme(): void {
  const theme = isLight() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[theme]);
}

showTheme();
document.addEventListener(THEME_EVENT, showTheme);
for (const query of [lightDevice, forcedColors]) query.addEventListener('change', showTheme);
