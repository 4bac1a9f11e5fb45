import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CurrentUserProvider } from '#client/features/account/index.ts';
import {
  type Activity,
  EarnedNote,
  useAwardBadge,
  useAwardPoints,
  useProgress,
  useRecordActivity,
} from '#client/features/progress/index.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { Toaster } from '#client/ui/feedback/toaster.tsx';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { claimPointsEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { BONUS_POINTS_MAX } from '#shared/progress/progress.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, screen, waitFor, within } from '#tests/support/render-app.tsx';

const CHECK: Activity = { activityType: 'compatibility', activityId: 'aries-leo' };

/** Buttons that replace the screens that record, award and claim. */
function Desk() {
  const { data: progress } = useProgress();
  const { record, earned } = useRecordActivity();
  const points = useAwardPoints();
  const badge = useAwardBadge();
  return (
    <>
      <p>{progress ? `${progress.cosmicPoints} points` : 'no progress yet'}</p>
      <button type="button" onClick={() => record(CHECK)}>
        Check
      </button>
      <button type="button" onClick={() => points.mutate(5)}>
        Points
      </button>
      <button type="button" onClick={() => badge.mutate('first_reading')}>
        Badge
      </button>
      <EarnedNote earned={earned} />
      <Toaster />
    </>
  );
}

async function openDesk() {
  const me = buildUser();
  await signIn(me);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider user={me}>
        <Desk />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/\d+ points/);
  return userEvent.setup({ delay: null });
}

describe('recording an activity', () => {
  // req: PROGRESS-4 PROGRESS-5 TOAST-4
  it('sends the activity, shows a toast and shows the new progress', async () => {
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await findToast('Progress updated! ✨')).toHaveTextContent(
      "You've earned cosmic points for your journey.",
    );
    expect(await screen.findByText('10 points')).toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toMatchObject([{ ...CHECK, points: 10 }]);
  });

  // req: PROGRESS-4
  it('shows only that the activity is already completed when it is recorded again', async () => {
    await signIn(buildUser());
    await recordActivities(CHECK.activityType, CHECK.activityId);
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await findToast('Already completed');
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  // req: PROGRESS-4
  it("shows the server's progress when the activity was completed on another device", async () => {
    const user = await openDesk();
    await recordActivities(CHECK.activityType, CHECK.activityId);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await findToast('Already completed');
    expect(await screen.findByText('10 points')).toBeInTheDocument();
    expect(screen.queryByText('Progress updated! ✨')).not.toBeInTheDocument();
  });

  // req: TOAST-4
  it("shows the server's message when the call fails, or its own message when there is none", async () => {
    const user = await openDesk();
    server.use(mockEndpoint(recordActivityEndpoint, () => refuse('too_many_requests')));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await findToast('Failed to update progress')).toHaveTextContent(
      'That’s a few too many tries.',
    );
    server.use(mockEndpoint(recordActivityEndpoint, () => new Response('oh', { status: 502 })));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(async () =>
      expect(await findToast('Failed to update progress')).toHaveTextContent(
        'Failed to record activity',
      ),
    );
  });

  it("waits until 'Welcome back!' has been read", { tags: 'night' }, async () => {
    const user = await openDesk();
    act(() => {
      toast({ title: 'Welcome back!' });
    });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(callsOf(recordActivityEndpoint)).toHaveLength(1));
    await screen.findByText('10 points');
    await findToast('Welcome back!');
    await findToast('Progress updated! ✨');
  });

  // req: TOAST-7
  it('shows the points that were earned, and a new level, where they were earned', async () => {
    await signIn(buildUser());
    // Nine checks give 90 points.
    await recordActivities(
      'compatibility',
      ...SIGN_KEYS.slice(0, 9).map((sign) => compatibilityActivityId(sign, sign)),
    );
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('+10 points. You’ve reached level 2!')).toBeInTheDocument();
  });

  it('shows no points after a press that gives none', async () => {
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('+10 points');
    await screen.findByRole('link', { name: /^Heart Aligner/ });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(screen.queryByText('+10 points')).not.toBeInTheDocument());
  });

  // req: TOAST-1 TOAST-6 TOAST-7
  it('announces a new badge after the points', { tags: 'night' }, async () => {
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await findToast('Progress updated! ✨');
    const badge = await findToast('New badge earned! 🏆');
    expect(badge).toHaveTextContent("You've unlocked a new cosmic achievement.");
    // The medal is shown where it was earned, and links to the journey.
    const medal = await screen.findByRole('link', { name: /^Heart Aligner ?You checked how two/ });
    expect(medal).toHaveAttribute('href', '/profile?tab=journey');
    expect(medal.querySelector('svg[viewBox="0 0 80 80"]')).toBeInTheDocument();
    // At most one is visible.
    const region = screen.getByRole('region', { name: /Notifications/ });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('awarding points', () => {
  // req: PROGRESS-5 TOAST-5
  it('shows how many points were awarded', async () => {
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Points' }));
    expect(await findToast('Cosmic points awarded! ✨')).toHaveTextContent(
      'You gained 5 cosmic points.',
    );
    expect(await screen.findByText('5 points')).toBeInTheDocument();
  });

  // req: TOAST-5
  it('shows why no points were awarded', async () => {
    const user = await openDesk();
    const browser = await openBrowser();
    await browser.post(claimPointsEndpoint.path, { points: BONUS_POINTS_MAX });
    await user.click(screen.getByRole('button', { name: 'Points' }));
    expect(await findToast('Failed to award points')).toHaveTextContent(
      'You have all of today’s extra points.',
    );
  });
});

describe('awarding a badge', () => {
  // req: TOAST-6
  it('shows that the badge has been earned', async () => {
    const user = await openDesk();
    await recordActivities('reading', 'celestial-love');
    await user.click(screen.getByRole('button', { name: 'Badge' }));
    expect(await findToast('New badge earned! 🏆')).toHaveTextContent(
      "You've unlocked a new cosmic achievement.",
    );
  });

  // req: PROGRESS-5
  it('shows the new progress', async () => {
    const user = await openDesk();
    await recordActivities('reading', 'celestial-love');
    await user.click(screen.getByRole('button', { name: 'Badge' }));
    expect(await screen.findByText('25 points')).toBeInTheDocument();
  });

  // req: TOAST-6
  it('shows that the badge has not been earned', async () => {
    const user = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Badge' }));
    expect(await findToast('Failed to award badge')).toHaveTextContent(
      'You haven’t earned this badge yet.',
    );
  });
});
