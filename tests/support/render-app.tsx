// Renders the whole app at an address, like a browser.

import { setImmediate } from 'node:timers/promises';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { App } from '#client/app/app.tsx';
import type { User } from '#shared/identity/account/user.schema.ts';
import { openApplication, signIn } from './msw/application.ts';

type Visit = {
  /** Is signed up and in first; by default nobody is signed in. */
  signedInAs?: User | undefined;
  /** For tests with fake timers: `vi.advanceTimersByTime`. */
  advanceTimers?: (ms: number) => void;
};

/** Opens `path` and waits until the code of its page is loaded. */
export async function renderApp(
  path: string,
  { signedInAs, advanceTimers }: Visit = {},
): Promise<{ user: UserEvent; unmount: () => void }> {
  // Not while the page waits: the first test of a worker starts the application.
  await openApplication();
  if (signedInAs !== undefined) await signIn(signedInAs);
  window.history.replaceState(null, '', path);
  const user = userEvent.setup({
    // No delay between keys, and no check of styles, because jsdom does not compute them.
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(advanceTimers === undefined ? {} : { advanceTimers }),
  });
  const { unmount } = render(<App />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  // React has then also run the page's effects, such as its first focus; a reader cannot press anything before.
  await setImmediate();
  return { user, unmount };
}

/** The toast with that title, once it is shown; test its text with `toHaveTextContent`. */
export async function findToast(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/ });
  return waitFor(() => {
    const shown = within(region).getAllByRole('listitem');
    const found = shown.find((toast) => within(toast).queryByText(title) !== null);
    if (found === undefined) {
      throw new Error(`no toast '${title}' among: ${shown.map((toast) => toast.textContent)}`);
    }
    return found;
  });
}

export { fireEvent, screen, waitFor, within } from '@testing-library/react';
