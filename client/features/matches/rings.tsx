// Two overlapping rings, drawn as an engraving: ticks around the outside of each ring, and hatching and a star where
// they overlap. Measures are in units of the drawing, which is 306 by 112.

const RADIUS = 44;
const MIDDLE_Y = 56;
const CENTERS = [122, 184] as const;
const MIDDLE_X = (CENTERS[0] + CENTERS[1]) / 2;
const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path data of the ticks: 64 per ring, every eighth one longer, and none inside the other ring. */
function drawTicks(): string {
  return CENTERS.flatMap((x, ring) => {
    const other = CENTERS[1 - ring] ?? x;
    return Array.from({ length: 64 }, (_, index) => {
      const angle = (index / 64) * 2 * Math.PI;
      const at = (radius: number) =>
        [x + radius * Math.cos(angle), MIDDLE_Y + radius * Math.sin(angle)] as const;
      const from = at(RADIUS + 3);
      const to = at(RADIUS + (index % 8 === 0 ? 10 : 7));
      if (Math.hypot(from[0] - other, from[1] - MIDDLE_Y) < RADIUS + 2) return '';
      return `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
    });
  }).join('');
}

/** SVG path data of the horizontal lines where the rings overlap. */
function drawHatching(): string {
  const lines: string[] = [];
  for (let y = 27; y <= 85; y += 3) {
    const half = Math.sqrt(RADIUS ** 2 - (y - MIDDLE_Y) ** 2) - (CENTERS[1] - CENTERS[0]) / 2;
    if (half > 1) lines.push(`M${round(MIDDLE_X - half)} ${y}H${round(MIDDLE_X + half)}`);
  }
  return lines.join('');
}

const TICKS = drawTicks();
const HATCHING = drawHatching();
const STAR =
  'M153 47l1.2 6.2 5.2-3.6-3.6 5.2 6.2 1.2-6.2 1.2 3.6 5.2-5.2-3.6-1.2 6.2-1.2-6.2-5.2 3.6 3.6-5.2-6.2-1.2 6.2-1.2-3.6-5.2 5.2 3.6z';

/** The drawing above the answer of a match. */
export function Rings({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 306 112" aria-hidden="true" className={className} fill="none">
      <g stroke="currentColor" strokeWidth={0.8}>
        <path d={HATCHING} opacity={0.42} />
        <path d={TICKS} opacity={0.5} />
        <path d="M0 56H66M240 56H306" opacity={0.42} />
      </g>
      {CENTERS.map((x) => (
        <circle key={x} cx={x} cy={MIDDLE_Y} r={RADIUS} stroke="currentColor" strokeWidth={1.25} />
      ))}
      <path
        d={STAR}
        fill="currentColor"
        stroke="var(--ink-900)"
        strokeWidth={6}
        paintOrder="stroke"
      />
    </svg>
  );
}
