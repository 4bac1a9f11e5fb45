import { calendarDayOf } from '#client/lib/today.ts';
import { listWords } from '#shared/core/list-words.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import type { TransitSeason } from '#shared/transits/transits.schema.ts';
import { SEASONS_COPY } from './transits.copy.ts';

type Pass = TransitSeason['passes'][number];

export const dayOfPass = ({ at }: Pass) => calendarDayOf(new Date(at));

function isWide({ from, until, shown }: Pass): boolean {
  return shown === 'day' && Date.parse(until) - Date.parse(from) >= 2 * WIDE_DAY_MS;
}

/**
 * The exact days of a season with how sure they are, the same wherever they are told: 'Jan 15 (give or take a day) and
 * about Sep 24', 'Jun 20 and Dec 8, each give or take a day'.
 */
export function exactDaysOf(passes: readonly Pass[], wordsOf: (day: string) => string): string {
  const isEach = passes.every(isWide);
  const days = passes.map((pass) => {
    const words = wordsOf(dayOfPass(pass));
    if (pass.shown === 'about') return SEASONS_COPY.about(words);
    return isWide(pass) && !isEach ? SEASONS_COPY.giveOrTake(words) : words;
  });
  return listWords(days) + (isEach ? SEASONS_COPY.each(passes.length) : '');
}
