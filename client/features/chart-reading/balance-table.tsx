// The ten bodies by element and quality: a drawn table whose cells have words for screen readers.

import { classNames } from '#client/ui/class-names.ts';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { ELEMENTS, type Element, QUALITIES, type Quality, SIGNS } from '#shared/zodiac/signs.ts';
import { READING_COPY } from './chart-reading.copy.ts';

export interface PlacedBody {
  body: BodyKey;
  sign: PlacementFact['sign'];
  /** Whether the birth time leaves open that it is in another sign. */
  isOpen: boolean;
}

const CELL = 'relative h-14 border border-line p-1 text-center align-middle';
/** The measures of the drawing behind a cell's symbols, which is cut to the cell. */
const HATCHED_AREA = { width: 168, height: 56 };
/** The hatching of a cell with one body, and twice as dense with several. */
const HATCHINGS = { one: hatchingPath(11), several: hatchingPath(5.5) };

const NUMBER = 'w-8 text-center font-serif text-21 font-normal';

type BalanceTableProps = {
  /** Every body once, with its sign. */
  placed: readonly PlacedBody[];
  className?: string | undefined;
};

/** A body whose sign is open is marked in its cell and in the totals that count it. */
export function BalanceTable({ placed, className }: BalanceTableProps) {
  const bodiesOf = (element: Element | null, quality: Quality | null) =>
    placed.filter(
      ({ sign }) =>
        (element === null || SIGNS[sign].element === element) &&
        (quality === null || SIGNS[sign].quality === quality),
    );
  return (
    <div className={classNames('max-w-xl', className)}>
      <table className="w-full table-fixed border-collapse text-15 print:break-inside-avoid">
        <caption className="sr-only">{READING_COPY.balanceLead}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-20">
              <span className="sr-only">{READING_COPY.element}</span>
            </th>
            {QUALITIES.map((quality) => (
              <th
                key={quality}
                scope="col"
                className="pb-2 text-13 font-normal text-ivory-300 narrow:text-[0.75rem]"
              >
                {quality}
              </th>
            ))}
            <th scope="col" className="w-8">
              <span className="sr-only">{READING_COPY.sum}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ELEMENTS.map((element) => (
            <tr key={element}>
              <th scope="row" className="text-left font-normal">
                <span className="flex items-center gap-1.5">
                  <Glyph
                    name={ELEMENT_MARKS[element].glyph}
                    size={18}
                    className={ELEMENT_MARKS[element].color}
                  />
                  <span>{element}</span>
                </span>
              </th>
              {QUALITIES.map((quality) => (
                <BodiesCell
                  key={quality}
                  bodies={bodiesOf(element, quality)}
                  color={ELEMENT_MARKS[element].color}
                />
              ))}
              <td className={NUMBER}>
                <Sum bodies={bodiesOf(element, null)} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="sr-only">{READING_COPY.sum}</span>
            </th>
            {QUALITIES.map((quality) => (
              <td key={quality} className={`${NUMBER} pt-2`}>
                <Sum bodies={bodiesOf(null, quality)} />
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      {placed.some(({ isOpen }) => isOpen) && (
        <p className="mt-3 text-15 text-ivory-300">{READING_COPY.balanceOpen}</p>
      )}
    </div>
  );
}

/** Lines that rise at 45 degrees, `step` apart. */
function hatchingPath(step: number): string {
  const { width, height } = HATCHED_AREA;
  const count = Math.ceil((width + height) / step);
  return Array.from(
    { length: count },
    (_, index) => `M${index * step} 0l${-height} ${height}`,
  ).join('');
}

type BodiesCellProps = { bodies: readonly PlacedBody[]; color: string };

function BodiesCell({ bodies, color }: BodiesCellProps) {
  if (bodies.length === 0) {
    return (
      <td className={CELL}>
        <span className="sr-only">{READING_COPY.none}</span>
      </td>
    );
  }
  return (
    <td className={CELL}>
      {/* Drawn, because browsers print a striped background as a picture, or not at all. */}
      <svg
        className={classNames('absolute inset-0 size-full', color)}
        viewBox={`0 0 ${HATCHED_AREA.width} ${HATCHED_AREA.height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.42}
        strokeWidth={0.8}
        aria-hidden="true"
      >
        <path d={HATCHINGS[bodies.length > 1 ? 'several' : 'one']} />
      </svg>
      <span className="relative flex flex-wrap items-center justify-center gap-0.5 text-ivory-50">
        {bodies.map(({ body, isOpen }) => (
          <span key={body} className="flex items-center rounded-full bg-ink-950 p-0.75">
            {isOpen && <OpenMark />}
            <Glyph
              name={body}
              size={20}
              label={isOpen ? READING_COPY.openBody(getBodyName(body)) : getBodyName(body)}
            />
          </span>
        ))}
      </span>
    </td>
  );
}

/** How many bodies; with 'about' when one of them may be elsewhere. */
function Sum({ bodies }: { bodies: readonly PlacedBody[] }) {
  if (!bodies.some(({ isOpen }) => isOpen)) return <span>{bodies.length}</span>;
  return (
    <>
      <OpenMark />
      <span className="sr-only">{READING_COPY.about}</span>
      <span>{` ${bodies.length}`}</span>
    </>
  );
}

/** The mark of an open sign; chapters whose words the birth time leaves open have it too. */
function OpenMark() {
  return (
    <span aria-hidden="true" className="text-brass-400">
      ~
    </span>
  );
}
