// The words of the lucky numbers, and the descriptions of the lotteries.

import { shortDate } from '#client/lib/date-words.ts';
import { WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import { listWords } from '#shared/core/list-words.ts';
import {
  getLotteryFormat,
  isRetired,
  LOTTERIES,
  type LotteryKey,
} from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';

export const LUCKY_COPY = {
  title: 'Your Cosmic Lucky Numbers',
  refresh: 'Numbers refresh daily based on cosmic alignments',
  loading: 'Calculating your personalized lucky numbers...',
  tabsLabel: 'Lotteries',
  /** On the sub-tabs. */
  tabs: {
    powerball: 'Powerball',
    megaMillions: 'Mega',
    luckyForLife: 'Lucky',
    dailyNumbers: 'Daily',
  },
  /** Full names. */
  names: {
    powerball: 'Powerball',
    megaMillions: 'Mega Millions',
    luckyForLife: 'Lucky for Life',
    dailyNumbers: 'Daily Numbers',
  },
  alignment: 'Cosmic Alignment',
  entertainment: 'For entertainment. Every combination is equally likely.',
  share: 'Share',
  sharing: 'Sharing…',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  specialBall: 'Special ball',
  failedTitle: 'Lucky Lottery Numbers',
  failed: 'There was an error generating your lucky numbers.',
  failedHint:
    'Please try again later or update your profile information for more accurate predictions.',

  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',

  copied: { title: 'Numbers copied', description: 'Paste them wherever you like.' },
  shareFailed: {
    title: 'Sharing failed',
    description: 'Your browser blocked sharing. The numbers stay here.',
  },
  savedToast: { title: 'Numbers saved', description: 'Today’s numbers are below.' },
  saveFailed: {
    title: 'Numbers not saved',
    description: 'Please try again in a moment.',
  },

  remove: 'Remove',
  removeOf: (day: string) => `Remove the numbers for ${day}`,
  removing: 'Removing…',
  removeFailed: { title: 'Numbers not removed', description: 'Please try again in a moment.' },

  savedTitle: 'Saved numbers',
  savedLoading: 'Loading your saved numbers',
  savedFailed: 'We couldn’t load your saved numbers.',
  savedNone: 'Nothing saved yet. Tap Save to keep today’s numbers.',
  savedAll: (days: number) => `Show all ${days} days`,
} as const;

/** The numbers that are drawn: '5 numbers from 1 to 69 and a ball from 1 to 26'. */
export function formatWords(lottery: LotteryKey, date: string): string {
  const { count, numbers, ball } = getLotteryFormat(lottery, date);
  const drawn = `${count} numbers from ${numbers.from} to ${numbers.to}`;
  return ball === undefined ? drawn : `${drawn} and a ball from ${ball.from} to ${ball.to}`;
}

/** The drawing days: 'Drawn on Monday, Wednesday and Saturday'; or that it is retired. */
export function drawingWords(lottery: LotteryKey, date: string): string {
  const { drawingDays, retiredOn } = LOTTERIES[lottery];
  if (retiredOn !== undefined && isRetired(lottery, date)) {
    return `Retired: its last drawing was on ${shortDate(retiredOn)}. Play these for luck alone.`;
  }
  return drawingDays.length === WEEKDAY_NAMES.length
    ? 'Drawn every day.'
    : `Drawn on ${listWords(drawingDays.flatMap((day) => WEEKDAY_NAMES[day] ?? []))}.`;
}

/** The numbers of a set as text: '4 · 17 · 23 · 41 · 60 + 9'; the daily numbers have no ball. */
export function numbersWords(
  lottery: LotteryKey,
  numbers: readonly number[],
  date: string,
): string {
  if (getLotteryFormat(lottery, date).ball === undefined) return numbers.join(' · ');
  return `${numbers.slice(0, -1).join(' · ')} + ${numbers.at(-1)}`;
}

/** A day's numbers as a few lines of text to paste. */
export function shareText(day: LuckyNumbers, dateWords: string): string {
  const lines = (['powerball', 'megaMillions', 'luckyForLife', 'dailyNumbers'] as const).map(
    (lottery) => `${LUCKY_COPY.names[lottery]}: ${numbersWords(lottery, day[lottery], day.date)}`,
  );
  return [`${LUCKY_COPY.title}, ${dateWords}`, ...lines, LUCKY_COPY.entertainment].join('\n');
}
