// The Moon's next principal phase in words, the same on every screen that tells it.

import { dayOf, momentWordsOf, weekdayOf } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { PHASE_WORDS, SHORT_PHASES } from './sky-facts.copy.ts';
import type { NextPhase } from './sky-now.ts';

/** Letters of a weekday's short name. */
const SHORT = 3;

const isWithinWeek = (day: string, today: string) => day > today && day < addDays(today, 7);

/**
 * When a phase is exact: its hour today and tomorrow, within a week its weekday, else its date: 'tomorrow at 6:51 PM',
 * 'on Tuesday', 'on Dec 1'.
 */
function whenOf({ exactAt }: NextPhase, today: string): string {
  const day = calendarDayOf(new Date(exactAt));
  if (day >= today && day <= addDays(today, 1)) return momentWordsOf(exactAt, today);
  return `on ${isWithinWeek(day, today) ? weekdayOf(exactAt) : dayOf(exactAt, today)}`;
}

/** 'full on Tuesday', 'last quarter tomorrow at 6:51 PM'. */
export function nextPhaseWords(phase: NextPhase, today: string): string {
  return `${PHASE_WORDS[phase.phase]} ${whenOf(phase, today)}`;
}

/** In two words: 'Full Tue', 'Half today', 'New Dec 8'. */
export function shortPhaseWords({ phase, exactAt }: NextPhase, today: string): string {
  const day = calendarDayOf(new Date(exactAt));
  if (day === today) return `${SHORT_PHASES[phase]} today`;
  const when = isWithinWeek(day, today)
    ? weekdayOf(exactAt).slice(0, SHORT)
    : dayOf(exactAt, today);
  return `${SHORT_PHASES[phase]} ${when}`;
}
