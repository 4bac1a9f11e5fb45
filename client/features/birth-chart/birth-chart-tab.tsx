import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { LazyGameOffer, usePlayFirst } from '#client/features/find-yourself/index.ts';
import { type Earned, EarnedNote, useAutomaticActivity } from '#client/features/progress/index.ts';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { useUnfoldedPrint } from '#client/lib/unfolded-print.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { SpinnerScreen } from '#client/ui/feedback/spinner-screen.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import { WithTerms } from '#client/ui/terms/term.tsx';
import type { BirthChart, PlainPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import { NATAL_CHART_ACTIVITY_ID } from '#shared/progress/activities.ts';
import { HOUSE_SYSTEMS, type HouseSystem } from '#shared/sky/house-systems.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { BackBar } from './back-bar.tsx';
import {
  CHART_COPY,
  describeHouseSystem,
  houseSystemWords,
  sunSignLine,
} from './birth-chart.copy.ts';
import { ChartReceipt } from './chart-receipt.tsx';
import { AspectsList, ChartAngles, PlanetsTable, SignsTable } from './chart-tables.tsx';
import { isWholeChart, useBirthChart } from './use-birth-chart.ts';
import { useChartLinks } from './use-chart-links.ts';
import { useHouseSystem } from './use-house-system.ts';
import { ChartWheel } from './wheel/chart-wheel.tsx';
import './birth-chart.print.css';

const loadFullChart = () => import('./full-chart-dialog.tsx');
const FullChartDialog = lazy(async () => ({ default: (await loadFullChart()).FullChartDialog }));
/**
 * Preloaded when its button is hovered, pressed or focused. A failed preload is ignored: opening
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
 * The Your Birth Chart tab: the wheel, folded tables of positions and aspects, the interpretation, and the data that
 * the chart was computed from.
 */
export function BirthChartTab() {
  const { data: chart, isError, isFetching, refetch } = useBirthChart();
  const isShown = chart !== undefined && chart.planets.length > 0;
  const { earned } = useAutomaticActivity(isShown ? NATAL_CHART : undefined);
  if (chart !== undefined && isWholeChart(chart))
    return <ChartShown chart={chart} earned={earned} />;
  return (
    <section className="max-w-column pt-6">
      <Title />
      {chart !== undefined ? (
        chart.planets.length > 0 ? (
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
        <SpinnerScreen label={CHART_COPY.loading} size={56} />
      )}
    </section>
  );
}

function Title() {
  return <h2 className="text-26">{CHART_COPY.title}</h2>;
}

/** From the breakpoint `wide` on, the wheel is at the left and the interpretation at the right. */
const COLUMNS =
  'wide:grid wide:grid-cols-[min(440px,34vw)_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-18 print:block';

function ChartShown({ chart, earned }: { chart: BirthChart; earned: Earned | undefined }) {
  const { opened, below, open, close } = useOpenedPart(FULL_CHART);
  // Once rendered, the dialog stays mounted, so that it can animate its closing.
  const [wanted, setWanted] = useState(false);
  if (opened !== undefined && !wanted) setWanted(true);
  const { chosen, houseSystem, choose } = useHouseSystem(chart);
  const playFirst = usePlayFirst();
  const { links, chapters, shown, left, goBack } = useChartLinks(playFirst.state === 'read');
  const sunLine = sunSignLine(chart);
  const page = useRef<HTMLElement>(null);
  useUnfoldedPrint(page);
  return (
    <ChartLinksContext value={links}>
      <section
        ref={page}
        className={`chart-book max-w-column pt-6 wide:max-w-none print:max-w-none ${COLUMNS}`}
      >
        <div className="min-w-0">
          <Title />
          <div className="-mx-3.5 my-4.5 wide:mx-0">
            <ChartWheel
              chart={chart}
              houseSystem={houseSystem}
              draws
              chapters={chapters}
              onOpen={links.openChapter}
              shown={shown}
            />
          </div>
          {sunLine !== undefined && <p className="mb-4 text-15 text-ivory-300">{sunLine}</p>}
          {chart.ascendant !== null && (
            <HouseSystemTabs chart={chart} chosen={chosen} onChoose={choose} />
          )}
          <Positions chart={chart} houseSystem={houseSystem} />
          <Button
            variant="quiet"
            onPointerEnter={preloadFullChart}
            onFocus={preloadFullChart}
            onClick={() => open('full-chart')}
          >
            {CHART_COPY.openFull}
          </Button>
          <EarnedNote earned={earned} className="mt-4" />
        </div>
        <ReadingOrOffer {...playFirst} inColumns />
        <ChartReceipt chart={chart} className="mt-9 wide:col-span-2 wide:mt-12" />
      </section>
      {left !== undefined && <BackBar left={left} onBack={goBack} />}
      {wanted && (
        <Suspense fallback={null}>
          {/* It keeps its place below the birth details that are edited from inside it. */}
          <FullChartDialog
            chart={chart}
            reading={<ReadingOrOffer {...playFirst} />}
            isRead={playFirst.state === 'read'}
            open={opened !== undefined || below !== undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </ChartLinksContext>
  );
}

type ReadingOrOfferProps = ReturnType<typeof usePlayFirst> & { inColumns?: boolean };

/** What the chart means, or in its place the offer of the game; nothing until it is known which. */
function ReadingOrOffer({ state, openGame, skip, inColumns = false }: ReadingOrOfferProps) {
  return (
    <ErrorBoundary part={CHART_COPY.readingPart}>
      <Suspense fallback={<SpinnerScreen />}>
        {state === 'read' && <ChartReading inColumns={inColumns} />}
        {state === 'offer' && <LazyGameOffer openGame={openGame} onSkip={skip} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The chart as tables, folded; printed open. */
function Positions({ chart, houseSystem }: { chart: BirthChart; houseSystem: HouseSystem }) {
  return (
    <details className="group print:break-before-page">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-brass-400 hover:text-brass-300 [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-brass-400/50 decoration-1 underline-offset-5 print:font-serif print:text-26 print:font-normal print:text-ivory-50 print:no-underline">
          {CHART_COPY.positions}
        </span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180 print:hidden" />
      </summary>
      <div className="pt-2 pb-6">
        <ChartAngles chart={chart} />
        <PlanetsTable chart={chart} houseSystem={houseSystem} />
        {chart.ascendant !== null && (
          <p className="mt-3 text-15 text-ivory-300">
            <WithTerms>{houseSystemWords(houseSystem, chart.ascendant.sign)}</WithTerms>
          </p>
        )}
        <h3 className="mt-9 mb-3 text-26">{CHART_COPY.closestAspects}</h3>
        <AspectsList chart={chart} count={CLOSEST_ASPECTS} />
      </div>
    </details>
  );
}

/** How the houses are counted, with a sentence about it. */
function HouseSystemTabs({
  chart,
  chosen,
  onChoose,
}: {
  chart: BirthChart;
  chosen: HouseSystem;
  onChoose: (system: HouseSystem) => void;
}) {
  return (
    <div className="mb-3 print:hidden">
      <Tabs
        variant="segments"
        label={CHART_COPY.houses}
        value={chosen}
        onValueChange={onChoose}
        tabs={HOUSE_SYSTEMS.map((system) => ({
          value: system,
          label: CHART_COPY.houseSystems[system],
          content: (
            <p className="mt-2 text-15 text-ivory-300">{describeHouseSystem(system, chart)}</p>
          ),
        }))}
      />
    </div>
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
      <FallbackNote className="my-4">{CHART_COPY.placeholders}</FallbackNote>
      <SignsTable planets={planets} />
    </>
  );
}
