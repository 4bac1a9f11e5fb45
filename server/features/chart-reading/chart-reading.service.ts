// What a user's birth chart means, in words.

import { type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import type { ChartReading } from '#shared/chart-reading/chart-reading.schema.ts';
import { composeChapters } from './compose-chapters.ts';

/**
 * The chapters of a user's chart; without a birth date none. It follows from the birth details and the user's system of
 * houses alone.
 */
export function readChart(owner: ChartOwner): ChartReading {
  const birth = getBirth(owner);
  return { chapters: birth === null ? [] : composeChapters(birth) };
}
