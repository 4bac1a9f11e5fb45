import { useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import { useUnfoldedPrint } from '#client/lib/unfolded-print.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Elements } from '#client/ui/elements.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { HOUSE_SYSTEMS, type HouseSystem } from '#shared/sky/house-systems.ts';
import { toZodiacPosition } from '#shared/sky/longitude.ts';
import { BackBar } from './back-bar.tsx';
import { CHART_COPY, degreeWords, houseSystemWords, sunSignLine } from './birth-chart.copy.ts';
import { listFlipsOf } from './birth-time-shift.ts';
import { BirthTimeSlider } from './birth-time-slider.tsx';
import { ChartReceipt } from './chart-receipt.tsx';
import { AspectsList, ChartAngles, PlanetsTable, SignMark } from './chart-tables.tsx';
import { certaintyNotes, FULL_CHART_COPY } from './full-chart.copy.ts';
import { birthWords, receiptWords } from './receipt.copy.ts';
import { useChartLinks } from './use-chart-links.ts';
import { useHouseSystem } from './use-house-system.ts';
import { ChartWheel } from './wheel/chart-wheel.tsx';
import { downloadPng, downloadSvg } from './wheel/wheel-picture.tsx';

type FullChartDialogProps = {
  chart: BirthChart;
  /** What the chart means, or the offer that stands in its place here as on the page. */
  reading: Elements;
  /** Whether it is the former. */
  isRead: boolean;
  open: boolean;
  onClose: () => void;
};

/**
 * The View Full Birth Chart dialog: the wheel, houses, positions, aspects, the birth moment, and
 * how certain the chart is.
 */
export function FullChartDialog({ open, onClose, ...full }: FullChartDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={FULL_CHART_COPY.title} size="large">
      <FullChart {...full} />
    </Dialog>
  );
}

function FullChart({ chart, reading, isRead }: Omit<FullChartDialogProps, 'open' | 'onClose'>) {
  const user = useCurrentUser();
  // Without Placidus cusps, their tab gives the reason, and the wheel shows whole-sign houses.
  const { chosen, houseSystem, choose } = useHouseSystem(chart);
  const { links, chapters, shown, left, goBack } = useChartLinks(isRead);
  const sunLine = sunSignLine(chart);
  const page = useRef<HTMLDivElement>(null);
  useUnfoldedPrint(page);
  return (
    <ChartLinksContext value={links}>
      <div ref={page} className="full-chart chart-book">
        <p className="mb-4 hidden font-serif text-34 print:block">{user.name}</p>
        <div className="min-[900px]:grid min-[900px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] min-[900px]:items-start min-[900px]:gap-10 print:block">
          <ChartWheel
            chart={chart}
            houseSystem={houseSystem}
            chapters={chapters}
            onOpen={links.openChapter}
            shown={shown}
            className="-mx-3.5 mb-7 [--wheel-ground:var(--ink-900)] min-[900px]:m-0"
          />
          <div>
            {chart.ascendant === null ? (
              <ChartAngles chart={chart} />
            ) : (
              <>
                <PartTitle>{FULL_CHART_COPY.houses}</PartTitle>
                <Tabs
                  variant="segments"
                  label={FULL_CHART_COPY.houses}
                  value={chosen}
                  onValueChange={choose}
                  tabs={HOUSE_SYSTEMS.map((system) => ({
                    value: system,
                    label: CHART_COPY.houseSystems[system],
                    content: <HousesList chart={chart} system={system} />,
                  }))}
                />
              </>
            )}
          </div>
        </div>
        <div className="mt-8">{reading}</div>
        <section className="mt-8">
          <PartTitle>{FULL_CHART_COPY.positions}</PartTitle>
          {chart.ascendant !== null && <ChartAngles chart={chart} />}
          <PlanetsTable chart={chart} houseSystem={houseSystem} />
          {chart.ascendant !== null && (
            <p className="mt-3 text-15 text-ivory-300">
              {houseSystemWords(houseSystem, chart.ascendant.sign)}
            </p>
          )}
        </section>
        <section className="mt-8">
          <PartTitle>{FULL_CHART_COPY.aspects}</PartTitle>
          <AspectsList
            chart={chart}
            withMotion
            className="min-[900px]:grid min-[900px]:grid-cols-2 min-[900px]:gap-x-10 print:grid print:grid-cols-2 print:gap-x-10"
          />
          {chart.aspects.length > 0 && (
            <p className="mt-3 text-15 text-ivory-300">{FULL_CHART_COPY.aspectsNote}</p>
          )}
        </section>
        <section className="mt-8">
          <PartTitle>{FULL_CHART_COPY.moment}</PartTitle>
          <ChartReceipt chart={chart} />
          {sunLine !== undefined && <p className="mt-4">{sunLine}</p>}
        </section>
        <section className="mt-8">
          <PartTitle>{FULL_CHART_COPY.certainty}</PartTitle>
          <ul className="grid gap-2">
            {certaintyNotes(chart).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {chart.ascendant !== null && chart.moment.localTime !== null && (
            <BirthTimeSlider
              flips={listFlipsOf(chart, houseSystem)}
              time={chart.moment.localTime}
            />
          )}
        </section>
        <Downloads
          chart={chart}
          houseSystem={houseSystem}
          title={receiptWords(chart, user.birthPlace)}
          caption={{ name: user.name, birth: birthWords(chart, user.birthPlace) }}
        />
        {chart.place !== null && (
          <p className="mt-5 text-13 text-ivory-300">{FULL_CHART_COPY.credit}</p>
        )}
        {left !== undefined && <BackBar left={left} onBack={goBack} inDialog />}
      </div>
    </ChartLinksContext>
  );
}

function PartTitle({ children }: { children: string }) {
  return <h3 className="mb-3 text-21/[1.2]">{children}</h3>;
}

/** The twelve houses by sign or by cusp, or the reason why the chosen system has none. */
function HousesList({ chart, system }: { chart: BirthChart; system: HouseSystem }) {
  const { wholeSign, placidus, note } = chart.houses;
  const houses =
    system === 'whole-sign'
      ? wholeSign?.map((sign) => ({ sign, degrees: undefined }))
      : placidus?.map((cusp) => {
          const position = toZodiacPosition(cusp);
          return { sign: position.sign, degrees: degreeWords(position) };
        });
  if (houses === undefined) return <SideNote className="mt-4">{note}</SideNote>;
  return (
    <ol
      className={classNames(
        'mt-3 grid gap-x-5 print:grid-flow-row print:grid-cols-2 print:grid-rows-none print:gap-x-10',
        // A cusp with its degrees needs a whole line.
        system === 'whole-sign' &&
          'auto-cols-fr grid-flow-col grid-rows-[repeat(6,auto)] min-[900px]:grid-flow-row min-[900px]:grid-rows-none',
      )}
    >
      {houses.map(({ sign, degrees }, index) => (
        <li
          key={index}
          className={classNames(
            'flex min-h-11 break-inside-avoid flex-wrap items-center gap-x-2 border-t border-line py-1 leading-[1.2] first:border-t-0 min-[900px]:min-h-8.5 print:nth-2:border-t-0',
            system === 'whole-sign' && 'nth-7:border-t-0 min-[900px]:nth-7:border-t',
          )}
        >
          <span className="w-5 font-serif text-ivory-300">{index + 1}</span>
          <SignMark sign={sign} />
          {degrees !== undefined && (
            <span className="ml-auto text-[0.9375rem] text-ivory-300 tnum">{degrees}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

const DOWNLOADS = {
  svg: { download: downloadSvg, label: FULL_CHART_COPY.downloadSvg },
  png: { download: downloadPng, label: FULL_CHART_COPY.downloadPng },
} as const;
type Format = keyof typeof DOWNLOADS;

type DownloadsProps = Parameters<typeof downloadSvg>[0];

function Downloads(picture: DownloadsProps) {
  const [busy, setBusy] = useState<Format>();
  const [hasFailed, setFailed] = useState(false);
  async function take(format: Format) {
    setBusy(format);
    setFailed(false);
    try {
      await DOWNLOADS[format].download(picture);
    } catch {
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <section className="mt-8 print:hidden">
      <PartTitle>{FULL_CHART_COPY.downloads}</PartTitle>
      <div className="flex flex-wrap gap-3">
        {(['svg', 'png'] as const).map((format) => (
          <Button
            key={format}
            variant="second"
            busy={busy === format}
            busyLabel={FULL_CHART_COPY.drawing}
            onClick={() => void take(format)}
          >
            {DOWNLOADS[format].label}
          </Button>
        ))}
        <Button variant="second" onClick={() => window.print()}>
          {FULL_CHART_COPY.print}
        </Button>
      </div>
      {hasFailed && <ErrorState className="mt-4" message={FULL_CHART_COPY.pictureFailed} />}
    </section>
  );
}
