import { beforeEach, describe, expect, it } from 'vitest';
import { BADGE_KEYS, BADGES } from '#shared/progress/badges.ts';
import { claimBadgeEndpoint, getProgressEndpoint } from '#shared/progress/progress.contract.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { buildProgress, callsOf, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, within } from '#tests/support/render-app.tsx';

/** So many completed activities of one type. */
const complete = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `activity-${index}`,
      { completed: true as const },
    ]),
  );

/** The user of the design's picture. */
const PROGRESS = buildProgress({
  cosmicPoints: 260,
  level: 3,
  streak: 5,
  badges: ['first_reading', 'compatibility_check', 'birth_chart', 'from_the_future'],
  badgeDates: { first_reading: '2026-11-16T18:00:00Z' },
  completedActivities: {
    reading: complete(2),
    horoscope: complete(4),
    compatibility: complete(9),
    birthchart: complete(1),
  },
  completion: {
    reading: 67,
    horoscope: 33,
    compatibility: 75,
    birthchart: 100,
    numerology: 0,
    lottery: 0,
    journal: 0,
    'find-yourself': 0,
  },
});

async function openJourney() {
  const visit = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  await screen.findByRole('tab', { name: 'Overview' });
  return visit;
}

beforeEach(() => {
  world.progress = PROGRESS;
});

describe('the overview', () => {
  // req: JOURNEY-1 PROGRESS-7
  it('shows level, points, the points to the next level and the streak', async () => {
    await openJourney();
    expect(screen.getByText('Level 3')).toBeInTheDocument();
    expect(screen.getByText('260 points')).toBeInTheDocument();
    expect(screen.getByText(/^40 points to level 4\./)).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Level 3, 60 of 100 points to the next' }),
    ).toBeInTheDocument();
    expect(screen.getByText('5 days')).toBeInTheDocument();
    expect(screen.getByText(/Two more days earn Devoted Astronomer/)).toBeInTheDocument();
  });

  // req: JOURNEY-2 PROGRESS-6
  it.each([
    ['Readings', '67%', '2 of 3'],
    ['Daily horoscopes', '33%', '4 of 12'],
    ['Compatibility', '75%', '9 of 12'],
    ['Numerology', '0%', '0 of 3'],
    ['Birth chart', '100%', '1 of 1'],
    ['Lucky numbers', '0%', '0 of 1'],
  ])('has a bar for %s: %s', async (name, percentage, note) => {
    await openJourney();
    const bar = screen.getByRole('meter', { name });
    expect(bar).toHaveAttribute('aria-valuetext', percentage);
    expect(bar.parentElement).toHaveTextContent(note);
  });

  // req: JOURNEY-1
  it('begins at level 1 with nothing', async () => {
    world.progress = buildProgress();
    await openJourney();
    expect(screen.getByText('Level 1')).toBeInTheDocument();
    expect(screen.getByText('0 points')).toBeInTheDocument();
    expect(screen.getByText(/^100 points to level 2\./)).toBeInTheDocument();
    expect(screen.getByText(/Read your horoscope today and it begins/)).toBeInTheDocument();
  });
});

describe('the achievements', () => {
  // req: JOURNEY-1 JOURNEY-3 JOURNEY-4
  it('show every badge: earned ones with their date, the others with how to earn them', async () => {
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Achievements' }));
    const row = (name: string) => {
      const item = screen.getByText(name).closest('li');
      if (item === null) throw new Error(`no badge ${name}`);
      return item;
    };
    for (const { name } of Object.values(BADGES)) expect(row(name)).toBeInTheDocument();
    expect(row('Celestial Novice')).toHaveTextContent('Nov 16');
    expect(row('Cosmic Adept')).toHaveTextContent('Not yet earned: Reach level 5');
    expect(row('Mysterious Badge')).toHaveTextContent('A mysterious cosmic achievement');
    expect(row('Stargazer')).toHaveTextContent('View 5 daily horoscopes');
    expect(row('Stargazer')).toHaveTextContent('4 of 5');
    expect(row('Cosmic Explorer')).toHaveTextContent('Complete all reading types');
    // The badges of the table, and the unknown one that the sample has earned.
    expect(screen.getByText(`4 of ${BADGE_KEYS.length + 1} earned`)).toBeInTheDocument();
  });
});

describe('a badge that is due', () => {
  // The sample has every badge that its activities earn.
  const DUE = buildProgress({ ...PROGRESS, cosmicPoints: 420, level: 5 });

  // req: BADGE-4 TOAST-6
  it('can be claimed in its place, and then has its date', async () => {
    world.progress = DUE;
    server.use(
      mockEndpoint(claimBadgeEndpoint, () =>
        answer(userProgressSchema, {
          ...DUE,
          badges: [...DUE.badges, 'level_5'],
          badgeDates: { ...DUE.badgeDates, level_5: '2026-11-20T18:00:00Z' },
        }),
      ),
    );
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Achievements' }));
    await user.click(screen.getByRole('button', { name: 'Claim Cosmic Adept' }));
    expect(await findToast('New badge earned! 🏆')).toBeInTheDocument();
    expect(callsOf(claimBadgeEndpoint)).toEqual([{ badgeId: 'level_5' }]);
    expect(screen.getAllByText('Cosmic Adept')[0]?.closest('li')).toHaveTextContent('Nov 20');
    expect(screen.queryByRole('button', { name: 'Claim Cosmic Adept' })).not.toBeInTheDocument();
  });

  // req: BADGE-4 TOAST-6
  it('stays unclaimed when the server refuses', async () => {
    world.progress = DUE;
    server.use(mockEndpoint(claimBadgeEndpoint, () => refuse('badge_not_earned')));
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Achievements' }));
    await user.click(screen.getByRole('button', { name: 'Claim Cosmic Adept' }));
    expect(await findToast('Failed to award badge')).toHaveTextContent(
      'haven’t earned this badge yet',
    );
    expect(screen.getByRole('button', { name: 'Claim Cosmic Adept' })).toBeInTheDocument();
  });

  it('is the only one with a button', async () => {
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Achievements' }));
    // Five days in a row are more than three.
    const claims = screen.getAllByRole('button', { name: /^Claim/ });
    expect(claims.map((claim) => claim.getAttribute('aria-label'))).toEqual([
      'Claim Consistent Stargazer',
    ]);
  });
});

describe('the rewards', () => {
  // req: JOURNEY-1 JOURNEY-5
  it.each([
    ['Premium Love Reading', '100 points, reached'],
    ['Monthly Forecast', '250 points, reached'],
    ['Animated Birth Chart', '500 points, 240 to go'],
  ])('say how close %s is, and have no button', async (name, words) => {
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Rewards' }));
    const panel = screen.getByRole('tabpanel', { name: 'Rewards' });
    expect(within(panel).getByRole('meter', { name })).toHaveAttribute('aria-valuetext', words);
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  });
});

it('says that the journey failed to load, and loads it on the second try', async () => {
  server.use(mockEndpoint(getProgressEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  expect(await screen.findByText('We couldn’t load your journey.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('260 points')).toBeInTheDocument();
});
