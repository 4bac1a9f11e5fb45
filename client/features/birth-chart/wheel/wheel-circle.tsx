import { MIDDLE } from './wheel-plan.ts';

export const LINE = 'var(--wheel-line)';

/** A circle around the middle of the wheel. */
export function Circle({ radius, strong = false }: { radius: number; strong?: boolean }) {
  return (
    <circle
      cx={MIDDLE[0]}
      cy={MIDDLE[1]}
      r={radius}
      stroke={LINE}
      strokeOpacity={strong ? 0.55 : 0.28}
      strokeWidth={strong ? 1 : 0.75}
      pathLength={1}
      // The drawing animation starts at the Ascendant.
      transform={`rotate(180 ${MIDDLE.join(' ')})`}
      className="wheel-stroke"
    />
  );
}
