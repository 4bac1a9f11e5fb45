import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { getToday } from '#client/lib/today.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import {
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  listInvitationsEndpoint,
  listMatchesEndpoint,
  openInvitationEndpoint,
  seenMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import { matchesSchema } from '#shared/matches/matches.schema.ts';
import { MAX_OPEN_INVITATIONS } from '#shared/matches/matches.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { answer, breakOff } from '#tests/support/msw/answer.ts';
import { openBrowser, openOtherBrowser, signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { answerInvitation, invite, meet, openBrowserOf } from '#tests/support/msw/people.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const open = (user = buildUser()) => renderApp('/compatibility?tab=person', { signedInAs: user });
/** The reader's browser, before any page is open in it. */
async function openReader(): Promise<HttpClient> {
  await signIn(buildUser());
  return openBrowser();
}
const readMatches = async (client: HttpClient) =>
  (await client.get(listMatchesEndpoint.path)).read(matchesSchema);

type User = Awaited<ReturnType<typeof open>>['user'];
/** Opens the row of somebody who has answered or was asked. */
const openRow = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const openJo = (user: User) => openRow(user, /^Jo /);
const openForm = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Ask somebody' }));

// req: PERSON-10
it('a new answer puts a dot on its tab and a line on Home, comes first, and is marked as seen once', async () => {
  const browser = await openReader();
  const now = Date.now();
  await meet('Ruth');
  for (const [nickname, minutesAgo] of [
    ['Sam', 90],
    ['Jo', 20],
  ] as const) {
    vi.setSystemTime(now - minutesAgo * 60_000);
    await meet(nickname, { isSeen: false });
  }
  vi.setSystemTime(now);
  let requested = 0;
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  server.use(
    http.get(listMatchesEndpoint.path, async () => {
      requested += 1;
      if (requested !== 2) return undefined;
      // The list that the page asks for is read before the answers are seen, and arrives after.
      const list = await readMatches(browser);
      await arrival;
      return answer(matchesSchema, list);
    }),
    mockEndpoint(seenMatchesEndpoint, async () => {
      await browser.post(seenMatchesEndpoint.path);
      setTimeout(arrive, 50);
      return { success: true as const };
    }),
  );
  const { user } = await renderApp('/home');
  expect(await screen.findByRole('link', { name: 'Match, 2 new answers' })).toHaveAttribute(
    'href',
    '/compatibility?tab=person',
  );
  await user.click(await screen.findByRole('link', { name: /^Jo and Sam answered\./ }));
  expect(await screen.findByRole('heading', { name: 'Jo answered.' })).toBeInTheDocument();
  expect(screen.getByText('New, 20 minutes ago')).toBeInTheDocument();
  const rows = screen.getAllByRole('button', { expanded: false });
  expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    expect.stringContaining('New: Sam'),
    expect.stringContaining('Ruth'),
  ]);
  expect(await screen.findByRole('link', { name: 'Match' })).toBeInTheDocument();
  await arrival;
  await waitFor(() => expect(requested).toBe(3));
  expect(await screen.findByRole('link', { name: 'Match' })).toBeInTheDocument();
  expect(callsOf(seenMatchesEndpoint)).toHaveLength(1);
  // The page itself keeps them marked while it is open.
  expect(screen.getByRole('heading', { name: 'Jo answered.' })).toBeInTheDocument();
});

it('an answer stays new where the server did not hear that it was seen', async () => {
  await meet('Jo', { isSeen: false });
  server.use(mockEndpoint(seenMatchesEndpoint, () => breakOff()));
  await open();
  expect(await screen.findByRole('heading', { name: 'Jo answered.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Match, one new answer' })).toBeInTheDocument();
});

// req: PERSON-11
it('each person stands with the line of today, asked for by the own date', async () => {
  const { match } = await meet('Jo');
  const { user } = await open();
  expect(await screen.findByRole('button', { name: /^Jo / })).toHaveTextContent(match.today);
  expect(callsOf(listMatchesEndpoint, { query: { date: getToday() } })).not.toEqual([]);
  await openJo(user);
  expect(await screen.findByRole('article', { name: 'You and Jo' })).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=person');
});

it('before anybody was asked there is one sentence and one button', async () => {
  await open();
  expect(await screen.findByText(/^Ask somebody how you two get along/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask somebody' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

// req: PERSON-1
it('makes an invitation at Word for seven days, signed with the first name, and shows its link once', async () => {
  const { user } = await open();
  await openForm(user);
  expect(screen.getByRole('textbox', { name: /^Your name in the link/ })).toHaveValue('Nora');
  await user.type(await screen.findByRole('textbox', { name: 'What do you call them?' }), 'Kim');
  expect(screen.getByRole('radio', { name: 'Word' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Word' })).toHaveAccessibleDescription(
    'One word for what flows, one for what needs care. Your birthday could be any of 1,000 days.',
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' });
  expect(scrolled.mock.contexts.some((block) => (block as Element).contains(link))).toBe(true);
  scrolled.mockRestore();
  const [page, token] = link.value.split('#');
  expect(page).toBe(`${window.location.origin}/invitation`);
  const opened = await (await openOtherBrowser()).post(openInvitationEndpoint.path, { token });
  expect(opened.json).toMatchObject({ from: 'Nora', level: 'word' });
  expect(callsOf(createInvitationEndpoint)[0]).toMatchObject({
    nickname: 'Kim',
    signedAs: 'Nora',
    level: 'word',
    days: 7,
  });
  await user.click(screen.getByRole('tab', { name: 'Two signs' }));
  await user.click(screen.getByRole('tab', { name: 'With a person' }));
  await openForm(user);
  expect(
    await screen.findByRole('textbox', { name: 'What do you call them?' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'The link' })).not.toBeInTheDocument();
});

it.each([
  ['', ''],
  ['N'.repeat(60), ''],
  ['王小明', '王小明'],
])(
  'the link of a reader with the first name “%s” is signed “%s”, and can be signed otherwise',
  { tags: 'night' },
  async (firstName, signed) => {
    const { user } = await open(buildUser({ firstName }));
    await openForm(user);
    const signature = screen.getByRole('textbox', { name: /^Your name in the link/ });
    expect(signature).toHaveValue(signed);
    await user.clear(signature);
    await user.type(screen.getByRole('textbox', { name: 'What do you call them?' }), 'Kim');
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByRole('textbox', { name: 'The link' });
    expect(callsOf(createInvitationEndpoint)[0]).toMatchObject({ signedAs: null });
  },
);

it('an invitation without a nickname says so and is not sent', async () => {
  const { user } = await open();
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  const nickname = screen.getByRole('textbox', { name: 'What do you call them?' });
  await waitFor(() => expect(nickname).toBeInvalid());
  expect(nickname).toHaveFocus();
  expect(callsOf(createInvitationEndpoint)).toHaveLength(0);
});

it('a twenty-first waiting invitation is refused, and the form says why', {
  tags: 'night',
}, async () => {
  for (let number = 1; number <= MAX_OPEN_INVITATIONS; number += 1)
    await invite(await openReader());
  const { user } = await open();
  await openForm(user);
  await user.type(await screen.findByRole('textbox', { name: 'What do you call them?' }), 'Kim');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Twenty invitations are waiting');
});

it('without a birth date the invitation says what is missing', async () => {
  const { user } = await open(buildUser({ birthDate: null }));
  await openForm(user);
  expect(await screen.findByText(/An invitation needs your birth date/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make the link' })).not.toBeInTheDocument();
});

it('a waiting invitation can be canceled', async () => {
  await meet('Jo');
  const { id } = await invite(await openReader(), { nickname: 'Sam' });
  const { user } = await open();
  await openRow(user, /^Sam Asked .*Open until /);
  await user.click(await screen.findByRole('button', { name: 'Cancel the invitation for Sam' }));
  await findToast('Invitation canceled');
  expect(callsOf(deleteInvitationEndpoint, { params: { id } })).toHaveLength(1);
  expect(await ask(listInvitationsEndpoint)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Sam')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'You and your people today' })).toHaveFocus();
});

it('an invitation that was answered in the meantime cannot be canceled, and the answer is shown', async () => {
  const { token } = await invite(await openReader(), { nickname: 'Sam' });
  const { user } = await open();
  await openRow(user, /^Sam Asked /);
  const revoke = await screen.findByRole('button', {
    name: 'Cancel the invitation for Sam',
  });
  await answerInvitation(await openBrowserOf('Sam'), token);
  await user.click(revoke);
  expect(await findToast('No longer open')).toHaveTextContent('It was answered');
  expect(await screen.findByRole('heading', { name: 'Sam answered.' })).toBeInTheDocument();
  expect(screen.queryByText(/^Asked /)).not.toBeInTheDocument();
});

it('lists that fail to load can be retried', async () => {
  await meet('Jo');
  server.use(mockEndpoint(listMatchesEndpoint, () => breakOff(), { once: true }));
  const { user } = await open();
  expect(await screen.findByText('We couldn’t load your matches.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Jo / })).toBeInTheDocument();
});

// req: PERSON-5
it('lowering is saved without a question, and the four words disappear', async () => {
  const { match, other } = await meet('Jo', { yours: 'four-words' });
  const lines = Object.values(match.words.four ?? {}).map(({ line }) => line);
  expect(lines).toHaveLength(4);
  const { user } = await open();
  await openJo(user);
  for (const line of lines) expect(await screen.findByText(line)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more or less to Jo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Word' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Hidden');
  for (const line of lines) expect(screen.queryByText(line)).not.toBeInTheDocument();
  expect(callsOf(changeMatchEndpoint, { params: { id: match.id } })[0]).toMatchObject({
    level: 'word',
  });
  expect(await readMatches(other)).toMatchObject([{ shown: 'word', theirs: 'word' }]);
});

it('raising says that both people must do it', async () => {
  await meet('Jo');
  const { user } = await open();
  await openJo(user);
  await user.click(await screen.findByRole('button', { name: 'Ask Jo for more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Signs' }));
  expect(dialog.getByRole('checkbox', { name: 'Rising' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('Saved')).toHaveTextContent('More is shown once Jo agrees.');
  expect(screen.getByText('You share Signs, Jo shares Word.')).toBeInTheDocument();
});

// req: PERSON-9
it('deleting says that it affects both, and blocking that nobody is told', async () => {
  const { match, other } = await meet('Jo');
  const { user } = await open();
  await openJo(user);
  await user.click(await screen.findByRole('button', { name: 'Delete the match with Jo' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('It’s deleted for both of you');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Block Jo' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('On a device where they’ve signed in');
  expect(dialog).toHaveTextContent('Nobody is told.');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  await findToast('Blocked');
  expect(callsOf(blockMatchEndpoint, { params: { id: match.id } })).toHaveLength(1);
  expect(callsOf(deleteMatchEndpoint, { params: { id: match.id } })).toHaveLength(0);
  expect(await readMatches(other)).toEqual([]);
  expect(await screen.findByText(/^Ask somebody how you two/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask somebody' })).toHaveFocus();
});

it('a match that the other person has ended leaves the list, and the page says so', async () => {
  const { match, other } = await meet('Jo');
  const { user } = await open();
  await openJo(user);
  await user.click(await screen.findByRole('button', { name: 'Ask Jo for more' }));
  await other.delete(urlOf(deleteMatchEndpoint, { params: { id: match.id } }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await findToast('Already deleted')).toHaveTextContent('Neither of you has this match');
  await waitFor(() => expect(screen.queryByText('Jo')).not.toBeInTheDocument());
});

// req: PERSON-7
it('a level says how many days a birthday could be, by the signs that are switched on', async () => {
  await meet('Jo');
  const { user } = await open();
  await openJo(user);
  expect(await screen.findByText('Your birthday could be any of 1,000 days.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ask Jo for more' }));
  const dialog = within(await screen.findByRole('dialog'));
  const describes = (level: string, line: string) =>
    expect(dialog.getByRole('radio', { name: level })).toHaveAccessibleDescription(
      expect.stringContaining(line),
    );
  describes('Word', 'Your birthday could be any of 1,000 days.');
  describes('Four words', 'Your birthday could be any of 50 days.');
  for (const level of ['Signs', 'Threads', 'Chart']) {
    describes(level, 'Anyone who sees this can work out your birth date.');
  }
  await user.click(dialog.getByRole('radio', { name: 'Signs' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sun' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Moon' }));
  describes('Signs', 'Your birthday could be any of 50 days.');
});

// req: PERSON-8
it('a new match can be requested only at Threads and Chart', { tags: 'night' }, async () => {
  await meet('Kim');
  await meet('Jo', { yours: 'threads', theirs: 'chart' });
  const { user } = await open();
  await openJo(user);
  await openRow(user, /^Kim /);
  const asking = await screen.findAllByRole('button', { name: 'Ask for a new one' });
  expect(asking).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ask for a new one' }));
  expect(await screen.findByText(/It comes once Jo asks too/)).toBeInTheDocument();
});

it('a contact that the two make both ways shares one sentence', async () => {
  const text = 'You finish each other’s plans.';
  const thread = (yours: 'sun' | 'mars' | 'uranus', theirs: 'sun' | 'mars' | 'pluto') => ({
    yours,
    aspect: 'trine' as const,
    theirs,
    text: yours === 'uranus' ? null : text,
  });
  const threads = [thread('sun', 'mars'), thread('uranus', 'pluto'), thread('mars', 'sun')];
  const { match } = await meet('Jo', { yours: 'threads' });
  server.use(mockEndpoint(listMatchesEndpoint, [{ ...match, nickname: 'Jo', threads }]));
  const { user } = await open();
  await openJo(user);
  const item = (await screen.findByText(text)).closest('li');
  expect(item).toHaveTextContent(/Sun trine .*Mars.*Mars trine .*Sun/);
  expect(item).not.toHaveTextContent('Uranus');
});
