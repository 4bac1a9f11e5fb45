import { indices, type Point, tickPath } from '../drawings/plane.ts';
import { starPath } from '../drawings/star-path.ts';

const MIDDLE: Point = [108, 108];
const RIM_RADIUS = 99;
const SCALE_RADIUS = 94;
const HAIR_RADIUS = 80;

/** The ticks with indices from `from` up to but not including `to`, of a hundred around the ring, as path data. */
function scaleTicks(from: number, to: number): string {
  return indices(100)
    .slice(from, to)
    .map((index) => {
      const length = index % 10 === 0 ? 10 : index % 5 === 0 ? 7 : 4.5;
      return tickPath(MIDDLE, index * 3.6 - 90, SCALE_RADIUS, SCALE_RADIUS - length);
    })
    .join('');
}

type LevelRingProps = {
  level: number;
  /** Points gathered on the current level, 0 to 100. */
  points: number;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
};

/** The level inside a graduated ring; a star on the ring marks the progress to the next level. */
export function LevelRing({ level, points, size = 172, className }: LevelRingProps) {
  const share = Math.min(100, Math.max(0, points));
  const reached = Math.floor(share);
  return (
    <svg
      role="img"
      aria-label={`Level ${level}, ${share} of 100 points to the next`}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 216 216"
    >
      <g fill="none" stroke="var(--line-strong)">
        <circle cx="108" cy="108" r={RIM_RADIUS} />
        <circle cx="108" cy="108" r={HAIR_RADIUS} strokeWidth=".75" />
        <path d={scaleTicks(reached, 100)} strokeWidth=".9" />
      </g>
      <path d={scaleTicks(0, reached)} stroke="var(--brass-400)" strokeWidth="1.2" />
      {share > 0 && (
        <circle
          className="ring-arc"
          cx="108"
          cy="108"
          r={RIM_RADIUS}
          fill="none"
          stroke="var(--brass-400)"
          strokeWidth="2"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 108 108)"
        />
      )}
      <g className="ring-star" style={{ rotate: `${share * 3.6}deg` }}>
        <path
          d={starPath({ x: 108, y: 108 - RIM_RADIUS, radius: 9, points: 8 })}
          fill="var(--brass-300)"
        />
      </g>
      <g fill="var(--ivory-50)" textAnchor="middle">
        <text
          x="108"
          y={level > 99 ? 122 : 126}
          fontFamily="var(--serif)"
          fontSize={level > 99 ? 56 : 90}
        >
          {level}
        </text>
        <text x="108" y="152" fontFamily="var(--sans)" fontSize="19" fill="var(--ivory-300)">
          Level
        </text>
      </g>
    </svg>
  );
}
