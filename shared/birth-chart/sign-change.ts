import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import type { ChartPlanet } from './birth-chart.schema.ts';

export type PlanetSignChange = {
  from: SignName;
  to: SignName;
  /** `HH:MM` in the time zone of the birth place; in UTC where the place is not known. */
  atLocal: string;
};

/**
 * The change of sign that makes a planet's sign uncertain, or undefined when the sign is certain. A planet's `sign` is
 * its sign at the chart's instant, which may be before or after the change; `from` and `to` are the signs on both sides
 * of it.
 */
export function findSignChange(
  planet: Pick<ChartPlanet, 'sign' | 'retrograde' | 'changes'>,
): PlanetSignChange | undefined {
  const { sign, retrograde, changes } = planet;
  if (!changes) return undefined;
  const { to, atLocal } = changes;
  if (sign !== to) return { from: sign, to, atLocal };
  const stepsBack = retrograde ? 1 : SIGN_NAMES.length - 1;
  const from = SIGN_NAMES[(SIGN_NAMES.indexOf(to) + stepsBack) % SIGN_NAMES.length] ?? sign;
  return { from, to, atLocal };
}
