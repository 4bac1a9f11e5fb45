import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_DATABASE } from '#client/lib/offline-cache.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import {
  answerGameEndpoint,
  getTallyEndpoint,
  startGameEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import type { Finding } from '#shared/find-yourself/protocol.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import {
  buildTally,
  EARLY_TALLY,
  revealSample,
  SAMPLE_GAME,
} from '#tests/support/msw/handlers/find-yourself.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, world } from '#tests/support/msw/world.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const NORA = buildUser();
const COUNT = SAMPLE_GAME.rounds.length;
const answered = () => callsOf(answerGameEndpoint, { params: { gameId: SAMPLE_GAME.gameId } });

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
  screen.findByRole('heading', { level: 1, name: `${number} of ${COUNT}` });

/** From the introduction to the first pair. */
async function begin(user: User): Promise<void> {
  await press(user, 'Play');
  await press(user, 'Show me the first pair');
  await findPair(1);
}

/** Chooses left in every pair from the given one on, and sends all choices. */
async function chooseLeft(user: User, from = 1): Promise<void> {
  for (let number = from; number <= COUNT; number += 1) {
    // By text, because roles take ten times as long to find.
    await user.click(await screen.findByText(new RegExp(`^Left headline “${number}”`)));
    await user.click(screen.getByText(number === COUNT ? 'Show me which were mine' : 'Next'));
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
    const { commitment } = SAMPLE_GAME;
    expect(screen.queryByText(commitment)).not.toBeInTheDocument();
    expect(screen.getByText(`${commitment.slice(0, 8)} … ${commitment.slice(-8)}`)).toBeVisible();
    await press(user, 'Show all of it');
    expect(screen.getByText(commitment)).toBeVisible();
    await press(user, 'Copy');
    expect(await navigator.clipboard.readText()).toBe(commitment);
  });

  it('sends the yes of a reader who ticked it, and says when the game is not counted all the same', async () => {
    server.use(mockEndpoint(startGameEndpoint, { ...SAMPLE_GAME, counted: false }));
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
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    const pair = screen.getByRole('group', { name: 'Which one is you?' });
    expect(within(pair).getAllByRole('button')).toHaveLength(2);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Left/, pressed: true })).toHaveFocus();
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
    await press(user, /^Right/);
    await press(user, 'Back');
    expect(await screen.findByRole('button', { name: /^Left/, pressed: true })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^I knew it/ })).toBeChecked();
    await press(user, 'Next');
    await press(user, 'Next');
    await chooseLeft(user, 3);
    expect(await screen.findByRole('heading', { level: 2, name: '5 of 6' })).toHaveFocus();
    expect(answered()).toEqual([
      {
        answers: SAMPLE_GAME.rounds.map(({ id }, index) => ({
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

  it('keeps every choice through a reload and a lost connection', async () => {
    giveHashes();
    const first = await openGame();
    await begin(first.user);
    await press(first.user, /^Left/);
    await press(first.user, 'Next');
    await findPair(2);
    await press(first.user, /^Right/);
    first.unmount();

    server.use(mockEndpoint(answerGameEndpoint, breakOff));
    const second = await openGame();
    expect(await findPair(2)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Right/ })).toHaveAttribute('aria-pressed', 'true');
    await press(second.user, 'Next');
    await chooseLeft(second.user, 3);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We can’t reach the server.Your choices are kept on this device.',
    );
    second.unmount();

    server.resetHandlers();
    world.calls = [];
    // Without asking again: the answers stand since they were sent.
    const third = await openGame();
    expect(await screen.findByRole('heading', { level: 2, name: '5 of 6' })).toBeVisible();
    expect(answered()).toMatchObject([
      {
        answers: SAMPLE_GAME.rounds.map(({ id }) => ({ id, side: id === '2' ? 'right' : 'left' })),
      },
    ]);
    expect(callsOf(startGameEndpoint)).toEqual([]);
    third.unmount();

    world.calls = [];
    await openGame();
    expect(await screen.findByRole('heading', { level: 2, name: '5 of 6' })).toBeVisible();
    expect(answered()).toEqual([]);
  });

  it('shows nothing of one reader’s game to the next', async () => {
    const first = await openGame();
    await begin(first.user);
    first.unmount();
    await openGame(buildUser({ id: '2b0e7f5e-5a0f-4b4e-9a54-0a4f7f1f6c11' }));
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  });

  it.each([
    ['too_few_pairs', 'Your chart can’t fill a game yet.'],
    ['already_played', 'You’ve played this one.'],
  ] as const)('says %s in a sentence of its own', async (code, title) => {
    server.use(mockEndpoint(startGameEndpoint, () => refuse(code)));
    const { user } = await openGame();
    await press(user, 'Play');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'What everybody found' })).toBeVisible();
  });

  it('says when other answers stood first, and that a game is gone, and then begins again', async () => {
    server.use(mockEndpoint(answerGameEndpoint, () => refuse('not_found'), { once: true }));
    const { user } = await openGame();
    await begin(user);
    await chooseLeft(user);
    await press(user, 'Begin again');
    server.use(mockEndpoint(answerGameEndpoint, () => refuse('already_played')));
    await begin(user);
    await chooseLeft(user);
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
    await begin(user);
    await chooseLeft(user);
    await screen.findByRole('heading', { name: 'Pair by pair' });
  }
  const rowOf = (number: number) =>
    screen.getByRole('heading', { level: 3, name: `Pair ${number}` }).closest('li');

  // req: FIND-9
  it('tells a number and what a coin gives, every pair, the placebo, and that the seal fits', async () => {
    giveHashes();
    const { user } = await openGame();
    await play(user);
    expect(screen.getByRole('heading', { level: 2, name: '4 of 6' })).toBeVisible();
    expect(
      screen.getByText('A coin gives 1 to 5 in more than nine games of ten.'),
    ).toBeInTheDocument();
    expect(rowOf(1)).toHaveTextContent('Fact 1, leftYoursYou chose this');
    expect(rowOf(2)).toHaveTextContent('Fact 2, leftYou chose this');
    expect(rowOf(2)).toHaveTextContent('Fact 2, rightYours');
    expect(rowOf(4)).toHaveTextContent('Neither was yours');
    expect(rowOf(4)).not.toHaveTextContent('Yours');
    expect(document.body).not.toHaveTextContent('%');
    expect(await screen.findByText(/^Your device has checked it/)).toBeVisible();
    expect(screen.getByText(revealSample(0).salt)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read your chart' })).toHaveAttribute(
      'href',
      '/profile?tab=chart',
    );
  });

  it('says that the seal does not fit when a round was changed after it', async () => {
    giveHashes();
    const sample = revealSample(4);
    const rounds = sample.rounds.map((round, index) =>
      index === 0 ? { ...round, own: 'right' as const } : round,
    );
    server.use(mockEndpoint(answerGameEndpoint, { ...sample, rounds }));
    const { user } = await openGame();
    await play(user);
    expect(await screen.findByText(/The seal doesn’t fit/)).toBeVisible();
  });

  it('says that it cannot check the seal without a secure connection', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    const { user } = await openGame();
    await play(user);
    expect(await screen.findByText(/can’t check the seal here/)).toBeVisible();
  });

  it('counts only the pairs in which a choice was made', async () => {
    const { user } = await openGame();
    await begin(user);
    for (let number = 1; number < COUNT; number += 1) await press(user, 'Neither');
    await findPair(COUNT);
    await press(user, 'Show me which were mine');
    expect(
      await screen.findByText('You chose neither every time. That’s an answer, too.'),
    ).toBeVisible();
  });
});

describe('the offer before the first reading of the chart', () => {
  const isNew = buildUser({ preferences: buildPreferences({ offered: [] }) });
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
  it('says in the middle of a game that will be counted that reading ends that, once', async () => {
    const before = await openGame();
    await before.user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
    await begin(before.user);
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
    await chooseLeft(game.user);
    expect(await screen.findByText(/^This game isn’t counted: your chart was open/)).toBeVisible();
  });

  it('lets a reader read in the middle of a game that is not counted anyway', async () => {
    const before = await openGame();
    await begin(before.user);
    before.unmount();
    await renderApp('/profile?tab=chart', { signedInAs: NORA });
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
  });

  it('is not made to a reader who has seen the chart before', async () => {
    world.progress.completedActivities = { birthchart: { natal: { completed: true } } };
    await openChart();
    expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: /find yourself/ })).not.toBeInTheDocument();
  });
});

describe('the tally', () => {
  it('shows to a visitor how many rounds there are while they are few, and no rate', async () => {
    server.use(mockEndpoint(getTallyEndpoint, EARLY_TALLY));
    await renderApp('/tally');
    expect(await screen.findByRole('heading', { name: '412 rounds so far.' })).toBeVisible();
    expect(screen.getByText(/^This is about our words/)).toBeVisible();
    expect(screen.queryByText('Own headline chosen')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'By kind' })).not.toBeInTheDocument();
  });

  // req: FIND-10
  it.each([
    ['too_few', [0.47, 0.54], 'Too few rounds to tell yet.'],
    [
      'nothing_larger',
      [0.491, 0.515],
      'Readers find their own headline about as often as a coin would.',
    ],
    [
      'more_often',
      [0.541, 0.562],
      'Readers choose their own headline more often than a coin would.',
    ],
    [
      'less_often',
      [0.441, 0.462],
      'Readers choose their own headline less often than a coin would.',
    ],
  ] as [Finding, [number, number], string][])(
    'says for %s its own sentence, the numbers behind it, and what it is about',
    async (sentence, interval, words) => {
      const [low, high] = interval;
      server.use(
        mockEndpoint(getTallyEndpoint, buildTally({ sentence, interval, rate: (low + high) / 2 })),
      );
      await renderApp('/tally', { signedInAs: NORA });
      const found = (await screen.findByRole('heading', { name: words })).parentElement;
      const span = `${(low * 100).toFixed(1)}% to ${(high * 100).toFixed(1)}%`;
      expect(found).toHaveTextContent(span);
      expect(found).toHaveTextContent(
        'This is about our words and who plays, not about astrology.',
      );
      const numbers = screen.getByRole('heading', { name: 'The numbers' }).closest('section');
      expect(numbers).toHaveTextContent('12,345');
      expect(numbers).toHaveTextContent('1,402');
      expect(numbers).toHaveTextContent('49.8% of 1,300 rounds');
      expect(numbers).toHaveTextContent('Nov 30, 2026');
      expect(numbers).toHaveTextContent('a1b2c3d4');
      const aspects = screen.getByRole('heading', { name: 'Close aspects' }).closest('li');
      expect(aspects).toHaveTextContent('51.0%, 47.0% to 55.0%: apart from chance');
    },
  );

  it('is found from the journey, with the game', async () => {
    await renderApp('/profile?tab=journey', { signedInAs: NORA });
    const link = await screen.findByRole('link', { name: 'What everybody found' });
    expect(link).toHaveAttribute('href', '/tally');
    expect(screen.getByRole('link', { name: 'To the game' })).toHaveAttribute(
      'href',
      '/find-yourself',
    );
  });

  it('says that loading failed, and tries again', async () => {
    server.use(mockEndpoint(getTallyEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await renderApp('/tally');
    await press(user, /try again/i);
    expect(await screen.findByRole('heading', { name: 'The numbers' })).toBeVisible();
  });
});
