import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import type { MoonShapeKey } from '#shared/sky/phases.ts';
import type { TransitsMonth } from '#shared/transits/transits.schema.ts';

export type DayOfMonth = TransitsMonth['days'][number];

const DEGREES_PER_RADIAN = 180 / Math.PI;
const WANING: readonly MoonShapeKey[] = ['waning-gibbous', 'last-quarter', 'waning-crescent'];

/** Whether the Moon is waning, from after the full Moon to before the new Moon. */
export function isWaning({ phase }: DayOfMonth['moon']): boolean {
  return WANING.includes(phase);
}

/** The Moon's elongation east of the Sun, degrees, at which her lit part (`lit`, percent) is that of the day. */
function getElongation(moon: DayOfMonth['moon']): number {
  const fromNew = Math.acos(1 - moon.lit / 50) * DEGREES_PER_RADIAN;
  return isWaning(moon) ? 360 - fromNew : fromNew;
}

type MoonOfDayProps = {
  moon: DayOfMonth['moon'];
  size: number;
  variant?: 'plain' | 'now';
  className?: string | undefined;
};

/** The Moon's phase in the middle of a day; decorative. `size`: CSS pixels; `now`: drawn in brass, for today. */
export function MoonOfDay({ moon, size, variant = 'plain', className }: MoonOfDayProps) {
  return (
    <MoonPhase
      elongationDegrees={getElongation(moon)}
      size={size}
      variant={variant}
      className={className}
    />
  );
}
