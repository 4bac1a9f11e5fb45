import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoadingAnimation } from '#client/features/loading-animation/index.ts';
import {
  type Activity,
  isCompleted,
  useAutomaticActivity,
  useProgress,
} from '#client/features/progress/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Card } from '#client/ui/frame/card.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { LINK_TEXT, READING_TEXT, READING_WITH_INITIAL } from '#client/ui/text/text-classes.ts';
import type { Reading } from '#shared/readings/readings.schema.ts';
import { readingThemeOf } from './blueprints.copy.ts';
import { ReadingIcon } from './reading-icon.tsx';
import { READING_RESULT_COPY } from './readings.copy.ts';
import { isReadingId, useReading } from './use-readings.ts';

const NOT_FOUND = 404;

/** The reading whose id is in the address, in its states. */
export function ReadingResult() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const { data: reading, error, isFetching, refetch } = useReading(id);
  const isUnknown = !isReadingId(id) || (error instanceof ApiError && error.status === NOT_FOUND);
  const isSeen = useSeenReading(reading);
  useAutomaticActivity(
    reading === undefined || isSeen.answer !== true ? undefined : activityOf(reading),
  );
  if (reading !== undefined && isSeen.answer === false) {
    return (
      <>
        <h1 className="sr-only">{READING_RESULT_COPY.documentTitle}</h1>
        <LoadingAnimation
          theme={readingThemeOf(reading).loading ?? { ofTitle: reading.title }}
          onComplete={isSeen.finish}
        />
      </>
    );
  }
  const shown = isSeen.answer === true ? reading : undefined;

  return (
    <>
      <Link
        href="/readings"
        className="mt-4 inline-flex min-h-11 items-center gap-2.5 text-brass-400"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        <span className={LINK_TEXT}>{READING_RESULT_COPY.back}</span>
      </Link>
      {shown === undefined && <h1 className="sr-only">{READING_RESULT_COPY.documentTitle}</h1>}
      {shown !== undefined ? (
        <LoadedReading reading={shown} />
      ) : isUnknown ? (
        <EmptyState title={READING_RESULT_COPY.unknownTitle} className="mt-6">
          {READING_RESULT_COPY.unknown}
        </EmptyState>
      ) : error !== null ? (
        <ErrorState
          message={READING_RESULT_COPY.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <div className="grid justify-items-center gap-4 text-ivory-300">
            <Spinner label={READING_RESULT_COPY.loading} size={36} />
            <p aria-hidden="true">{READING_RESULT_COPY.loading}</p>
          </div>
        </div>
      )}
    </>
  );
}

const activityOf = ({ id }: Reading): Activity => ({ activityType: 'reading', activityId: id });

/**
 * Whether the loading animation of a reading has been seen: on the list, which says so in the history's state, on an
 * earlier day, or here, after `finish`. undefined while the progress loads; without progress there is no animation.
 */
function useSeenReading(reading: Reading | undefined): {
  answer: boolean | undefined;
  finish: () => void;
} {
  const { data: progress, isPending } = useProgress();
  const state = useHistoryState<{ shown?: unknown } | null>();
  const [finished, setFinished] = useState<string>();
  const id = reading?.id;
  const finish = () => setFinished(id);
  if (reading === undefined) return { answer: undefined, finish };
  if (id === finished || id === state?.shown) return { answer: true, finish };
  if (isPending) return { answer: undefined, finish };
  return { answer: progress == null || isCompleted(progress, activityOf(reading)), finish };
}

function LoadedReading({ reading }: { reading: Reading }) {
  const { title, icon } = reading;
  const { blueprint } = readingThemeOf(reading);
  return (
    <article className="lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-16">
      <header className="pt-3 lg:col-span-full">
        <ReadingIcon icon={icon} size={28} />
        <h1 className="mt-4 text-34">{READING_RESULT_COPY.heading(title)}</h1>
      </header>
      <Plate large className="mt-6">
        <h2 className="text-26">{blueprint.title}</h2>
        {blueprint.paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={index === 0 ? `${READING_WITH_INITIAL} mt-4` : `${READING_TEXT} mt-5`}
          >
            {paragraph}
          </p>
        ))}
      </Plate>
      <section className="pt-9">
        <h2 className="text-26">{READING_RESULT_COPY.actions}</h2>
        <ul className="mt-4 grid gap-4">
          {blueprint.actions.map((action) => (
            <Card as="li" key={action.title}>
              <h3 className="text-23">{action.title}</h3>
              <p className="mt-1 text-ivory-300">{action.text}</p>
            </Card>
          ))}
        </ul>
        <LinkButton href="/readings" variant="second" wide className="mt-6">
          {READING_RESULT_COPY.another}
        </LinkButton>
        <p className="mt-6 text-13 text-ivory-300">{READING_RESULT_COPY.note}</p>
      </section>
    </article>
  );
}
