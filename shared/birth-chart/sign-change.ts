import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import type { ChartPlanet } from './birth-chart.schema.ts';

export type PlanetSignChange = {
  from: SignName;
  to: SignName;
  /** `HH:MM` in the time zone of the birth place; in UTC where the place is not known. */
  atLocal: string;
};

/**
 * The change of sign that makes a planet's sign uncertain, or undefined when it is certain. A planet's
 * `sign` is that of the instant shown, which may lie before or after the change; this names both sides.
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
