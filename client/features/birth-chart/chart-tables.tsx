// The chart in words: planets, angles, aspects. The twin of the wheel.

import { Star } from '#client/ui/drawings/star.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { ELEMENT_GLYPHS } from '#client/ui/glyphs/glyph-names.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { BODY_KEYS, BODY_NAMES } from '#shared/sky/bodies.ts';
import { SIGN_KEYS, SIGN_NAMES } from '#shared/zodiac/signs.ts';
import {
  aspectWords,
  CHART_COPY,
  degreeWords,
  orbWords,
  positionHeading,
  signChangeWords,
} from './birth-chart.copy.ts';
import type { PlainPlanet } from './use-birth-chart.ts';
import { type HouseSystem, houseOf } from './wheel/wheel-plan.ts';

/** The planet's own symbol; a star for one that we do not know (specification section 2). */
function PlanetGlyph({ name, size = 22 }: { name: string; size?: number }) {
  const key = BODY_KEYS[(BODY_NAMES as readonly string[]).indexOf(name)];
  return key === undefined ? <Star size={size} /> : <Glyph name={key} size={size} />;
}

/** A sign's symbol in its element's color, with its name; a name that is no sign stands alone. */
export function SignMark({ sign }: { sign: string }) {
  const index = (SIGN_NAMES as readonly string[]).indexOf(sign);
  const key = SIGN_KEYS[index];
  return (
    <span className="sign-mark">
      {key !== undefined && (
        <Glyph name={key} size={20} className={`element-${ELEMENT_GLYPHS[index % 4]}`} />
      )}
      {sign}
    </span>
  );
}

/** Names and signs only. */
export function SignsTable({ planets }: { planets: readonly PlainPlanet[] }) {
  return (
    <table className="planets-table planets-table-plain">
      <caption className="sr-only">{CHART_COPY.planets}</caption>
      <colgroup>
        <col className="planets-glyph" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {CHART_COPY.planet}
          </th>
          <th scope="col">{CHART_COPY.sign}</th>
        </tr>
      </thead>
      <tbody>
        {planets.map(({ name, sign }) => (
          <tr key={name}>
            <td>
              <PlanetGlyph name={name} />
            </td>
            <th scope="row">{name}</th>
            <td>
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
  return (
    <table className={hasHouses ? 'planets-table' : 'planets-table planets-table-homeless'}>
      <caption className="sr-only">{CHART_COPY.planets}</caption>
      <colgroup>
        <col className="planets-glyph" />
        <col />
        <col className="planets-degree" />
        <col className="planets-sign" />
        {hasHouses && <col className="planets-house" />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {CHART_COPY.planet}
          </th>
          <th scope="col" colSpan={2}>
            {positionHeading(chart)}
          </th>
          {hasHouses && <th scope="col">{CHART_COPY.house}</th>}
        </tr>
      </thead>
      <tbody>
        {chart.planets.map((planet) => {
          const change = signChangeWords(planet, chart);
          return (
            <tr key={planet.name}>
              <td>
                <PlanetGlyph name={planet.name} />
              </td>
              <th scope="row">
                {planet.name}
                {planet.retrograde && <small>{CHART_COPY.retrograde}</small>}
              </th>
              {change === undefined ? (
                <>
                  <td>{degreeWords(planet)}</td>
                  <td>
                    <SignMark sign={planet.sign} />
                  </td>
                </>
              ) : (
                <td colSpan={2} className="planets-change">
                  {change}
                </td>
              )}
              {hasHouses && <td>{houseOf(planet, chart, houseSystem)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Ascendant and Midheaven, or why there are none. */
export function ChartAngles({ chart }: { chart: BirthChart }) {
  const { ascendant, midheaven, houses } = chart;
  if (ascendant === null || midheaven === null) {
    return (
      <div className="no-angles">
        <h3 className="label">{CHART_COPY.noAngles}</h3>
        <p className="small mt-1">{houses.note}</p>
      </div>
    );
  }
  return (
    <dl className="chart-angles">
      {(
        [
          [CHART_COPY.ascendant, ascendant],
          [CHART_COPY.midheaven, midheaven],
        ] as const
      ).map(([name, angle]) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd>
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
  /** How many, the closest first; all unless given. */
  count?: number;
  /** Says whether each was applying or separating. */
  withMotion?: boolean;
};

/** The aspects in words, the closest first. */
export function AspectsList({ chart, count, withMotion = false }: AspectsListProps) {
  const aspects = [...chart.aspects].sort((one, other) => one.orb - other.orb).slice(0, count);
  if (aspects.length === 0) return <p className="small">{CHART_COPY.noAspects}</p>;
  return (
    <ul className="aspects-list">
      {aspects.map((aspect) => {
        const [one, other] = aspect.bodies;
        const symbol: GlyphName = aspect.aspect;
        return (
          <li key={aspect.bodies.join()}>
            <span className="aspect-glyphs">
              <PlanetGlyph name={one} size={20} />
              <Glyph name={symbol} size={20} />
              <PlanetGlyph name={other} size={20} />
            </span>
            <span>
              {aspectWords(aspect)}
              {withMotion && (
                <small>{aspect.applying ? CHART_COPY.applying : CHART_COPY.separating}</small>
              )}
            </span>
            <span className="tnum aspect-orb">{orbWords(aspect.orb)}</span>
          </li>
        );
      })}
    </ul>
  );
}
