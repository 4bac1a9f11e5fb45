import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { useAutomaticActivity } from '#client/features/progress/index.ts';
import { openChapter } from '#client/lib/chapter-target.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { WithTerms } from '#client/ui/terms/term.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { NATAL_CHART_ACTIVITY_ID } from '#shared/progress/activities.ts';
import { getBodyKey } from '#shared/sky/bodies.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { CHART_COPY, houseSystemWords, sunSignLine } from './birth-chart.copy.ts';
import { AspectsList, ChartAngles, PlanetsTable, SignsTable } from './chart-tables.tsx';
import { receiptWords } from './receipt.copy.ts';
import { isWholeChart, type PlainPlanet, useBirthChart } from './use-birth-chart.ts';
import { ChartWheel } from './wheel/chart-wheel.tsx';
import './birth-chart.print.css';

const loadFullChart = () => import('./full-chart-dialog.tsx');
const FullChartDialog = lazy(async () => ({ default: (await loadFullChart()).FullChartDialog }));
/**
 * Preloaded when a pointer or finger comes near its button. A failed preload is ignored: opening
 * the dialog imports the chunk again.
 */
const preloadFullChart = () => void loadFullChart().catch(() => undefined);

const ChartReading = lazy(async () => ({
  default: (await import('#client/features/chart-reading/index.ts')).ChartReading,
}));

const CLOSEST_ASPECTS = 6;
const FULL_CHART = ['full-chart'] as const;
const NATAL_CHART = { activityType: 'birthchart', activityId: NATAL_CHART_ACTIVITY_ID } as const;

/**
 * The Your Birth Chart tab: the wheel, the data it was computed from, the planets with their signs,
 * the closest aspects.
 */
export function BirthChartTab() {
  const { data: chart, isError, isFetching, refetch } = useBirthChart();
  const isShown = chart !== undefined && chart.planets.length > 0;
  useAutomaticActivity(isShown ? NATAL_CHART : undefined);
  return (
    <section className="pt-6">
      <h2 className="text-26">{CHART_COPY.title}</h2>
      {chart !== undefined ? (
        isWholeChart(chart) ? (
          <ChartShown chart={chart} />
        ) : chart.planets.length > 0 ? (
          <SignsTable planets={chart.planets} />
        ) : (
          <Fallback />
        )
      ) : isError ? (
        <>
          <Fallback />
          <ErrorState
            className="mt-6"
            message={CHART_COPY.failed}
            hint={CHART_COPY.failedHint}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      ) : (
        // The skeleton is at least as high as the loaded chart, so that content below does not
        // move.
        <div className="grid min-h-svh items-start justify-items-center py-16">
          <Spinner label={CHART_COPY.loading} size={56} />
        </div>
      )}
    </section>
  );
}

function ChartShown({ chart }: { chart: BirthChart }) {
  const user = useCurrentUser();
  const { opened, open, close } = useOpenedPart(FULL_CHART);
  // Once rendered, the dialog stays mounted, so that it can animate its closing.
  const [wanted, setWanted] = useState(false);
  if (opened !== undefined && !wanted) setWanted(true);
  const sunLine = sunSignLine(chart);
  return (
    <>
      <div className="-mx-3.5 my-4.5">
        <ChartWheel
          chart={chart}
          houseSystem="wholeSign"
          draws
          onOpen={(planet) => openChapter(getBodyKey(planet))}
        />
      </div>
      <p className="border-l-2 border-brass-400 py-0.5 pl-3.5 text-15/[1.5] text-ivory-300 tnum">
        {receiptWords(chart, user.birthPlace)}
      </p>
      {sunLine !== undefined && <p className="mt-4 text-15 text-ivory-300">{sunLine}</p>}
      <div className="mt-9">
        <ErrorBoundary part={CHART_COPY.readingPart}>
          <Suspense fallback={<Spinner className="mx-auto my-16" />}>
            <ChartReading />
          </Suspense>
        </ErrorBoundary>
      </div>
      <h3 className="mt-11 mb-3 text-26">{CHART_COPY.positions}</h3>
      <div>
        <ChartAngles chart={chart} />
        <PlanetsTable chart={chart} houseSystem="wholeSign" />
        {chart.ascendant !== null && (
          <p className="mt-3 text-15 text-ivory-300">
            <WithTerms>{houseSystemWords('wholeSign', chart.ascendant.sign)}</WithTerms>
          </p>
        )}
      </div>
      <h3 className="mt-9 mb-3 text-26">{CHART_COPY.closestAspects}</h3>
      <AspectsList chart={chart} count={CLOSEST_ASPECTS} />
      <Button
        variant="second"
        wide
        className="mt-6"
        onPointerEnter={preloadFullChart}
        onFocus={preloadFullChart}
        onClick={() => open('full-chart')}
      >
        {CHART_COPY.openFull}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <FullChartDialog chart={chart} open={opened !== undefined} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Shown when the server has no chart: these signs are examples and nobody's chart (requirement
 * CHART-3).
 */
function Fallback() {
  const { birthDate } = useCurrentUser();
  const key = findSignOfDate(birthDate);
  const planets: PlainPlanet[] = [
    { name: 'Sun', sign: key === undefined ? CHART_COPY.unknownSign : SIGNS[key].name },
    { name: 'Moon', sign: 'Pisces' },
    { name: 'Mercury', sign: 'Leo' },
    { name: 'Venus', sign: 'Virgo' },
    { name: 'Mars', sign: 'Gemini' },
  ];
  return (
    <>
      <FallbackNote className="my-4">{CHART_COPY.approximate}</FallbackNote>
      <SignsTable planets={planets} />
    </>
  );
}
