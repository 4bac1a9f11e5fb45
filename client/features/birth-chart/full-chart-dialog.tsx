import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { toZodiacPosition } from '#shared/sky/longitude.ts';
import { degreeWords, houseSystemWords, sunSignLine } from './birth-chart.copy.ts';
import { AspectsList, ChartAngles, PlanetsTable, SignMark } from './chart-tables.tsx';
import { certaintyNotes, FULL_CHART_COPY } from './full-chart.copy.ts';
import { receiptWords } from './receipt.copy.ts';
import { ChartWheel } from './wheel/chart-wheel.tsx';
import { downloadPng, downloadSvg } from './wheel/wheel-picture.tsx';
import { HOUSE_SYSTEMS, type HouseSystem } from './wheel/wheel-plan.ts';

type FullChartDialogProps = {
  chart: BirthChart;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** View Full Birth Chart: the wheel, houses, positions, aspects, the moment, and how certain it all is. */
export function FullChartDialog({ chart, open, onOpenChange }: FullChartDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={FULL_CHART_COPY.title} size="large">
      <FullChart chart={chart} />
    </Dialog>
  );
}

function FullChart({ chart }: { chart: BirthChart }) {
  const user = useCurrentUser();
  const [chosen, setChosen] = useState<HouseSystem>('wholeSign');
  // Where there are no Placidus houses, their tab says why, and the wheel keeps the whole signs.
  const houseSystem = chart.houses.placidus === null ? 'wholeSign' : chosen;
  const receipt = receiptWords(chart, user.birthPlace);
  const sunLine = sunSignLine(chart);
  return (
    <div className="full-chart">
      <div className="full-chart-top">
        <ChartWheel chart={chart} houseSystem={houseSystem} />
        <div>
          {chart.ascendant === null ? (
            <ChartAngles chart={chart} />
          ) : (
            <>
              <h3 className="full-chart-title">{FULL_CHART_COPY.houses}</h3>
              <Tabs
                look="segments"
                label={FULL_CHART_COPY.houses}
                value={chosen}
                onValueChange={setChosen}
                tabs={HOUSE_SYSTEMS.map((system) => ({
                  value: system,
                  label: FULL_CHART_COPY.houseSystems[system],
                  content: <HousesList chart={chart} system={system} />,
                }))}
              />
            </>
          )}
        </div>
      </div>
      <section>
        <h3 className="full-chart-title">{FULL_CHART_COPY.positions}</h3>
        {chart.ascendant !== null && <ChartAngles chart={chart} />}
        <PlanetsTable chart={chart} houseSystem={houseSystem} />
        {chart.ascendant !== null && (
          <p className="small mt-3">{houseSystemWords(houseSystem, chart.ascendant.sign)}</p>
        )}
      </section>
      <section>
        <h3 className="full-chart-title">{FULL_CHART_COPY.aspects}</h3>
        <AspectsList chart={chart} withMotion />
        {chart.aspects.length > 0 && <p className="small mt-3">{FULL_CHART_COPY.aspectsNote}</p>}
      </section>
      <section>
        <h3 className="full-chart-title">{FULL_CHART_COPY.moment}</h3>
        <p className="aside">{receipt}</p>
        {sunLine !== undefined && <p className="mt-4">{sunLine}</p>}
      </section>
      <section>
        <h3 className="full-chart-title">{FULL_CHART_COPY.certainty}</h3>
        <ul className="grid gap-2">
          {certaintyNotes(chart).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <Downloads chart={chart} houseSystem={houseSystem} title={receipt} />
      {chart.place !== null && <p className="fine mt-5">{FULL_CHART_COPY.credit}</p>}
    </div>
  );
}

/** The twelve houses by their sign, or by their cusp; or why there are none of that kind. */
function HousesList({ chart, system }: { chart: BirthChart; system: HouseSystem }) {
  const { wholeSign, placidus, note } = chart.houses;
  const houses =
    system === 'wholeSign'
      ? wholeSign?.map((sign) => ({ sign, degrees: undefined }))
      : placidus?.map((cusp) => {
          const position = toZodiacPosition(cusp);
          return { sign: position.sign, degrees: degreeWords(position) };
        });
  if (houses === undefined) return <p className="aside mt-4">{note}</p>;
  return (
    <ol className={system === 'placidus' ? 'houses-list houses-list-cusps' : 'houses-list'}>
      {houses.map(({ sign, degrees }, index) => (
        <li key={index}>
          <span className="house-number">{index + 1}</span>
          <SignMark sign={sign} />
          {degrees !== undefined && <span className="tnum">{degrees}</span>}
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

type DownloadsProps = { chart: BirthChart; houseSystem: HouseSystem; title: string };

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
    <section className="full-chart-downloads">
      <h3 className="full-chart-title">{FULL_CHART_COPY.downloads}</h3>
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
        <Button variant="quiet" onClick={() => window.print()}>
          {FULL_CHART_COPY.print}
        </Button>
      </div>
      {hasFailed && <ErrorState className="mt-4" message={FULL_CHART_COPY.pictureFailed} />}
    </section>
  );
}
