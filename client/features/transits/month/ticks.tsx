/** Sizes in CSS pixels. */
const GAP = 4.5;
const HEIGHT = 11;
const MOON_HEIGHT = 6;

type TicksProps = { moon: number; planets: number; className?: string | undefined };

/** A tall tick for each contact of the Sun or a planet, then a short one for each contact of the Moon; decorative. */
export function Ticks({ moon, planets, className }: TicksProps) {
  const path = Array.from({ length: planets + moon }, (_, index) => {
    const top = index < planets ? 0 : HEIGHT - MOON_HEIGHT;
    return `M${1 + index * GAP} ${top}V${HEIGHT}`;
  }).join('');
  const width = Math.max(1, (planets + moon) * GAP - 2);
  return (
    <svg
      aria-hidden="true"
      className={`max-w-full ${className ?? ''}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <path d={path} stroke="var(--brass-400)" strokeWidth="1.75" />
    </svg>
  );
}
