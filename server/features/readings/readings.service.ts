import { AppError } from '#shared/core/errors.ts';
import { READINGS_COPY } from '#shared/readings/readings.copy.ts';
import type { Reading } from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';

/** All readings on offer, in the order of the table. */
export function listReadings(): Reading[] {
  return READING_IDS.map((id) => ({ id, ...READINGS[id] }));
}

/** One reading; throws `not_found` for an unknown id. */
export function getReading(id: string): Reading {
  const reading = listReadings().find((offered) => offered.id === id);
  if (!reading) throw new AppError('not_found', { sentence: READINGS_COPY.unknown });
  return reading;
}
