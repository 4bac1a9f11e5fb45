// The journey tab of the profile: points, level, streak, badges and rewards.

import { useProgress } from '#client/features/progress/index.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import { Badge } from '#client/ui/measures/badge.tsx';
import { Achievements } from './achievements.tsx';
import { JOURNEY_COPY } from './journey.copy.ts';
import { Overview } from './overview.tsx';
import { Rewards } from './rewards.tsx';

const DEFAULT_LEVEL = 1;

/** Your Cosmic Journey with its three parts. */
export function JourneyTab() {
  const { data: progress, isError, isPending, isFetching, refetch } = useProgress();
  return (
    <section className="pt-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-26">{JOURNEY_COPY.title}</h2>
        <Badge>{JOURNEY_COPY.level(progress?.level ?? DEFAULT_LEVEL)}</Badge>
      </div>
      {progress ? (
        <Tabs
          className="mt-3"
          label={JOURNEY_COPY.tabsLabel}
          tabs={[
            {
              value: 'overview',
              label: JOURNEY_COPY.tabs.overview,
              content: <Overview progress={progress} />,
            },
            {
              value: 'achievements',
              label: JOURNEY_COPY.tabs.achievements,
              content: <Achievements progress={progress} />,
            },
            {
              value: 'rewards',
              label: JOURNEY_COPY.tabs.rewards,
              content: <Rewards progress={progress} />,
            },
          ]}
        />
      ) : isPending && !isError ? (
        <Skeleton label={JOURNEY_COPY.loading} className="mt-6 grid min-h-svh content-start gap-8">
          <Bone className="h-11" />
          <div className="grid grid-cols-[minmax(0,172px)_1fr] items-center gap-5">
            <Bone className="aspect-square rounded-full" />
            <BoneLines lines={4} />
          </div>
          <BoneLines lines={6} />
        </Skeleton>
      ) : (
        <ErrorState
          className="mt-6"
          message={JOURNEY_COPY.failed}
          hint={JOURNEY_COPY.failedHint}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
