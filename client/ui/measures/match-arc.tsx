import type { AspectKey } from '#shared/sky/aspects.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { arcPoints, indices, type Point, strokePath, tickPath } from '../drawings/plane.ts';
import { starPath } from '../drawings/star-path.ts';
import { glyphHref } from '../glyphs/glyph.tsx';

const MIDDLE: Point = [153, 141];
const RADIUS = 128;
const RIM = strokePath(arcPoints(MIDDLE, RADIUS, 180, 360, 2));
const TICKS = indices(61)
  .map((index) => {
    const length = index % 10 === 0 ? 10 : index % 5 === 0 ? 7 : 4;
    return tickPath(MIDDLE, 180 + index * 3, RADIUS, RADIUS - length);
  })
  .join('');

type MatchArcProps = {
  /** The compatibility of the two signs, 0 to 100. */
  percentage: number;
  left: SignKey;
  right: SignKey;
  /** The aspect between the two signs, if it is one of the five. */
  aspect?: AspectKey | undefined;
  label: string;
  className?: string | undefined;
};

/** A graduated half circle between two signs; a star marks their percentage. */
export function MatchArc({ percentage, left, right, aspect, label, className }: MatchArcProps) {
  const share = Math.min(100, Math.max(0, percentage));
  return (
    <svg role="img" aria-label={label} className={className} viewBox="0 0 306 150" width="100%">
      <path d={RIM} fill="none" stroke="var(--line-strong)" />
      <path d={TICKS} stroke="var(--line-control)" strokeWidth=".8" />
      <g className="arc-star" style={{ rotate: `${share * 1.8}deg` }}>
        <path
          d={starPath({ x: MIDDLE[0] - RADIUS, y: MIDDLE[1], radius: 9, points: 8 })}
          fill="var(--brass-300)"
        />
      </g>
      <g className="glyph">
        <use href={glyphHref(left)} x="42" y="99" width="40" height="40" strokeWidth=".9" />
        <use href={glyphHref(right)} x="224" y="99" width="40" height="40" strokeWidth=".9" />
        {aspect !== undefined && (
          <use href={glyphHref(aspect)} x="141" y="112" width="24" height="24" strokeWidth="1.4" />
        )}
      </g>
      <text
        x="155"
        y="98"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize="60"
        fill="var(--ivory-50)"
      >
        {`${percentage}%`}
      </text>
    </svg>
  );
}
