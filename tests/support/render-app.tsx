// Opens the whole page at an address, as a browser would.

import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '#client/app/app.tsx';
import type { User } from '#shared/account/user.schema.ts';
import { world } from './msw/world.ts';

type Visit = {
  /** Who is signed in when the page opens; nobody unless given. */
  signedInAs?: User | undefined;
  /** For tests that turn the clock by hand: `vi.advanceTimersByTime`. */
  advanceTimers?: (ms: number) => void;
};

/** Opens `path` and waits until its code has come. */
export async function renderApp(
  path: string,
  { signedInAs, advanceTimers }: Visit = {},
): Promise<{ user: UserEvent; unmount: () => void }> {
  if (signedInAs !== undefined) {
    world.user = signedInAs;
    document.cookie = 'signed-in=1; Path=/';
  }
  window.history.replaceState(null, '', path);
  const user = userEvent.setup(advanceTimers === undefined ? {} : { advanceTimers });
  const { unmount } = render(<App />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { user, unmount };
}

export { screen, waitFor, within } from '@testing-library/react';
