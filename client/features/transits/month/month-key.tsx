import type { ReactNode } from 'react';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { EventFact } from '#shared/sky/sky-fact.ts';
import type { TransitsMonth } from '#shared/transits/transits.schema.ts';
import { MONTH_COPY } from '../transits.copy.ts';
import { Eclipse, EventMarks } from './event-marks.tsx';
import { Ticks } from './ticks.tsx';

/** An example of a station, from which only the glyphs are drawn. */
const TURNING_MERCURY: EventFact = {
  id: 'key',
  kind: 'station',
  bodies: ['mercury'],
  direction: 'retrograde',
  exactAt: '',
  text: '',
};

/** The legend of the grid: what each glyph and tick means. */
export function MonthKey({ sky }: { sky: TransitsMonth }) {
  const hasEclipse = sky.days.some(({ events }) =>
    events.some((event) => event.kind === 'phase' && event.eclipse !== undefined),
  );
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-15 text-ivory-300">
      <KeyEntry mark={<Ticks moon={1} planets={0} />}>{MONTH_COPY.keyMoon}</KeyEntry>
      <KeyEntry mark={<Ticks moon={0} planets={1} />}>{MONTH_COPY.keyPlanet}</KeyEntry>
      <KeyEntry
        mark={
          <>
            <Glyph name="sun" size={16} />
            <Glyph name="sagittarius" size={15} />
          </>
        }
      >
        {MONTH_COPY.keyIngress}
      </KeyEntry>
      <KeyEntry mark={<EventMarks event={TURNING_MERCURY} size={16} />}>
        {MONTH_COPY.keyStation}
      </KeyEntry>
      <KeyEntry mark={<Eclipse size={20} />}>
        {hasEclipse ? MONTH_COPY.keyEclipse : MONTH_COPY.keyNoEclipse}
      </KeyEntry>
    </ul>
  );
}

function KeyEntry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.75">
      <span aria-hidden="true" className="flex items-center gap-0.5">
        {mark}
      </span>
      <span>{children}</span>
    </li>
  );
}
