// The chart as tables: planets, angles, aspects. They carry the same content as the wheel.

import { Star } from '#client/ui/drawings/star.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { type SeenTerms, WithTerms } from '#client/ui/terms/term.tsx';
import { LABEL_TEXT } from '#client/ui/text/text-classes.ts';
import type { BirthChart, PlainPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import { BODY_KEYS, BODY_NAMES } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { SIGN_KEYS, SIGN_NAMES, SIGNS } from '#shared/zodiac/signs.ts';
import {
  aspectWords,
  CHART_COPY,
  degreeWords,
  orbWords,
  positionHeading,
  signChangeWords,
} from './birth-chart.copy.ts';
import { houseOf } from './wheel/wheel-plan.ts';

/** The planet's symbol; a star for an unknown planet (requirement CHART-1). */
function PlanetGlyph({ name, size = 22 }: { name: string; size?: number }) {
  const key = BODY_KEYS[(BODY_NAMES as readonly string[]).indexOf(name)];
  return key === undefined ? <Star size={size} /> : <Glyph name={key} size={size} />;
}

/**
 * A sign's symbol in its element's color, with its name; an unknown name is shown without a symbol.
 */
export function SignMark({ sign }: { sign: string }) {
  const index = (SIGN_NAMES as readonly string[]).indexOf(sign);
  const key = SIGN_KEYS[index];
  return (
    <span className="flex items-center gap-2">
      {key !== undefined && (
        <Glyph name={key} size={20} className={ELEMENT_MARKS[SIGNS[key].element].color} />
      )}
      <span>{sign}</span>
    </span>
  );
}

// Classes of the table cells. With large text on a small screen each planet takes two lines: name
// and house above the position. A label inside each cell then replaces the column header.
const TABLE = 'w-full table-fixed border-collapse tnum tiny:block';
const GROUP = 'tiny:block';
const ROW =
  'break-inside-avoid tiny:grid tiny:grid-cols-[1.75rem_minmax(0,1fr)_auto] tiny:items-center tiny:gap-x-2 tiny:border-t tiny:border-line tiny:py-2';
const HEAD =
  'border-t border-line pt-3 pb-2.5 text-left text-13/[1.1] font-normal text-ivory-300 tiny:border-t-0 tiny:py-0.5';
const CELL =
  'h-14.5 border-t border-line align-middle leading-[1.2] print:h-7.5 tiny:h-auto tiny:border-t-0 tiny:py-0.5';
const HEAD_OF_NAME = `${HEAD} tiny:[grid-area:1/1/auto/3]`;
const HEAD_OF_PLACE = `${HEAD} narrow:pl-2.5 tiny:[grid-area:2/2/auto/-1] tiny:pl-0`;
const NAME_CELL = `${CELL} text-left font-normal`;
const SIGN_CELL = `${CELL} narrow:text-[0.9375rem] narrow:*:gap-1.25`;
const GLYPH_COLUMN = 'w-[2.25rem] narrow:w-[1.75rem]';
/** In the two-line layout, a cell on a line of its own under the name. */
const OWN_LINE = 'tiny:[grid-area:2/2/auto/-1]';

/** The planets with their signs, for an answer that has nothing else. */
export function SignsTable({ planets }: { planets: readonly PlainPlanet[] }) {
  return (
    <table className={`${TABLE} mt-2`}>
      <caption className="sr-only">{CHART_COPY.planets}</caption>
      <colgroup className="tiny:hidden">
        <col className={GLYPH_COLUMN} />
        <col />
        <col />
      </colgroup>
      <thead className={GROUP}>
        <tr className={ROW}>
          <th scope="col" colSpan={2} className={HEAD_OF_NAME}>
            {CHART_COPY.planet}
          </th>
          <th scope="col" className={HEAD_OF_PLACE}>
            {CHART_COPY.sign}
          </th>
        </tr>
      </thead>
      <tbody className={GROUP}>
        {planets.map(({ name, sign }) => (
          <tr key={name} className={ROW}>
            <td className={CELL}>
              <PlanetGlyph name={name} />
            </td>
            <th scope="row" className={NAME_CELL}>
              {name}
            </th>
            <td className={`${SIGN_CELL} narrow:pr-1.5 tiny:[grid-area:2/2] tiny:pr-0`}>
              <SignMark sign={sign} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PlanetsTableProps = { chart: BirthChart; houseSystem: HouseSystem };

/** Every planet with its degree, sign and house. */
export function PlanetsTable({ chart, houseSystem }: PlanetsTableProps) {
  const hasHouses = chart.ascendant !== null;
  const seen: SeenTerms = new Map();
  return (
    <table className={TABLE}>
      <caption className="sr-only">{CHART_COPY.planets}</caption>
      <colgroup className="tiny:hidden">
        <col className={GLYPH_COLUMN} />
        <col />
        <col className="w-[4.625rem] narrow:w-[3.625rem]" />
        {/* With enough width the signs are placed closer to their planets. */}
        <col className="w-[7.875rem] narrow:w-[6.375rem] lg:w-[34%]" />
        {hasHouses && <col className="w-[2.5rem] narrow:w-[1.5rem] lg:w-16" />}
      </colgroup>
      <thead className={GROUP}>
        <tr className={ROW}>
          <th scope="col" colSpan={2} className={HEAD_OF_NAME}>
            {CHART_COPY.planet}
          </th>
          <th scope="col" colSpan={2} className={`${HEAD_OF_PLACE} pl-5.5`}>
            {positionHeading(chart)}
          </th>
          {/* Narrow phones have no space for the word; screen readers still read it. */}
          {hasHouses && (
            <th
              scope="col"
              className={`${HEAD} text-right narrow:text-[0px] tiny:text-left tiny:text-13/[1.1] tiny:[grid-area:1/3]`}
            >
              {CHART_COPY.house}
            </th>
          )}
        </tr>
      </thead>
      <tbody className={GROUP}>
        {chart.planets.map((planet) => {
          const change = signChangeWords(planet, chart);
          return (
            <tr key={planet.name} className={ROW}>
              <td className={CELL}>
                <PlanetGlyph name={planet.name} />
              </td>
              <th scope="row" className={NAME_CELL}>
                <span>{planet.name}</span>
                {planet.retrograde && (
                  <small className="block text-15/[1.2] text-ivory-300 narrow:text-13/[1.2]">
                    <WithTerms seen={seen}>{CHART_COPY.retrograde}</WithTerms>
                  </small>
                )}
              </th>
              {change === undefined ? (
                <>
                  <td
                    className={`${CELL} pr-3.5 text-right narrow:pr-1.5 tiny:[grid-area:2/2] tiny:pr-0 tiny:text-left`}
                  >
                    {degreeWords(planet)}
                  </td>
                  <td className={`${SIGN_CELL} tiny:[grid-area:3/2/auto/-1]`}>
                    <SignMark sign={planet.sign} />
                  </td>
                </>
              ) : (
                <td colSpan={2} className={`${CELL} ${OWN_LINE} pl-5.5 narrow:pl-2.5 tiny:pl-0`}>
                  {change}
                </td>
              )}
              {hasHouses && (
                <td
                  className={`${CELL} text-right text-[0.9375rem] text-ivory-300 tiny:[grid-area:1/3]`}
                >
                  {houseOf(planet, chart, houseSystem)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Ascendant and Midheaven, or the reason why they are missing. */
export function ChartAngles({ chart }: { chart: BirthChart }) {
  const { ascendant, midheaven, houses } = chart;
  if (ascendant === null || midheaven === null) {
    return (
      <div className="border-t border-line pt-3.5 pb-4">
        <h3 className={LABEL_TEXT}>{CHART_COPY.noAngles}</h3>
        <p className="mt-1 text-15 text-ivory-300">{houses.note}</p>
      </div>
    );
  }
  return (
    <dl className="grid grid-cols-[1fr_1.25fr] border-t border-line tiny:grid-cols-1">
      {(
        [
          [CHART_COPY.ascendant, ascendant],
          [CHART_COPY.midheaven, midheaven],
        ] as const
      ).map(([name, angle]) => (
        <div key={name} className="grid content-start gap-1 pt-3.5 pb-4">
          <dt className="text-15 text-ivory-300">
            <WithTerms>{name}</WithTerms>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <SignMark sign={angle.sign} />
            <span className="tnum">{degreeWords(angle)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AspectsListProps = {
  chart: BirthChart;
  /** How many aspects, the closest first; all if undefined. */
  count?: number;
  /** Also says whether each aspect is applying or separating. */
  withMotion?: boolean;
  className?: string;
};

/** The aspects in words, the closest first. */
export function AspectsList({ chart, count, withMotion = false, className }: AspectsListProps) {
  const aspects = [...chart.aspects].sort((one, other) => one.orb - other.orb).slice(0, count);
  if (aspects.length === 0) return <p className="text-15 text-ivory-300">{CHART_COPY.noAspects}</p>;
  const seen: SeenTerms = new Map();
  return (
    <ul className={className}>
      {aspects.map((aspect) => {
        const [one, other] = aspect.bodies;
        const symbol: GlyphName = aspect.aspect;
        return (
          <li
            key={aspect.bodies.join()}
            className="grid min-h-13 break-inside-avoid grid-cols-[82px_1fr_auto] items-center gap-2 border-t border-line print:min-h-7"
          >
            <span className="flex gap-1.25">
              <PlanetGlyph name={one} size={20} />
              <Glyph name={symbol} size={20} />
              <PlanetGlyph name={other} size={20} />
            </span>
            <span>
              <WithTerms seen={seen}>{aspectWords(aspect)}</WithTerms>
              {withMotion && (
                <small className="-mt-0.5 block text-15/[1.2] text-ivory-300">
                  <WithTerms seen={seen}>
                    {aspect.applying ? CHART_COPY.applying : CHART_COPY.separating}
                  </WithTerms>
                </small>
              )}
            </span>
            <span className="text-[0.9375rem] text-ivory-300 tnum">{orbWords(aspect.orb)}</span>
          </li>
        );
      })}
    </ul>
  );
}
