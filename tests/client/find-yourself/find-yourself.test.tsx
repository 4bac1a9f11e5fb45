import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_DATABASE } from '#client/lib/offline-cache.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import {
  answerGameEndpoint,
  startGameEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import {
  type Game,
  type RevealedGame,
  revealedGameSchema,
  type Side,
} from '#shared/find-yourself/find-yourself.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { answer, answersOf, start, TIMED } from '#tests/support/find-yourself.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { createAccount, openBrowser, signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

// Loaded beforehand, because to transform them can take longer than a query waits.
await import('#client/pages/profile-page.tsx');
await import('#client/features/chart-reading/index.ts');

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const NORA = buildUser(TIMED);

/** The game that waits for the reader's choices, which the page has begun. */
const readGame = async (): Promise<Game> => start(await openBrowser());
/** What the page has sent at the end of a game, each time. */
const answered = () =>
  calls.filter(({ call }) => call.startsWith(`POST ${startGameEndpoint.path}/`));
const listAnswers = () => answered().map(({ body }) => body);
/** What the application reveals of the choices that the page has sent. */
async function readReveal(): Promise<RevealedGame> {
  const { call, body } = answered().at(-1) ?? { call: '', body: {} };
  const [, path = ''] = call.split(' ');
  return (await (await openBrowser()).post(path, body)).read(revealedGameSchema);
}
/** The score of a reader who has chosen in each pair. */
const scoreOf = ({ hits, rounds }: RevealedGame) =>
  `${hits} of ${rounds.filter(({ own }) => own !== null).length}`;

/** jsdom has no hashes; nor has a browser over plain HTTP. */
const giveHashes = () => vi.stubGlobal('crypto', webcrypto);

beforeEach(async () => {
  await clear(OFFLINE_DATABASE);
});

async function openGame(signedInAs = NORA) {
  const { user, unmount } = await renderApp('/find-yourself', { signedInAs });
  return { user, unmount };
}

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const findPair = (number: number) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^${number} of `) });

/** From the introduction to the first pair of the game. */
async function begin(user: User): Promise<Game> {
  await press(user, 'Play');
  await press(user, 'Show me the first pair');
  await findPair(1);
  return readGame();
}

/** Chooses left in every pair from the given one on, and sends all choices. */
async function chooseLeft(user: User, { rounds }: Game, from = 1): Promise<void> {
  for (const { left } of rounds.slice(from - 1)) {
    // By text, because roles take ten times as long to find.
    await user.click(await screen.findByText(left));
    await user.click(screen.getByText(/^(Next|Show me which were mine)$/));
  }
}

describe('the game', () => {
  // req: FIND-8
  it('asks before the first pair whether it may count, with nothing ticked, and shows the seal', async () => {
    const { user } = await openGame();
    const count = await screen.findByRole('checkbox', { name: /^Count my choices/ });
    expect(count).not.toBeChecked();
    expect(count).toHaveAccessibleName(/later rounds aren’t counted/);
    await press(user, 'Play');
    expect(await screen.findByText(/^This game won’t be counted\./)).toBeInTheDocument();
    expect(callsOf(startGameEndpoint)).toEqual([{ share: false }]);
    const { commitment } = await readGame();
    expect(screen.queryByText(commitment)).not.toBeInTheDocument();
    expect(screen.getByText(`${commitment.slice(0, 8)} … ${commitment.slice(-8)}`)).toBeVisible();
    await press(user, 'Show all of it');
    expect(screen.getByText(commitment)).toBeVisible();
    await press(user, 'Copy');
    expect(await navigator.clipboard.readText()).toBe(commitment);
  });

  it('sends the yes of a reader who ticked it, and says when the game is not counted all the same', async () => {
    await signIn(NORA);
    await ask(getChartReadingEndpoint, { params: { userId: NORA.id } });
    const { user } = await openGame();
    await user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
    await press(user, 'Play');
    expect(await screen.findByText(/your chart was open before it/)).toBeInTheDocument();
    expect(callsOf(startGameEndpoint)).toEqual([{ share: true }]);
  });

  it('takes a yes back before the first pair, or says that it could not', async () => {
    const { user } = await openGame();
    await user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
    await press(user, 'Play');
    await screen.findByText(/^This game will be counted/);
    server.use(mockEndpoint(withdrawShareEndpoint, () => refuse('unavailable'), { once: true }));
    await press(user, 'Don’t count it after all');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText(/^This game will be counted/)).toBeVisible();
    await press(user, 'Don’t count it after all');
    expect(await screen.findByText(/^This game won’t be counted\. Everything/)).toBeVisible();
    expect(callsOf(withdrawShareEndpoint)).toHaveLength(2);
  });

  it('is played by tap and key, with a way back, and sends every choice once', async () => {
    giveHashes();
    const { user } = await openGame();
    await user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
    await press(user, 'Play');
    expect(await screen.findByText(/^This game will be counted/)).toBeInTheDocument();
    await press(user, 'Show me the first pair');
    expect(await findPair(1)).toHaveFocus();
    const game = await readGame();
    const [first, second] = game.rounds;
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    const pair = screen.getByRole('group', { name: 'Which one is you?' });
    expect(within(pair).getAllByRole('button')).toHaveLength(2);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: first?.left ?? '', pressed: true })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await findPair(2)).toHaveFocus();
    await press(user, 'Neither');
    await findPair(3);
    await press(user, 'Back');
    await findPair(2);
    await press(user, second?.right ?? '');
    await press(user, 'Back');
    expect(
      await screen.findByRole('button', { name: first?.left ?? '', pressed: true }),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^I knew it/ })).toBeChecked();
    await press(user, 'Next');
    await press(user, 'Next');
    await chooseLeft(user, game, 3);
    await screen.findByRole('heading', { name: 'Pair by pair' });
    expect(
      screen.getByRole('heading', { level: 2, name: scoreOf(await readReveal()) }),
    ).toHaveFocus();
    expect(listAnswers()).toEqual([
      {
        answers: game.rounds.map(({ id }, index) => ({
          id,
          side: index === 1 ? 'right' : 'left',
          knew: index === 0,
        })),
      },
    ]);
    await waitFor(() =>
      expect(callsOf(recordActivityEndpoint)).toMatchObject([
        { activityType: 'find-yourself', activityId: 'find-yourself' },
      ]),
    );
  });

  it('keeps every choice through a reload and a lost connection', { tags: 'night' }, async () => {
    giveHashes();
    const first = await openGame();
    const game = await begin(first.user);
    await press(first.user, game.rounds[0]?.left ?? '');
    await press(first.user, 'Next');
    await findPair(2);
    const chosen = game.rounds[1]?.right ?? '';
    await press(first.user, chosen);
    first.unmount();

    server.use(mockEndpoint(answerGameEndpoint, breakOff));
    const second = await openGame();
    expect(await findPair(2)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: chosen })).toHaveAttribute('aria-pressed', 'true');
    await press(second.user, 'Next');
    await chooseLeft(second.user, game, 3);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We can’t reach the server.Your choices are kept on this device.',
    );
    second.unmount();

    server.resetHandlers();
    calls.length = 0;
    // Without asking again: the answers stand since they were sent.
    const third = await openGame();
    expect(await screen.findByRole('heading', { name: 'Pair by pair' })).toBeVisible();
    const name = scoreOf(await readReveal());
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(listAnswers()).toMatchObject([
      {
        answers: game.rounds.map(({ id }, index) => ({ id, side: index === 1 ? 'right' : 'left' })),
      },
    ]);
    expect(callsOf(startGameEndpoint)).toEqual([]);
    third.unmount();

    calls.length = 0;
    await openGame();
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(answered()).toEqual([]);
  });

  it('shows nothing of one reader’s game to the next', async () => {
    const first = await openGame();
    await begin(first.user);
    first.unmount();
    await (await openBrowser()).post(logoutEndpoint.path);
    const id = '2b0e7f5e-5a0f-4b4e-9a54-0a4f7f1f6c11';
    const next = buildUser({ ...TIMED, id, username: 'user_0149_5127' });
    await createAccount(next, '+13125550149');
    await openGame(next);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  });

  it.each([
    [
      'too_few_pairs',
      'Your chart can’t fill a game yet.',
      buildUser({ birthTime: null, birthPlace: null, birthPlaceDetails: null }),
    ],
    ['already_played', 'You’ve played this one.', NORA],
  ] as const)('says %s in a sentence of its own', async (code, title, reader) => {
    await signIn(reader);
    const browser = await openBrowser();
    // On another device.
    if (code === 'already_played') await answer(browser, await start(browser));
    const { user } = await openGame(reader);
    await press(user, 'Play');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'What everybody found' })).toBeVisible();
  });

  it('says when other answers stood first, and that a game is gone, and then begins again', {
    tags: 'night',
  }, async () => {
    server.use(mockEndpoint(answerGameEndpoint, () => refuse('not_found'), { once: true }));
    const { user } = await openGame();
    await chooseLeft(user, await begin(user));
    await press(user, 'Begin again');
    const game = await begin(user);
    const others = answersOf(game).answers.map((each) => ({ ...each, side: 'right' }));
    await answer(await openBrowser(), game, { answers: others });
    await chooseLeft(user, game);
    expect(await screen.findByRole('heading', { name: 'You’ve played this one.' })).toBeVisible();
  });

  it('tells a reader who cannot be reached to try again, and stays where it was', async () => {
    server.use(mockEndpoint(startGameEndpoint, breakOff, { once: true }));
    const { user } = await openGame();
    await press(user, 'Play');
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
    await begin(user);
  });
});

describe('the reveal', () => {
  async function play(user: User): Promise<void> {
    await chooseLeft(user, await begin(user));
    await screen.findByRole('heading', { name: 'Pair by pair' });
  }
  const rowOf = (number: number) =>
    screen.getByRole('heading', { level: 3, name: `Pair ${number}` }).closest('li') ??
    document.body;

  /** By the number of pairs, of which the draw finds six to ten. */
  const COIN: Record<number, string> = {
    5: '1 to 4',
    6: '1 to 5',
    7: '1 to 6',
    8: '2 to 6',
    9: '2 to 7',
  };

  // req: FIND-9
  it('tells a number and what a coin gives, every pair, the placebo, and that the seal fits', async () => {
    giveHashes();
    const { user } = await openGame();
    await play(user);
    const revealed = await readReveal();
    expect(screen.getByRole('heading', { level: 2, name: scoreOf(revealed) })).toBeVisible();
    const chosen = revealed.rounds.filter(({ own }) => own !== null).length;
    expect(chosen).toBe(revealed.rounds.length - 1);
    expect(
      screen.getByText(`A coin gives ${COIN[chosen]} in more than nine games of ten.`),
    ).toBeInTheDocument();
    for (const [index, { own, facts }] of revealed.rounds.entries()) {
      const row = rowOf(index + 1);
      const yours = (side: Side) => (own === side ? 'Yours' : '');
      expect(row).toHaveTextContent(`${facts.left}${yours('left')}You chose this`);
      expect(row).toHaveTextContent(`${facts.right}${yours('right')}`);
      expect(row.textContent.includes('Neither was yours')).toBe(own === null);
      expect(within(row).queryAllByText('Yours')).toHaveLength(own === null ? 0 : 1);
    }
    expect(document.body).not.toHaveTextContent('%');
    expect(await screen.findByText(/^Your device has checked it/)).toBeVisible();
    expect(screen.getByText(revealed.salt)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read your chart' })).toHaveAttribute(
      'href',
      '/profile?tab=chart',
    );
  });

  it('leads to the chart, where a reader who has just played is not asked to play first', {
    tags: 'night',
  }, async () => {
    const preferences = buildPreferences({ offered: ['bell', 'calendar'] });
    const { user } = await openGame(buildUser({ ...TIMED, preferences }));
    await play(user);
    await user.click(screen.getByRole('link', { name: 'Read your chart' }));
    expect(await screen.findByRole('heading', { name: 'Your chart in one page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Play' })).not.toBeInTheDocument();
  });

  it('says that the seal does not fit when a round was changed after it', async () => {
    giveHashes();
    server.use(
      mockEndpoint(answerGameEndpoint, async ({ request, params }) => {
        const path = urlOf(answerGameEndpoint, { params: { gameId: String(params['gameId']) } });
        const sent = await (await openBrowser()).post(path, await request.json());
        const { rounds, ...rest } = sent.read(revealedGameSchema);
        const [first, ...others] = rounds;
        if (first === undefined) throw new Error('no rounds');
        const own: Side = first.own === 'left' ? 'right' : 'left';
        return { ...rest, rounds: [{ ...first, own }, ...others] };
      }),
    );
    const { user } = await openGame();
    await play(user);
    expect(await screen.findByText(/The seal doesn’t fit/)).toBeVisible();
  });

  it('says that it cannot check the seal without a secure connection', {
    tags: 'night',
  }, async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    const { user } = await openGame();
    await play(user);
    expect(await screen.findByText(/can’t check the seal here/)).toBeVisible();
  });

  it('counts only the pairs in which a choice was made', { tags: 'night' }, async () => {
    const { user } = await openGame();
    const { rounds } = await begin(user);
    for (const _ of rounds.slice(1)) await press(user, 'Neither');
    await findPair(rounds.length);
    await press(user, 'Show me which were mine');
    expect(
      await screen.findByText('You chose neither every time. That’s an answer, too.'),
    ).toBeVisible();
  });
});

describe('the offer before the first reading of the chart', () => {
  const isNew = buildUser({ ...TIMED, preferences: buildPreferences({ offered: [] }) });
  const readings = () => callsOf(getChartReadingEndpoint, { params: { userId: isNew.id } });
  const openChart = () => renderApp('/profile?tab=chart', { signedInAs: isNew });

  // req: FIND-7
  it('stands in place of the reading, which is asked for once it is skipped, and is made once', async () => {
    const { user } = await openChart();
    const offer = await screen.findByRole('complementary', { name: /can you find yourself in it/ });
    expect(within(offer).getByRole('link', { name: 'Play' })).toHaveAttribute(
      'href',
      '/find-yourself',
    );
    expect(readings()).toEqual([]);
    await waitFor(() =>
      expect(callsOf(editUserEndpoint)).toEqual([{ preferences: { offered: ['find-yourself'] } }]),
    );
    await user.click(within(offer).getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
    expect(readings()).toHaveLength(1);
  });

  // req: FIND-7
  it('says in the middle of a game that will be counted that reading ends that, once', {
    tags: 'night',
  }, async () => {
    const before = await openGame();
    await before.user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
    const open = await begin(before.user);
    before.unmount();
    const { user, unmount } = await renderApp('/profile?tab=chart', { signedInAs: NORA });
    const note = await screen.findByRole('complementary', { name: 'Your game isn’t over yet.' });
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/find-yourself');
    expect(readings()).toEqual([]);
    await user.click(within(note).getByRole('button', { name: 'Read my chart' }));
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
    unmount();
    const again = await renderApp('/profile?tab=chart', { signedInAs: NORA });
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
    again.unmount();
    const game = await openGame();
    await chooseLeft(game.user, open);
    expect(await screen.findByText(/^This game isn’t counted: your chart was open/)).toBeVisible();
  });

  it('lets a reader read in the middle of a game that is not counted anyway', {
    tags: 'night',
  }, async () => {
    const before = await openGame();
    await begin(before.user);
    before.unmount();
    await renderApp('/profile?tab=chart', { signedInAs: NORA });
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
  });

  it('is not made to a reader who has seen the chart before', async () => {
    await signIn(isNew);
    await recordActivities('birthchart', 'natal');
    await openChart();
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: /find yourself/ })).not.toBeInTheDocument();
  });
});
