// What a user's birth chart means, in words.

import { type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import type { ChartReading } from '#shared/chart-reading/chart-reading.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { composeChapters } from './compose-chapters.ts';
import { composeReveal } from './compose-reveal.ts';

/** The first lines of a user's chart, without its chapters; none without a birth date. */
export function revealChart(owner: ChartOwner): ChartReading {
  const birth = getBirth(owner);
  return { reveal: birth === null ? [] : composeReveal(birth), chapters: [] };
}

/**
 * The first lines and the chapters of a user's chart; none without a birth date. They depend only on the birth details,
 * the user's house system and how times are written.
 */
export function readChart(owner: ChartOwner, hours: HourFormat = '12'): ChartReading {
  const birth = getBirth(owner);
  if (birth === null) return { reveal: [], chapters: [] };
  return { reveal: composeReveal(birth), chapters: composeChapters(birth, hours) };
}
