import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { PHASE_ELONGATION_DEGREES } from '#shared/sky/phases.ts';
import type { EventFact } from '#shared/sky/sky-fact.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';

/**
 * Signs have their element's color from this size on, CSS pixels; on smaller glyphs the colors could not be told apart.
 */
const COLORED_FROM = 18;

/**
 * Whether an event is marked in the grid. The Moon's ingresses come every two or three days, and her phase is drawn on
 * each day anyway, so of the Moon only eclipses are marked.
 */
export function isRare(event: EventFact): boolean {
  if (event.kind === 'phase') return event.eclipse !== undefined;
  return event.kind === 'station' || event.bodies[0] !== 'moon';
}

/** An event in glyphs: a body and its new sign, a body with a turning arrow, an eclipse, or a phase. Decorative. */
export function EventMarks({ event, size }: { event: EventFact; size: number }) {
  if (event.kind === 'ingress') {
    return (
      <span className="inline-flex items-center gap-0.5">
        <Glyph name={event.bodies[0]} size={size} />
        <Glyph
          name={event.sign}
          size={size}
          className={
            size < COLORED_FROM ? undefined : ELEMENT_MARKS[SIGNS[event.sign].element].color
          }
        />
      </span>
    );
  }
  if (event.kind === 'station') {
    return (
      <span className="inline-flex items-end">
        <Glyph name={event.bodies[0]} size={size} />
        <Turn />
      </span>
    );
  }
  if (event.eclipse !== undefined) return <Eclipse size={size + 4} />;
  return <MoonPhase elongationDegrees={PHASE_ELONGATION_DEGREES[event.phase]} size={size} />;
}

/** The arrow beside a body that is stationary and turns. */
function Turn() {
  return (
    <svg width="9" height="11" viewBox="0 0 9 11" aria-hidden="true">
      <path
        d="M1.5 10V4.2a2.7 2.7 0 0 1 5.4 0V7M4.9 5.2l2 2.1 1.7-2.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A disk that is partly covered; `size` in CSS pixels. */
export function Eclipse({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor">
      <circle cx="12" cy="12" r="8.5" fill="none" strokeWidth="1.3" />
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17a10 10 0 0 0 0-17z" fill="currentColor" stroke="none" />
    </svg>
  );
}
