// The readings on offer, the promotion of all of them, and the animation before a result.

import Check from 'lucide-react/icons/check';
import { useLocation } from 'wouter';
import {
  LoadingAnimation,
  preloadLoadingAnimation,
} from '#client/features/loading-animation/index.ts';
import { isCompleted, useProgress } from '#client/features/progress/index.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Card } from '#client/ui/frame/card.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Badge } from '#client/ui/measures/badge.tsx';
import type { Reading } from '#shared/readings/readings.schema.ts';
import { readingThemeOf } from './blueprints.copy.ts';
import { ReadingIcon } from './reading-icon.tsx';
import { READINGS_COPY } from './readings.copy.ts';
import { useReadingOptions } from './use-readings.ts';

const PRELOADS_ANIMATION = {
  onPointerEnter: preloadLoadingAnimation,
  onFocus: preloadLoadingAnimation,
};

const resultPath = ({ id }: Reading) => `/readings/result?id=${encodeURIComponent(id)}`;

/**
 * The list in its states. Choosing a reading shows the animation and then navigates to the result.
 */
export function ReadingList() {
  const { data: options, isError, isFetching, refetch } = useReadingOptions();
  const { data: progress } = useProgress();
  // The animation has its own history entry, named by the id of its reading, so that Back closes it.
  const { opened, open } = useOpenedPart(options?.map(({ id }) => id) ?? []);
  const chosen = options?.find(({ id }) => id === opened);
  const [, navigate] = useLocation();

  const isDone = ({ id }: Reading) =>
    isCompleted(progress, { activityType: 'reading', activityId: id });

  if (chosen !== undefined) {
    return (
      <LoadingAnimation
        theme={readingThemeOf(chosen).loading ?? { ofTitle: chosen.title }}
        // The result replaces the animation's history entry, so that Back leads from the result to the list.
        onComplete={() =>
          navigate(resultPath(chosen), { replace: true, state: { shown: chosen.id } })
        }
      />
    );
  }
  if (options === undefined) {
    return isError ? (
      <ErrorState
        message={READINGS_COPY.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton label={READINGS_COPY.loading} className="grid gap-4 lg:max-w-column">
        {[0, 1, 2].map((row) => (
          <Card as="div" key={row} className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 gap-y-4">
            <Bone className="h-12 rounded-full" />
            <div className="grid gap-4">
              <Bone className="h-6 w-2/3" />
              <BoneLines lines={2} />
            </div>
            <Bone className="col-span-full h-[52px]" />
          </Card>
        ))}
      </Skeleton>
    );
  }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-16">
      <ul className="grid gap-4">
        {options.map((reading) => (
          <ReadingOption
            key={reading.id}
            reading={reading}
            completed={isDone(reading)}
            // A completed reading opens at once, without the animation.
            onChoose={() => (isDone(reading) ? navigate(resultPath(reading)) : open(reading.id))}
          />
        ))}
      </ul>
      <Promotion
        next={options.find((reading) => !isDone(reading))}
        onChoose={({ id }) => open(id)}
      />
    </div>
  );
}

type ReadingOptionProps = { reading: Reading; completed: boolean; onChoose: () => void };

function ReadingOption({ reading, completed, onChoose }: ReadingOptionProps) {
  const { title, icon, description } = reading;
  return (
    <Card as="li" className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4">
      <ReadingIcon icon={icon} />
      <div className="min-w-0">
        <h2 className="text-26">{title}</h2>
        <p className="mt-1 text-ivory-300">{description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{READINGS_COPY.price}</span>
          {completed && (
            <Badge variant="quiet" icon={<Check size={16} />}>
              {READINGS_COPY.completed}
            </Badge>
          )}
        </p>
      </div>
      <Button
        variant="second"
        wide
        className="col-span-full mt-4 md:col-start-2 md:w-auto md:min-w-60 md:justify-self-start"
        aria-label={completed ? READINGS_COPY.againOf(title) : READINGS_COPY.getOf(title)}
        onClick={onChoose}
        {...PRELOADS_ANIMATION}
      >
        {completed ? READINGS_COPY.again : READINGS_COPY.get}
      </Button>
    </Card>
  );
}

type PromotionProps = {
  /** The first reading that the user has not opened yet. */
  next: Reading | undefined;
  onChoose: (reading: Reading) => void;
};

function Promotion({ next, onChoose }: PromotionProps) {
  const { badge, title, features, price, getAll, allDone } = READINGS_COPY.promo;
  return (
    <Plate className="max-lg:mt-8 lg:sticky lg:top-8" aria-label={title}>
      <Badge variant="framed">{badge}</Badge>
      <h2 className="mt-4 text-26">{title}</h2>
      <ul className="mt-3 grid gap-2 text-ivory-300">
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[18px_minmax(0,1fr)] before:mt-[0.75em] before:h-px before:w-2.5 before:bg-line-control"
          >
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-serif text-26">{price}</p>
      <Button
        wide
        className="mt-4"
        disabled={next === undefined}
        onClick={() => next !== undefined && onChoose(next)}
        {...PRELOADS_ANIMATION}
      >
        {getAll}
      </Button>
      {next === undefined && <p className="mt-3 text-15 text-ivory-300">{allDone}</p>}
    </Plate>
  );
}
