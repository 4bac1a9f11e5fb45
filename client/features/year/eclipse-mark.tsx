import type { EclipseKey } from '#shared/sky/sky-fact.ts';

const RAYS = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** How an eclipse looks at its greatest, drawn in a square of 24 units around its middle. */
export function EclipseDrawing({ eclipse }: { eclipse: EclipseKey }) {
  switch (eclipse) {
    case 'total-solar':
    case 'hybrid-solar':
      return (
        <g fill="none" stroke="currentColor">
          <circle r="6.4" strokeWidth="1.3" />
          <path
            strokeWidth="1"
            strokeLinecap="round"
            d={RAYS.map((angle) => {
              const [x, y] = [Math.cos(angle), Math.sin(angle)];
              return `M${(8.4 * x).toFixed(1)} ${(8.4 * y).toFixed(1)}L${(11 * x).toFixed(1)} ${(11 * y).toFixed(1)}`;
            }).join('')}
          />
        </g>
      );
    case 'annular-solar':
      return <circle r="7.2" fill="none" stroke="currentColor" strokeWidth="3.2" />;
    case 'partial-solar':
      return (
        <path
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1"
          d="M4.4-7.6A8.8 8.8 0 1 0 4.4 7.6A8.8 8.8 0 0 1 4.4-7.6z"
        />
      );
    case 'total-lunar':
      return (
        <g stroke="currentColor" strokeWidth="1.3">
          <circle r="8.5" fill="currentColor" fillOpacity="0.35" />
        </g>
      );
    case 'partial-lunar':
      return (
        <g stroke="currentColor" strokeWidth="1.3">
          <circle r="8.5" fill="none" />
          <path d="M4.4-7.3A8.5 8.5 0 0 0 4.4 7.3A11 11 0 0 0 4.4-7.3z" fill="currentColor" />
        </g>
      );
    case 'penumbral-lunar':
      return (
        <g stroke="currentColor" strokeWidth="1.3">
          <circle r="8.5" fill="none" />
          <path
            d="M0-8.5A8.5 8.5 0 0 0 0 8.5z"
            fill="currentColor"
            fillOpacity="0.2"
            stroke="none"
          />
        </g>
      );
  }
}

/** The mark of an eclipse in a list; `size` in CSS pixels. */
export function EclipseMark({ eclipse, size }: { eclipse: EclipseKey; size: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <EclipseDrawing eclipse={eclipse} />
    </svg>
  );
}
