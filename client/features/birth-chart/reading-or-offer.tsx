import { lazy, Suspense } from 'react';
import { LazyGameOffer, type usePlayFirst } from '#client/features/find-yourself/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { SpinnerScreen } from '#client/ui/feedback/spinner-screen.tsx';
import { CHART_COPY } from './birth-chart.copy.ts';

const ChartReading = lazy(async () => ({
  default: (await import('#client/features/chart-reading/index.ts')).ChartReading,
}));

export type PlayFirst = ReturnType<typeof usePlayFirst>;

type ReadingOrOfferProps = { playFirst: PlayFirst; inColumns?: boolean };

/** What the chart means, or in its place the offer of the game; nothing until it is known which. */
export function ReadingOrOffer({ playFirst, inColumns = false }: ReadingOrOfferProps) {
  const { state, openGame, skip } = playFirst;
  return (
    <ErrorBoundary part={CHART_COPY.readingPart}>
      <Suspense fallback={<SpinnerScreen />}>
        {state === 'read' && <ChartReading inColumns={inColumns} />}
        {state === 'offer' && <LazyGameOffer openGame={openGame} onSkip={skip} />}
      </Suspense>
    </ErrorBoundary>
  );
}
