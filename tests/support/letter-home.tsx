// Home on an evening of November 2026, for tests of the letter.

import { vi } from 'vitest';
import { buildUser } from './msw/samples.ts';
import { renderApp, screen, waitFor, within } from './render-app.tsx';

export const EVENING = '2026-11-20T18:30:00Z';

export async function openHome(signedInAs = buildUser(), now = EVENING) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { user } = await renderApp('/home', { signedInAs });
  return user;
}

// The card is another one once the letter is there.
export const letterCard = () => screen.getByRole('region', { name: 'Your letter' });
// The first letter of a file waits for the code of page and application.
export const findBar = () => waitFor(() => within(letterCard()).getByRole('img'));
