import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS_KEY, OUTBOX_DATABASE } from '#client/lib/journal-outbox.ts';
import { getToday } from '#client/lib/today.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type Entry, entryId, putEntry, readJournal } from '#tests/support/journal.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { calls } from '#tests/support/msw/calls.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp } from '#tests/support/render-app.tsx';

// Read when a test runs: the page shows the current day.
const getYesterday = () => addDays(getToday(), -1);

/** What the reader wrote before, on another device. */
async function write(...entries: Partial<Entry>[]): Promise<void> {
  await signIn(buildUser());
  for (const [number, entry] of entries.entries()) {
    const date = getYesterday();
    await putEntry(await openBrowser(), entryId(number), { date, mood: 4, tags: [], ...entry });
  }
}
/** Of two edits the later one stands. */
const passMinute = () => vi.setSystemTime(Date.now() + 60_000);
const readEntries = async () => (await readJournal(await openBrowser())).entries;

const cutOff = () => server.use(http.put('*/api/journal/:id', () => HttpResponse.error()));
const callsOf = (call: string) => calls.filter((each) => each.call.startsWith(call));

/** What was being written when the browser ended. */
const storeDrafts = (userId: string, drafts: object) =>
  localStorage.setItem(DRAFTS_KEY, JSON.stringify({ userId, drafts }));

beforeEach(() => clear(OUTBOX_DATABASE));

describe('the question under the letter', () => {
  // req: JOURNAL-1
  it('keeps a face at once and its line later, under yesterday’s date', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    const question = { name: 'How was yesterday?' };
    const faces = await screen.findByRole('radiogroup', question);
    for (const name of ['Rough', 'Low', 'Even', 'Good', 'Great']) {
      expect(within(faces).getByRole('radio', { name })).not.toBeChecked();
    }
    expect(screen.queryByRole('textbox', { name: 'A line about it' })).not.toBeInTheDocument();
    await user.click(within(faces).getByRole('radio', { name: 'Good' }));
    await user.type(await screen.findByRole('textbox', { name: 'A line about it' }), 'First swim.');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Kept, and stored encrypted.')).toBeVisible();
    const kept = [{ text: 'First swim.', mood: 4, date: getYesterday() }];
    await waitFor(async () => expect(await readEntries()).toMatchObject(kept));
  });

  it('shows what was written before, and changes that', async () => {
    await write({ text: 'Long lunch with Mara.' });
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    expect(await screen.findByDisplayValue('Long lunch with Mara.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Great' }));
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([{ mood: 5, text: 'Long lunch with Mara.' }]),
    );
  });
});

describe('the line under the question', () => {
  const open = async () => {
    await write({ text: '' });
    const page = await renderApp('/home', { signedInAs: buildUser() });
    const line = await screen.findByRole('textbox', { name: 'A line about it' });
    await page.user.type(line, 'First swim.');
    return page;
  };
  const isKept = () =>
    waitFor(async () => expect(await readEntries()).toMatchObject([{ text: 'First swim.' }]));

  // req: JOURNAL-1
  it('is kept when the page of it is left', async () => {
    const { unmount } = await open();
    unmount();
    await isKept();
  });

  it.each([
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser goes on', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is kept when %s', async (_, leave) => {
    await open();
    leave();
    await isKept();
  });

  it('is there again when the browser ended before it was kept, and is kept then', async () => {
    await write({ text: '' });
    const draft = { date: getYesterday(), text: 'First swim.' };
    storeDrafts(buildUser().id, { 'check-in': draft });
    const { unmount } = await renderApp('/home', { signedInAs: buildUser() });
    expect(await screen.findByDisplayValue('First swim.')).toBeVisible();
    unmount();
    await isKept();
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(draft.text));
  });
});

describe('what is being written', () => {
  const field = () => screen.findByRole('textbox', { name: 'What happened' });
  const LINE = 'Three pages about the lake.';

  // req: JOURNAL-4
  it('is there again after a tab and the way back, and after a reload, until it is kept', async () => {
    const { user, unmount } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.type(await field(), LINE);
    await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'lake');
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    await waitFor(() => expect(window.location.pathname).toBe('/zodiac'));
    window.history.back();
    await waitFor(async () => expect(await field()).toHaveValue(LINE));
    unmount();
    const again = await renderApp('/journal', { signedInAs: buildUser() });
    await waitFor(async () => expect(await field()).toHaveValue(LINE));
    expect(screen.getByRole('textbox', { name: /^Tags/ })).toHaveValue('lake');
    await again.user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([{ text: LINE, tags: ['lake'] }]),
    );
    again.unmount();
    await renderApp('/journal', { signedInAs: buildUser() });
    expect(await screen.findByText(LINE)).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('is there again in an entry that is changed, unless the change was canceled', async () => {
    await write({ text: 'As it was.' });
    const open = async () => {
      const { user, unmount } = await renderApp('/journal', { signedInAs: buildUser() });
      await user.click(await screen.findByRole('button', { name: 'Change' }));
      const form = within(screen.getByRole('region', { name: 'Change this entry' }));
      return { user, unmount, form, text: form.getByRole('textbox', { name: 'What happened' }) };
    };
    const first = await open();
    await first.user.type(first.text, ' And more.');
    first.unmount();
    const second = await open();
    await waitFor(() => expect(second.text).toHaveValue('As it was. And more.'));
    await second.user.click(second.form.getByRole('button', { name: 'Cancel' }));
    second.unmount();
    const third = await open();
    await setImmediate();
    expect(third.text).toHaveValue('As it was.');
  });

  // req: JOURNAL-4
  it('is gone after a sign-out', async () => {
    const { user, unmount } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.type(await field(), LINE);
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
    if (logOut !== undefined) await user.click(logOut);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(JSON.stringify(localStorage)).not.toContain(LINE);
    unmount();
    await renderApp('/journal', { signedInAs: buildUser() });
    await setImmediate();
    expect(await field()).toHaveValue('');
  });

  it('is removed when another reader signs in on the same device', async () => {
    storeDrafts('somebody-else', { new: { text: LINE } });
    await renderApp('/journal', { signedInAs: buildUser() });
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(LINE));
    expect(await field()).toHaveValue('');
  });
});

describe('/journal', () => {
  it('begins with today when nothing is written', async () => {
    await renderApp('/journal', { signedInAs: buildUser() });
    expect(await screen.findByText('Nothing here yet. Start with today.')).toBeVisible();
    expect(screen.getByRole('img', { name: /in days: 0 days written/ })).toBeVisible();
    expect(await screen.findByText(/then\. Write today: it comes back on [A-Z]/)).toBeVisible();
  });

  // req: JOURNAL-9
  it('keeps an entry, records the day once, and shows the entry', async () => {
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.click(await screen.findByRole('radio', { name: 'Great' }));
    await user.type(
      screen.getByRole('textbox', { name: 'What happened' }),
      'Said yes to the choir.',
    );
    await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'choir, home, choir');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Said yes to the choir.')).toBeVisible();
    const question = screen.getByRole('heading', { name: 'How is it going?' });
    await waitFor(() => expect(question).toHaveFocus());
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([
        { date: getToday(), mood: 5, tags: ['choir', 'home'] },
      ]),
    );
    await waitFor(() =>
      expect(callsOf('POST /api/user-progress/activity').map(({ body }) => body)).toEqual([
        expect.objectContaining({ activityType: 'journal', activityId: `journal-${getToday()}` }),
      ]),
    );
    expect(screen.getByRole('img', { name: /1 day written, 1 great/ })).toBeVisible();
    expect(
      await screen.findByText(/then\. What you wrote today comes back on [A-Z]/),
    ).toBeVisible();
  });

  // req: JOURNAL-2
  it('says at the field which tags it does not take, and keeps each tag once in any case', async () => {
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.click(await screen.findByRole('radio', { name: 'Good' }));
    const tags = screen.getByRole('textbox', { name: /^Tags/ });
    const keep = screen.getByRole('button', { name: 'Keep' });
    await user.type(tags, 'a, b, c, d, e, f, g');
    expect(tags).toHaveAccessibleDescription(/Five tags are the most/);
    expect(tags).toBeInvalid();
    expect(keep).toBeDisabled();
    await user.clear(tags);
    await user.type(tags, 'x'.repeat(31));
    expect(tags).toHaveAccessibleDescription(/Please keep a tag to 30 letters/);
    await user.type(tags, '{Enter}');
    expect(await readEntries()).toEqual([]);
    await user.clear(tags);
    await user.type(tags, `Arbeit, arbeit, ${'🌙'.repeat(30)}, , c, d, e`);
    expect(tags).toBeValid();
    await user.click(keep);
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([
        { tags: ['Arbeit', '🌙'.repeat(30), 'c', 'd', 'e'] },
      ]),
    );
  });

  // req: JOURNAL-4
  it('says what waits while the server cannot be reached, through a reload, and sends it then', async () => {
    cutOff();
    const first = await renderApp('/journal', { signedInAs: buildUser() });
    await first.user.type(
      await screen.findByRole('textbox', { name: 'What happened' }),
      'On the train.',
    );
    await first.user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Not kept yet')).toBeVisible();
    expect(screen.getByText('On the train.')).toBeVisible();
    first.unmount();
    const again = await renderApp('/journal', { signedInAs: buildUser() });
    expect(await screen.findByText('Not kept yet')).toBeVisible();
    server.resetHandlers();
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not kept yet')).not.toBeInTheDocument());
    expect(await readEntries()).toMatchObject([{ text: 'On the train.' }]);
  });

  // req: JOURNAL-4
  it('forgets what waits when the reader signs out', async () => {
    cutOff();
    const { user, unmount } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.type(await screen.findByRole('textbox', { name: 'What happened' }), 'A secret.');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Not kept yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
    if (logOut !== undefined) await user.click(logOut);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    unmount();
    await renderApp('/journal', { signedInAs: buildUser() });
    expect(await screen.findByText('Nothing here yet. Start with today.')).toBeVisible();
  });

  it('says why the server does not take an entry, which can be discarded', async () => {
    server.use(
      http.put('*/api/journal/:id', () =>
        HttpResponse.json(
          { code: 'journal_full', error: 'It is full.', message: 'It is full.', requestId: '1' },
          { status: 409 },
        ),
      ),
    );
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.type(await screen.findByRole('textbox', { name: 'What happened' }), 'One more.');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('It is full.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(screen.queryByText('One more.')).not.toBeInTheDocument());
  });

  it('changes and deletes an entry, and brings an earlier version back', async () => {
    await write({ text: 'As it was.', mood: 2, markedAt: '2026-11-18T20:00:00.000Z' });
    await write({ text: 'As it became.' });
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'An earlier version' }));
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([{ text: 'As it was.', mood: 2 }]),
    );
    passMinute();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const field = within(screen.getByRole('region', { name: 'Change this entry' }));
    await user.clear(field.getByRole('textbox', { name: 'What happened' }));
    await user.type(field.getByRole('textbox', { name: 'What happened' }), 'As it is.');
    await user.click(field.getByRole('button', { name: 'Keep' }));
    await waitFor(async () =>
      expect(await readEntries()).toMatchObject([{ text: 'As it is.', mood: 2 }]),
    );
    passMinute();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(async () => expect(await readEntries()).toEqual([]));
  });

  it('keeps the focus in the row of an entry, whatever is pressed', { tags: 'night' }, async () => {
    await write({ text: 'As it was.' });
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    const change = () => screen.getByRole('button', { name: 'Change' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Delete this entry for good?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(change()).toHaveFocus();
    await user.click(change());
    const field = within(screen.getByRole('region', { name: 'Change this entry' }));
    expect(field.getByRole('textbox', { name: 'What happened' })).toHaveFocus();
    await user.click(field.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(change()).toHaveFocus());
  });

  it('moves the focus from a deleted entry to its neighbor', { tags: 'night' }, async () => {
    await write({ text: 'The first.' }, { text: 'The second.' });
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    const [first] = await screen.findAllByRole('button', { name: 'Delete' });
    if (first === undefined) throw new Error('no entry is shown');
    await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  });

  // req: JOURNAL-10
  it('finds words of all years on the device, whatever their case and accents', async () => {
    await write({ date: '2019-03-01', text: 'Café with Ana' }, { text: 'Rain all day' });
    const { user } = await renderApp('/journal', { signedInAs: buildUser() });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search your words' }),
      'ana CAFE',
    );
    expect(await screen.findByText('Café with Ana')).toBeVisible();
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(screen.queryByText('Rain all day')).not.toBeInTheDocument();
  });

  // req: JOURNAL-10
  it('is a row of the profile', async () => {
    await renderApp('/profile', { signedInAs: buildUser() });
    expect(await screen.findByRole('link', { name: 'Open Journal' })).toHaveAttribute(
      'href',
      '/journal',
    );
  });
});
