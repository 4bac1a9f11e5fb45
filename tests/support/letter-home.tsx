// Home on an evening of November 2026, for tests of the letter.

import { vi } from 'vitest';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { ask } from './msw/ask.ts';
import { buildUser } from './msw/samples.ts';
import { renderApp, screen, waitFor, within } from './render-app.tsx';

export const EVENING = '2026-11-20T18:30:00Z';
/** The letter of that evening's day, where the page is in UTC. */
export const LETTER_QUERY = { date: '2026-11-20', zone: 'UTC' };

export async function askHeadline(): Promise<string> {
  const letter = await ask(getLetterEndpoint, { query: LETTER_QUERY });
  if (letter.basis === 'none') throw new Error('no letter');
  return letter.headline;
}

export async function openHome(signedInAs = buildUser(), now = EVENING) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { user } = await renderApp('/home', { signedInAs });
  return user;
}

// A function, because the card that waits is replaced by another element.
export const letterCard = () => screen.getByRole('region', { name: 'Your letter' });
export const findBar = () => waitFor(() => within(letterCard()).getByRole('img'));
