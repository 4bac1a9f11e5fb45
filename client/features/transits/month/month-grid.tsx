import { getFirstDayIndex } from '#client/lib/week.ts';
import { classNames } from '#client/ui/class-names.ts';
import { indices } from '#client/ui/drawings/plane.ts';
import { weekdayOf } from '#shared/core/calendar-date.ts';
import { WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import type { TransitsMonth } from '#shared/transits/transits.schema.ts';
import { dayTitle } from '../day/day-range.ts';
import { type DayOfMonth, isWaning, MoonOfDay } from '../moon-of-day.tsx';
import { MONTH_COPY } from '../transits.copy.ts';
import { addMonths, useFirstDay } from '../use-month.ts';
import { EventMarks, isRare } from './event-marks.tsx';
import { Ticks } from './ticks.tsx';

type MonthGridProps = {
  sky: TransitsMonth;
  /** `YYYY-MM-DD`. */
  chosen: string;
  today: string;
  onChoose: (date: string) => void;
};

const CELL =
  'relative grid min-h-25.5 w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center px-0.5 pt-1.5 pb-2 wide:min-h-29.5 wide:py-2';
const NUMBER = 'font-serif text-20/[1.2]';

/** The weeks of a month, each beginning with the reader's first day of the week; each day is a button. */
export function MonthGrid({ sky, chosen, today, onChoose }: MonthGridProps) {
  const ownFrom = useFirstDay();
  const firstDay = getFirstDayIndex();
  const first = (weekdayOf(`${sky.month}-01`) - firstDay + 7) % 7;
  const weekdays = [...WEEKDAY_NAMES.slice(firstDay), ...WEEKDAY_NAMES.slice(0, firstDay)];
  const before = indices(first).map(
    (index) => lengthOf(addMonths(sky.month, -1)) - first + 1 + index,
  );
  const after = indices((7 - ((first + sky.days.length) % 7)) % 7).map((index) => index + 1);
  return (
    <div className="-mx-2 md:mx-0">
      <ol aria-hidden="true" className="grid grid-cols-7">
        {weekdays.map((name) => (
          <li key={name} className="text-center text-13/[28px] text-ivory-300 tiny:leading-normal">
            <span className="tiny:hidden">{name.slice(0, 3)}</span>
            <span className="hidden tiny:inline">{name.slice(0, 1)}</span>
          </li>
        ))}
      </ol>
      <ol
        aria-label={MONTH_COPY.days}
        className="grid grid-cols-7 border-t border-l border-line [border-top-color:var(--line-strong)]"
      >
        {before.map((number) => (
          <OtherMonth key={number} number={number} />
        ))}
        {sky.days.map((day) => (
          <li key={day.date} className="grid min-w-0 border-r border-b border-line">
            <DayButton
              day={day}
              isChosen={day.date === chosen}
              hasOwn={day.date >= ownFrom}
              today={today}
              onChoose={() => onChoose(day.date)}
            />
          </li>
        ))}
        {after.map((number) => (
          <OtherMonth key={number} number={number} />
        ))}
      </ol>
    </div>
  );
}

function OtherMonth({ number }: { number: number }) {
  return (
    <li aria-hidden="true" className="min-w-0 border-r border-b border-line">
      <span className={classNames(CELL, 'text-ivory-500')}>
        <span className={NUMBER}>{number}</span>
      </span>
    </li>
  );
}

type DayButtonProps = {
  day: DayOfMonth;
  isChosen: boolean;
  /** Whether the server tells the day's contacts with the user's own chart. */
  hasOwn: boolean;
  today: string;
  onChoose: () => void;
};

function DayButton({ day, isChosen, hasOwn, today, onChoose }: DayButtonProps) {
  const { date, moon, events, contacts } = day;
  const isPast = date < today;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      aria-label={heardDay(day, today, hasOwn)}
      onClick={onChoose}
      className={classNames(
        CELL,
        'cursor-pointer hover:bg-ink-800 focus-visible:-outline-offset-4',
        isChosen && 'bg-ink-900 outline-2 -outline-offset-2 outline-brass-400',
      )}
    >
      <span
        className={classNames(
          NUMBER,
          date === today ? 'text-brass-400' : isPast ? 'text-ivory-300' : 'text-ivory-50',
        )}
      >
        {Number(date.slice(8))}
      </span>
      <MoonOfDay
        moon={moon}
        size={24}
        className={classNames('mt-0.5 h-auto max-w-full', isPast && 'opacity-70')}
      />
      <span className="mt-1 flex min-h-5 max-w-full flex-wrap items-center justify-center gap-px">
        {events.filter(isRare).map((event) => (
          <EventMarks key={event.id} event={event} size={13} />
        ))}
      </span>
      {hasOwn && <Ticks {...contacts} className={isPast ? 'opacity-70' : undefined} />}
    </button>
  );
}

/** A day for screen readers: 'Sunday, November 22. Moon 94 percent, growing. Sun enters Sagittarius. …' */
function heardDay(
  { date, moon, events, contacts }: DayOfMonth,
  today: string,
  hasOwn: boolean,
): string {
  const turning =
    moon.phase === 'new' || moon.phase === 'full'
      ? MONTH_COPY.turning[moon.phase]
      : MONTH_COPY.turning[isWaning(moon) ? 'waning' : 'waxing'];
  return [
    `${dayTitle(date, today)}.`,
    MONTH_COPY.moonHeard(moon.lit, turning),
    ...events.map(({ text }) => `${text}.`),
    ...(hasOwn ? [MONTH_COPY.yours(contacts.moon + contacts.planets)] : []),
  ].join(' ');
}

/** The number of days of a month (`YYYY-MM`). */
function lengthOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}
