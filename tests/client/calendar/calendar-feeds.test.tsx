import { expect, it, vi } from 'vitest';
import {
  createFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import { type Feed, feedSchema } from '#shared/calendar/calendar.schema.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { openBrowser } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { signInFreshly } from '#tests/support/msw/sign-in-freshly.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const OWNER = buildUser();

async function createFeed() {
  const browser = await signInFreshly(OWNER);
  return (await browser.post(createFeedEndpoint.path, { name: 'Phone', style: 'open' })).read(
    feedSchema,
  );
}

async function openFeeds() {
  const { user } = await renderApp('/settings', { signedInAs: OWNER });
  await user.click(screen.getByRole('button', { name: 'Show Calendar' }));
  const dialog = within(await screen.findByRole('region', { name: 'Calendar' }));
  await dialog.findByRole('button', { name: 'Create the feed' });
  return { user, dialog };
}

it('a feed without a name or content says so, and focuses the field', async () => {
  const { user, dialog } = await openFeeds();
  const make = dialog.getByRole('button', { name: 'Create the feed' });
  await user.click(make);
  const name = dialog.getByRole('textbox', { name: 'Name' });
  // A form is checked beside the click.
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Phone');
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
  await user.click(make);
  const first = dialog.getByRole('checkbox', { name: /^Sun through Mars/ });
  await waitFor(() => expect(first).toHaveFocus());
  expect(dialog.getByRole('group', { name: 'What to include' })).toHaveAccessibleDescription(
    'Please choose at least one thing to include',
  );
  expect(callsOf(createFeedEndpoint)).toHaveLength(0);
});

it('editing a feed leads to its form, and back to its button', async () => {
  await createFeed();
  const { user, dialog } = await openFeeds();
  const edit = dialog.getByRole('button', { name: 'Edit Phone' });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(edit);
  expect(dialog.getByRole('heading', { name: 'Change Phone' })).toHaveFocus();
  expect(scroll).toHaveBeenLastCalledWith({ block: 'start' });
  scroll.mockRestore();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(edit).toHaveFocus();
  await user.click(edit);
  await user.click(dialog.getByRole('radio', { name: /^Discreet/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Feed changed');
  expect(dialog.getByRole('button', { name: 'Edit Phone' })).toHaveFocus();
});

it('a feed is refetched when its new address got no answer, because the old one may be gone', async () => {
  await createFeed();
  server.use(mockEndpoint(rotateFeedEndpoint, () => breakOff()));
  const { user, dialog } = await openFeeds();
  const listed = callsOf(listFeedsEndpoint).length;
  await user.click(dialog.getByRole('button', { name: 'New address for Phone' }));
  expect(await screen.findAllByText('We didn’t hear back')).not.toHaveLength(0);
  await waitFor(() => expect(callsOf(listFeedsEndpoint)).toHaveLength(listed + 1));
});

it('a new address says so when feeds are not set up, because nothing was done', async () => {
  await createFeed();
  server.use(mockEndpoint(rotateFeedEndpoint, () => refuse('feeds_off')));
  const { user, dialog } = await openFeeds();
  await user.click(dialog.getByRole('button', { name: 'New address for Phone' }));
  const said = await screen.findAllByText('Calendar feeds aren’t set up here yet.');
  expect(said).not.toHaveLength(0);
  expect(screen.queryByText('We didn’t hear back')).not.toBeInTheDocument();
});

it('a feed that was turned off elsewhere is shown as turned off', async () => {
  const { id } = await createFeed();
  const { user, dialog } = await openFeeds();
  await (await openBrowser()).delete(urlOf(takeFeedBackEndpoint, { params: { id } }));
  await user.click(dialog.getByRole('button', { name: 'Turn off Phone' }));
  expect(await screen.findAllByText('Feed turned off')).not.toHaveLength(0);
  expect(await dialog.findByText(/^Turned off .* for good/)).toBeVisible();
});

const PHONE: Feed = {
  id: '0d0b4c8a-5a0e-4b8e-9d53-1f2f3e4d5c6b',
  name: 'Phone',
  style: 'open',
  kinds: ['planets', 'slow', 'phases'],
  createdAt: '2025-11-20T12:00:00.000Z',
  lastFetchedAt: null,
  lastFetchedBy: null,
  fetchesThisWeek: 0,
  takenBackAt: null,
};

// req: FEED-5
it('a feed that nobody fetched for a year says why it was turned off', async () => {
  server.use(
    mockEndpoint(listFeedsEndpoint, [
      { ...PHONE, takenBackAt: '2026-11-20T12:00:00.000Z' },
      {
        ...PHONE,
        id: '1d0b4c8a-5a0e-4b8e-9d53-1f2f3e4d5c6b',
        takenBackAt: '2026-10-01T09:00:00.000Z',
      },
    ]),
  );
  const { dialog } = await openFeeds();
  expect(dialog.getByText(/^Nobody fetched it for a year, so we turned it off/)).toBeVisible();
  expect(dialog.getByText(/^Turned off/)).toBeVisible();
});
