import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useToday } from '#client/lib/today.ts';
import { classNames } from '#client/ui/class-names.ts';
import { indices } from '#client/ui/drawings/plane.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { TODAY_COPY } from '../transits.copy.ts';
import { useFirstDay, useTransitsMonth } from '../use-month.ts';
import { dayTitle } from './day-range.ts';

/** Sizes of a day's stack of lines, CSS pixels. */
const LINE_GAP = 3.6;
const HEIGHT = 34;
const MOST_LINES = 9;

/** Links to yesterday, today and the seven days ahead, each with one line per contact, at most MOST_LINES. */
export function NineDays({ date }: { date: string }) {
  const today = useToday();
  const first = useFirstDay();
  const strip = useRef<HTMLElement>(null);
  const days = indices(9)
    .map((index) => addDays(today, index - 1))
    .filter((day) => day >= first);
  const months = [
    useTransitsMonth((days[0] ?? today).slice(0, 7)),
    useTransitsMonth((days.at(-1) ?? today).slice(0, 7)),
  ];
  const countOf = (day: string) => {
    const found = months.flatMap(({ data }) => data?.days ?? []).find((each) => each.date === day);
    return found && found.contacts.moon + found.contacts.planets;
  };
  // On a phone the strip scrolls sideways. The chosen day is scrolled into view, with the day before it still visible.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - 1.4 * chosen.offsetWidth;
  }, [date]);
  return (
    <nav
      ref={strip}
      aria-label={TODAY_COPY.nineDays}
      className="relative -mx-5 overflow-x-auto border-y border-line [scrollbar-width:none] md:mx-0"
    >
      <ol className="flex min-w-max px-3 md:min-w-0 md:px-0">
        {days.map((day) => {
          const isChosen = day === date;
          const count = countOf(day);
          const weekday = day === today ? TODAY_COPY.today : dayTitle(day, today).slice(0, 3);
          const number = Number(day.slice(8));
          return (
            <li key={day} data-day={day} className="md:flex-1">
              <Link
                href={day === today ? '/today' : `/today?date=${day}`}
                aria-current={isChosen ? 'page' : undefined}
                // The accessible name begins with the visible text, so that voice control finds the link by it.
                aria-label={`${weekday} ${number}: ${TODAY_COPY.dayLabel(dayTitle(day, today), count)}`}
                className={classNames(
                  'relative grid min-h-23 min-w-[3.125rem] content-end justify-items-center px-1 pt-2 pb-2.5 text-ivory-300 no-underline hover:text-ivory-50 focus-visible:-outline-offset-4 wide:min-h-26',
                  isChosen &&
                    'after:absolute after:inset-x-2 after:-bottom-px after:border-t-2 after:border-brass-400',
                )}
              >
                <svg width="34" height={HEIGHT} viewBox={`0 0 34 ${HEIGHT}`} aria-hidden="true">
                  <path
                    d={indices(Math.min(count ?? 0, MOST_LINES))
                      .map((line) => `M2 ${HEIGHT - 2 - line * LINE_GAP}H32`)
                      .join('')}
                    stroke={isChosen ? 'var(--brass-400)' : 'var(--line-control)'}
                    strokeWidth="1.2"
                  />
                </svg>
                <span
                  className={classNames(
                    'mt-1.5 text-13/[1.3]',
                    isChosen && 'font-semibold text-brass-400',
                  )}
                >
                  {weekday}
                </span>{' '}
                <span className="font-serif text-21/[1.1] text-ivory-50">{number}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
