import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userBadges } from '#server/db/schema/index.ts';
import {
  compatibilityActivityId,
  horoscopeActivityId,
  NATAL_CHART_ACTIVITY_ID,
} from '#shared/progress/activities.ts';
import { BADGE_KEYS, BADGES } from '#shared/progress/badges.ts';
import {
  claimBadgeEndpoint,
  claimPointsEndpoint,
  getProgressEndpoint,
} from '#shared/progress/progress.contract.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { openApplication, openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, within } from '#tests/support/render-app.tsx';

const CLAIM = 'Claim Consistent Stargazer';
/** Days with a horoscope, and the extra points of each. */
const DAYS = [
  ['2026-11-17', 25],
  ['2026-11-18', 25],
  ['2026-11-19', 10],
  ['2026-11-20', 10],
] as const;

/** Brings the user to level 3, as in the design's picture, with a badge whose key this version does not know. */
async function reachLevel3() {
  const me = buildUser();
  const pairs = SIGN_KEYS.slice(0, 9).map((sign) => compatibilityActivityId(sign, sign));
  vi.setSystemTime('2026-11-16T12:00:00Z');
  await signIn(me);
  await recordActivities('reading', 'celestial-love', 'career-prosperity');
  await recordActivities('compatibility', ...pairs);
  await recordActivities('birthchart', NATAL_CHART_ACTIVITY_ID);
  for (const [day, points] of DAYS) {
    vi.setSystemTime(`${day}T12:00:00Z`);
    await recordActivities('horoscope', horoscopeActivityId('leo', day));
    await (await openBrowser()).post(claimPointsEndpoint.path, { points });
  }
  await (await database())
    .insert(userBadges)
    .values({ userId: me.id, badge: 'from_the_future', earnedAt: new Date() });
}

/** Removes the badge for three days in a row, so that the page offers to claim it. */
async function withholdStreakBadge() {
  await (await database()).delete(userBadges).where(eq(userBadges.badge, 'daily_streak_3'));
}

const database = async () => (await openApplication()).database.client.db;

async function openJourney() {
  const visit = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  await screen.findByRole('tab', { name: 'Overview' });
  return visit;
}

describe('the overview', () => {
  // req: JOURNEY-1 PROGRESS-7
  it('shows level, points, the points to the next level and the streak', async () => {
    await reachLevel3();
    await openJourney();
    expect(screen.getByText('Level 3')).toBeInTheDocument();
    expect(screen.getByText('260 points')).toBeInTheDocument();
    expect(screen.getByText(/^40 points to level 4\./)).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Level 3, 60 of 100 points to the next' }),
    ).toBeInTheDocument();
    expect(screen.getByText('4 days')).toBeInTheDocument();
    expect(screen.getByText(/Three more days earn Devoted Astronomer/)).toBeInTheDocument();
  });

  async function expectBar(name: string, percentage: string, note: string) {
    await reachLevel3();
    await openJourney();
    const bar = screen.getByRole('meter', { name });
    expect(bar).toHaveAttribute('aria-valuetext', percentage);
    expect(bar.parentElement).toHaveTextContent(note);
  }

  // req: JOURNEY-2 PROGRESS-6
  it.each([
    ['Readings', '67%', '2 of 3'],
    ['Daily horoscopes', '33%', '4 of 12'],
  ])('has a bar for %s: %s', expectBar);

  // req: JOURNEY-2 PROGRESS-6
  it.each([
    ['Compatibility', '75%', '9 of 12'],
    ['Numerology', '0%', '0 of 3'],
    ['Birth chart', '100%', '1 of 1'],
    ['Lucky numbers', '0%', '0 of 1'],
  ])('has a bar for %s: %s', { tags: 'night' }, expectBar);

  // req: JOURNEY-1
  it('begins at level 1 with nothing', { tags: 'night' }, async () => {
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
    await reachLevel3();
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
    expect(screen.getByText(`5 of ${BADGE_KEYS.length + 1} earned`)).toBeInTheDocument();
  });
});

describe('a badge that is due', () => {
  beforeEach(async () => {
    await reachLevel3();
    await withholdStreakBadge();
  });

  async function openAchievements() {
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Achievements' }));
    return user;
  }

  // req: BADGE-4 TOAST-6
  it('can be claimed in its place, and then has its date', async () => {
    const user = await openAchievements();
    await user.click(screen.getByRole('button', { name: CLAIM }));
    expect(await findToast('New badge earned! 🏆')).toBeInTheDocument();
    expect(callsOf(claimBadgeEndpoint)).toEqual([{ badgeId: 'daily_streak_3' }]);
    expect(screen.getAllByText('Consistent Stargazer')[0]?.closest('li')).toHaveTextContent(
      'Nov 20',
    );
    expect(screen.queryByRole('button', { name: CLAIM })).not.toBeInTheDocument();
  });

  // req: BADGE-4 TOAST-6
  it('stays unclaimed when the server refuses', { tags: 'night' }, async () => {
    server.use(mockEndpoint(claimBadgeEndpoint, () => refuse('badge_not_earned')));
    const user = await openAchievements();
    await user.click(screen.getByRole('button', { name: CLAIM }));
    expect(await findToast('Failed to award badge')).toHaveTextContent(
      'haven’t earned this badge yet',
    );
    expect(screen.getByRole('button', { name: CLAIM })).toBeInTheDocument();
  });

  it('is the only one with a button', { tags: 'night' }, async () => {
    await openAchievements();
    // Four days in a row are more than three.
    const claims = screen.getAllByRole('button', { name: /^Claim/ });
    expect(claims.map((claim) => claim.getAttribute('aria-label'))).toEqual([CLAIM]);
  });
});

describe('the rewards', () => {
  async function expectCloseness(name: string, words: string) {
    await reachLevel3();
    const { user } = await openJourney();
    await user.click(screen.getByRole('tab', { name: 'Rewards' }));
    const panel = screen.getByRole('tabpanel', { name: 'Rewards' });
    expect(within(panel).getByRole('meter', { name })).toHaveAttribute('aria-valuetext', words);
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  }

  // req: JOURNEY-1 JOURNEY-5
  it.each([['Animated Birth Chart', '500 points, 240 to go']])(
    'say how close %s is, and have no button',
    expectCloseness,
  );

  // req: JOURNEY-1 JOURNEY-5
  it.each([
    ['Premium Love Reading', '100 points, reached'],
    ['Monthly Forecast', '250 points, reached'],
  ])('say how close %s is, and have no button', { tags: 'night' }, expectCloseness);
});

it('says that the journey failed to load, and loads it on the second try', async () => {
  await reachLevel3();
  server.use(mockEndpoint(getProgressEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  expect(await screen.findByText('We couldn’t load your journey.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('260 points')).toBeInTheDocument();
});
