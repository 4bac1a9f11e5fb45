// The ten bodies by element and quality: a table to look at, and one to listen to.

import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { ELEMENTS, type Element, QUALITIES, type Quality, SIGNS } from '#shared/zodiac/signs.ts';
import { READING_COPY } from './chart-reading.copy.ts';

export interface PlacedBody {
  body: BodyKey;
  sign: PlacementFact['sign'];
}

const CELL = 'h-14 border border-line p-1 text-center align-middle';
const NUMBER = 'w-8 text-center font-serif text-21 font-normal';

/** `placed`: every body once, with the sign in which it stands. */
export function BalanceTable({ placed }: { placed: readonly PlacedBody[] }) {
  const bodiesOf = (element: Element | null, quality: Quality | null) =>
    placed.filter(
      ({ sign }) =>
        (element === null || SIGNS[sign].element === element) &&
        (quality === null || SIGNS[sign].quality === quality),
    );
  return (
    <table className="mt-5 w-full max-w-xl table-fixed border-collapse text-15">
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
                {element}
              </span>
            </th>
            {QUALITIES.map((quality) => (
              <td key={quality} className={CELL}>
                <BodiesOfCell bodies={bodiesOf(element, quality)} />
              </td>
            ))}
            <td className={NUMBER}>{bodiesOf(element, null).length}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="sr-only">{READING_COPY.sum}</span>
          </th>
          {QUALITIES.map((quality) => (
            <td key={quality} className={`${NUMBER} pt-2`}>
              {bodiesOf(null, quality).length}
            </td>
          ))}
          <td />
        </tr>
      </tbody>
    </table>
  );
}

function BodiesOfCell({ bodies }: { bodies: readonly PlacedBody[] }) {
  if (bodies.length === 0) return <span className="sr-only">{READING_COPY.none}</span>;
  return (
    <span className="flex flex-wrap items-center justify-center gap-1">
      {bodies.map(({ body }) => (
        <Glyph key={body} name={body} size={20} label={getBodyName(body)} />
      ))}
    </span>
  );
}
