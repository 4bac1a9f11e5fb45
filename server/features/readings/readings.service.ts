import { type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import { AppError } from '#shared/core/errors.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { READINGS_COPY } from '#shared/readings/readings.copy.ts';
import type { OpenedReading, Reading } from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { composeOpenings } from './compose-openings.ts';

/** All readings on offer, in the order of the table. */
export function listReadings(): Reading[] {
  return READING_IDS.map((id) => ({ id, ...READINGS[id] }));
}

/**
 * One reading with the openings of its paragraphs for a user. They depend on the birth details and the user's house
 * system; those of the love reading also depend on the attractions. Throws `not_found` for an unknown id.
 */
export function openReading(
  id: string,
  owner: ChartOwner & { attractions?: readonly string[] },
  hours: HourFormat = '12',
): OpenedReading {
  const known = READING_IDS.find((offered) => offered === id);
  if (known === undefined) throw new AppError('not_found', { sentence: READINGS_COPY.unknown });
  const birth = getBirth(owner);
  return {
    id: known,
    ...READINGS[known],
    basis: birth === null ? 'general' : 'natal',
    paragraphs: birth === null ? [] : composeOpenings(known, birth, hours, owner.attractions),
  };
}
