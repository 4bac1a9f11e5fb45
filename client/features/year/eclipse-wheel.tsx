// The houses as a wheel, with the year's eclipses in theirs. The list below the wheel says the same.

import { HOUSE_WORDS } from '#shared/sky/houses.copy.ts';
import type { OwnYear } from '#shared/year/year.schema.ts';
import { EclipseDrawing } from './eclipse-mark.tsx';
import { YEAR_COPY } from './year.copy.ts';

type PlacedEclipse = OwnYear['eclipses'][number] & { house: number };

/** Radii in units of the drawing. */
const RIM = 122;
const HUB = 72;
const NUMBERS = 56;
const MARKS = 98;
const WORDS = 137;
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
/** Degrees between two eclipses in one house. */
const BESIDE = 14;

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
};
const point = (radius: number, degrees: number) => {
  const { x, y } = at(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};
/** Where a house begins, degrees counterclockwise from the right; the first house begins at the left. */
const startOf = (house: number) => 150 + 30 * house;
const middleOf = (house: number) => startOf(house) + 15;

/** The part of the ring that is a house's. */
const sectorOf = (house: number) => {
  const [start, end] = [startOf(house), startOf(house + 1)];
  return `M${point(HUB, start)}L${point(RIM, start)}A${RIM} ${RIM} 0 0 0 ${point(RIM, end)}L${point(HUB, end)}A${HUB} ${HUB} 0 0 1 ${point(HUB, start)}z`;
};

const anchorOf = (x: number) => (x < -20 ? 'end' : x > 20 ? 'start' : 'middle');

/** One picture for a screen reader, with the eclipses of each house. */
export function EclipseWheel({ eclipses }: { eclipses: readonly PlacedEclipse[] }) {
  const inHouse = (house: number) => eclipses.filter((each) => each.house === house);
  const met = HOUSES.filter((house) => inHouse(house).length > 0);
  return (
    <svg
      viewBox="-186 -150 372 300"
      role="img"
      aria-label={YEAR_COPY.eclipses.wheel(
        met.map((house) => ({ house, count: inHouse(house).length })),
      )}
      className="mx-auto mt-4 block w-full max-w-112 font-sans print:mt-1 print:max-w-60"
    >
      {met.map((house) => (
        <path key={house} d={sectorOf(house)} fill="currentColor" fillOpacity="0.08" />
      ))}
      <g fill="none" className="stroke-ivory-300" strokeOpacity="0.5">
        <circle r={RIM} />
        <circle r={HUB} />
        {HOUSES.map((house) => (
          <path key={house} d={`M${point(HUB, startOf(house))}L${point(RIM, startOf(house))}`} />
        ))}
      </g>
      {HOUSES.map((house) => {
        const isMet = met.includes(house);
        const number = at(NUMBERS, middleOf(house));
        const words = at(WORDS, middleOf(house));
        return (
          <g
            key={house}
            className={isMet ? 'fill-ivory-50' : 'fill-ivory-300'}
            dominantBaseline="central"
          >
            <text {...number} fontSize="12" textAnchor="middle">
              {house}
            </text>
            <text {...words} fontSize="12.5" textAnchor={anchorOf(words.x)}>
              {HOUSE_WORDS[house - 1]}
            </text>
          </g>
        );
      })}
      {met.flatMap((house) =>
        inHouse(house).map(({ fact }, index, all) => {
          const degrees = middleOf(house) + (index - (all.length - 1) / 2) * BESIDE;
          return (
            fact.kind === 'phase' &&
            fact.eclipse !== undefined && (
              <g key={fact.id} transform={`translate(${point(MARKS, degrees)})`}>
                <EclipseDrawing eclipse={fact.eclipse} />
              </g>
            )
          );
        }),
      )}
    </svg>
  );
}
