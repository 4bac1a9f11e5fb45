// The year before: the days on which the journal has entries, and those of them on which it looked back.

import { QuietLink } from '#client/features/transits/index.ts';
import { monthAndYear, shortDate } from '#client/lib/date-words.ts';
import { Section } from '#client/ui/frame/section.tsx';
import type { OwnYear } from '#shared/year/year.schema.ts';
import { SHEET } from './sheet.ts';
import { YEAR_COPY } from './year.copy.ts';
import { listMonthStarts, shareOf } from './year-axis.ts';

const WIDTH = 350;
const HEIGHT = 38;
const BASE = 30;
/** Where the dots of days that look back are, and above which the marks of days begin. */
const DOTS = 5;
const TOP = 12;

/** The most days that are named one by one; more could not be remembered by who hears them. */
const MAX_NAMED_DAYS = 6;

/** The days as they are told to a screen reader, which has no dots. */
function nameDays(days: readonly string[]): string[] {
  if (days.length <= MAX_NAMED_DAYS) return days.map(shortDate);
  const named = days.slice(0, MAX_NAMED_DAYS - 1);
  return [...named.map(shortDate), YEAR_COPY.past.more(days.length - named.length)];
}

export function PastYear({ year: { past } }: { year: OwnYear }) {
  if (past === null || past.marked.length === 0) return null;
  const x = (day: string) => Math.round(shareOf(past, day) * WIDTH) / 100;
  const months = [...new Set(past.marked.map((day) => day.slice(0, 7)))];
  return (
    <Section title={YEAR_COPY.past.title} className={SHEET}>
      <svg
        className="mt-3 h-auto w-full overflow-visible"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={YEAR_COPY.past.label(
          months.map((month) => monthAndYear(`${month}-01`)),
          nameDays(past.lookbacks),
        )}
      >
        <path
          d={`M0 ${BASE}H${WIDTH}${listMonthStarts(past)
            .map((day) => `M${x(day)} ${BASE}v4`)
            .join('')}`}
          className="fill-none stroke-line-control"
        />
        <path
          d={past.marked.map((day) => `M${x(day)} ${BASE - 2}V${TOP}`).join('')}
          className="fill-none stroke-brass-400"
          strokeWidth="1.5"
        />
        <path
          d={past.lookbacks.map((day) => `M${x(day)} ${DOTS}h0`).join('')}
          className="fill-none stroke-ivory-50"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      {past.lookbacks.length > 0 && (
        <p className="mt-1 text-15 text-ivory-300">{YEAR_COPY.past.lookbacks}</p>
      )}
      <div className="print:hidden">
        <QuietLink href="/journal">{YEAR_COPY.past.journal}</QuietLink>
      </div>
    </Section>
  );
}
