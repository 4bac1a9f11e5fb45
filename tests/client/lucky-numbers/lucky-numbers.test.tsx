import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { longDate } from '#client/lib/date-words.ts';
import { getToday } from '#client/lib/today.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import {
  getLuckyNumbersEndpoint,
  listSavedLuckyNumbersEndpoint,
  removeLuckyNumbersEndpoint,
  saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import { luckyNumbersSchema } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { ACTIVITIES } from '#shared/progress/activities.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { TEST_INSTANT } from '#tests/support/fake-clock.ts';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

// The tab loads this code when it is opened; read for the first time it takes longer than a query waits.
beforeAll(async () => {
  await import('#client/features/lucky-numbers/index.ts');
});

const USER = buildUser();
const PARAMS = { userId: USER.id };

const askNumbers = () =>
  ask(getLuckyNumbersEndpoint, { params: PARAMS, query: { date: getToday() } });

/** The numbers of a lottery with a special ball, as they are saved and copied. */
const lineOf = (numbers: readonly number[]) =>
  `${numbers.slice(0, -1).join(' · ')} + ${numbers.at(-1)}`;

/** Its toast would take the place of the one that is looked for. */
async function completeActivity() {
  await signIn(USER);
  await (await openBrowser()).post(recordActivityEndpoint.path, {
    activityType: 'lottery',
    activityId: `lucky-${getToday()}`,
    points: ACTIVITIES.lottery.points,
    timestamp: new Date().toISOString(),
  });
}

async function openLuckyNumbers() {
  const visit = await renderApp('/profile?tab=lucky', { signedInAs: USER });
  await screen.findByRole('heading', { name: 'Cosmic Alignment' });
  return visit;
}

describe('the lucky numbers tab', () => {
  // req: LUCKY-1 LUCKY-3 LUCKY-11 LUCKY-12
  it('shows title, date, the daily note, the explanation and the small print once', async () => {
    await openLuckyNumbers();
    expect(screen.getByRole('heading', { name: 'Your Cosmic Lucky Numbers' })).toBeInTheDocument();
    expect(screen.getByText(longDate(getToday()))).toBeInTheDocument();
    expect(
      screen.getByText('Numbers refresh daily based on cosmic alignments'),
    ).toBeInTheDocument();
    expect(screen.getByText((await askNumbers()).explanation)).toBeInTheDocument();
    expect(
      screen.getAllByText('For entertainment. Every combination is equally likely.'),
    ).toHaveLength(1);
    expect(
      callsOf(getLuckyNumbersEndpoint, { params: PARAMS, query: { date: getToday() } }),
    ).toHaveLength(1);
  });

  // req: LUCKY-2 LUCKY-7 LUCKY-8
  it.each([
    ['Powerball', 'Powerball', 'powerball', /Monday, Wednesday and Saturday/],
    ['Mega', 'Mega Millions', 'megaMillions', /Drawn on Tuesday and Friday/],
    [
      'Lucky',
      'Lucky for Life',
      'luckyForLife',
      /1 to 48 and a ball from 1 to 18. Retired: its last drawing was on Feb 21, 2026/,
    ],
    ['Daily', 'Daily Numbers', 'dailyNumbers', /4 numbers from 0 to 9. Drawn every day/],
  ] as const)(
    'has a sub-tab %s with its balls, the last highlighted',
    async (label, name, key, words) => {
      const { user } = await openLuckyNumbers();
      expect(screen.getByRole('tab', { name: 'Powerball' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await user.click(screen.getByRole('tab', { name: label }));
      const list = screen.getByRole('list', { name });
      const balls = (await askNumbers())[key].map(String);
      if (key !== 'dailyNumbers') balls.push(`Special ball ${balls.pop()}`);
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((ball) => ball.textContent),
      ).toEqual(balls);
      expect(screen.getByText(words)).toBeInTheDocument();
    },
  );

  // req: LUCKY-13
  it('shows the lucky number of the day with its sum', async () => {
    const { user } = await openLuckyNumbers();
    const part = await screen.findByRole('region', { name: 'Your lucky number of the day' });
    await user.click(within(part).getByText('How the lucky number is counted'));
    const sum = within(part).getByText(/ That adds up to \d+\. Divided by 99/);
    expect(sum).toBeVisible();
    const made = /makes (\d+)\.$/.exec(sum.textContent ?? '')?.[1];
    expect(within(part).getByText(made ?? '', { exact: true })).toBeInTheDocument();
  });

  it("records the day's lottery activity automatically", async () => {
    await openLuckyNumbers();
    await waitFor(() =>
      expect(callsOf(recordActivityEndpoint)).toMatchObject([
        { activityType: 'lottery', activityId: `lucky-${getToday()}` },
      ]),
    );
  });

  // req: LUCKY-5
  it('says that it calculates, and records nothing yet', async () => {
    server.use(mockEndpoint(getLuckyNumbersEndpoint, () => new Promise(() => {})));
    await renderApp('/profile?tab=lucky', { signedInAs: USER });
    expect(
      await screen.findAllByText('Calculating your personalized lucky numbers...'),
    ).not.toHaveLength(0);
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  // req: LUCKY-11 CALL-4
  it('are requested once a day, and again on the next', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 0, 5));
    await completeActivity();
    const { user } = await openLuckyNumbers();
    vi.setSystemTime(new Date(2026, 10, 20, 23, 55));
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    await user.click(screen.getByRole('tab', { name: 'Lucky Numbers' }));
    await screen.findByRole('heading', { name: 'Cosmic Alignment' });
    expect(
      callsOf(getLuckyNumbersEndpoint, { params: PARAMS, query: { date: '2026-11-20' } }),
    ).toHaveLength(1);
    vi.setSystemTime(new Date(2026, 10, 21, 0, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(
        callsOf(getLuckyNumbersEndpoint, { params: PARAMS, query: { date: '2026-11-21' } }),
      ).toHaveLength(1),
    );
  });

  // req: LUCKY-6
  it.each([
    ['a failure', () => refuse('unavailable')],
    ['a refusal', () => refuse('forbidden')],
    [
      'an empty answer',
      async () => answer(luckyNumbersSchema, { ...(await askNumbers()), powerball: [] }),
    ],
  ])('shows the error card after %s', async (_, resolve) => {
    server.use(mockEndpoint(getLuckyNumbersEndpoint, resolve, { once: true }));
    const { user } = await renderApp('/profile?tab=lucky', { signedInAs: USER });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Lucky Lottery Numbers');
    expect(card).toHaveTextContent('There was an error generating your lucky numbers.');
    expect(card).toHaveTextContent(
      'Please try again later or update your profile information for more accurate predictions.',
    );
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Cosmic Alignment' })).toBeInTheDocument();
  });
});

it('a device with a wrong clock is told to set it for its lucky numbers', async () => {
  const fields = { date: 'Please give a date that is today somewhere on earth' };
  server.use(mockEndpoint(getLuckyNumbersEndpoint, () => refuse('bad_input', { fields })));
  await renderApp('/profile?tab=lucky', { signedInAs: USER });
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('There was an error generating your lucky numbers.');
  expect(card).toHaveTextContent(/^.*This device says it’s .* Please set its clock/);
});

describe('Save', () => {
  beforeEach(completeActivity);

  // req: LUCKY-4
  it("keeps the day's numbers and shows them below", { tags: 'night' }, async () => {
    const { user } = await openLuckyNumbers();
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Numbers saved')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 4, name: longDate(getToday()) }),
    ).toBeInTheDocument();
    expect(screen.getByText(lineOf((await askNumbers()).powerball))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    expect(callsOf(saveLuckyNumbersEndpoint, { params: PARAMS })).toEqual([{ date: getToday() }]);
  });

  it('says when it failed', async () => {
    server.use(mockEndpoint(saveLuckyNumbersEndpoint, () => refuse('unavailable')));
    const { user } = await openLuckyNumbers();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Numbers not saved')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('keeps them until they are removed', async () => {
    const { user } = await openLuckyNumbers();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const remove = await screen.findByRole('button', {
      name: `Remove the numbers for ${longDate(getToday())}`,
    });
    server.use(
      mockEndpoint(removeLuckyNumbersEndpoint, () => refuse('unavailable'), { once: true }),
    );
    await user.click(remove);
    await findToast('Numbers not removed');
    await user.click(remove);
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it("says beside today's numbers that the saved ones failed to load", async () => {
    server.use(mockEndpoint(listSavedLuckyNumbersEndpoint, () => refuse('unavailable')));
    await openLuckyNumbers();
    expect(await screen.findByText('We couldn’t load your saved numbers.')).toBeInTheDocument();
  });

  it('shows the newest three saved days first, and all on demand', async () => {
    for (const date of ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14']) {
      vi.setSystemTime(`${date}T12:00:00Z`);
      await (await openBrowser()).post(urlOf(saveLuckyNumbersEndpoint, { params: PARAMS }), {
        date,
      });
    }
    vi.setSystemTime(TEST_INSTANT);
    const { user } = await openLuckyNumbers();
    const days = await screen.findAllByRole('heading', { level: 4 });
    expect(days.map(({ textContent }) => textContent)).toEqual(
      ['2026-11-14', '2026-11-13', '2026-11-12'].map(longDate),
    );
    await user.click(screen.getByRole('button', { name: 'Show all 4 days' }));
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  });
});

describe('Share', () => {
  beforeEach(completeActivity);

  // req: LUCKY-4
  it('copies the numbers when there is no share sheet, and says so', async () => {
    const { user } = await openLuckyNumbers();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await findToast('Numbers copied')).toBeInTheDocument();
    const copied = await navigator.clipboard.readText();
    const { powerball, dailyNumbers } = await askNumbers();
    expect(copied).toContain(`Powerball: ${lineOf(powerball)}`);
    expect(copied).toContain(`Daily Numbers: ${dailyNumbers.join(' · ')}`);
  });

  it('says when neither is possible', async () => {
    const { user } = await openLuckyNumbers();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await findToast('Sharing failed')).toHaveTextContent(
      'Your browser blocked sharing. The numbers stay here.',
    );
  });
});
