// The link from a day to its month, under the Moon's phases of the next days and the day of the next principal phase.

import { nextPhaseWords } from '#client/features/sky-facts/index.ts';
import { useToday } from '#client/lib/today.ts';
import { indices } from '#client/ui/drawings/plane.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { MoonOfDay } from '../moon-of-day.tsx';
import { QuietLink } from '../page-parts.tsx';
import { beginLine, MONTH_LINK_COPY } from '../transits.copy.ts';
import { useTransitsMonth } from '../use-month.ts';

const DAYS = 8;

/** The section with the link to the month of `date` (`YYYY-MM-DD`). */
export function MonthLink({ date }: { date: string }) {
  const today = useToday();
  const month = date.slice(0, 7);
  const these = useTransitsMonth(month);
  const later = useTransitsMonth(addDays(date, DAYS - 1).slice(0, 7));
  const known = [...(these.data?.days ?? []), ...(later.data?.days ?? [])];
  const days = indices(DAYS).flatMap((ahead) => {
    const found = known.find((each) => each.date === addDays(date, ahead));
    return found === undefined ? [] : [found];
  });
  const phase = known
    .filter((each) => each.date >= date)
    .flatMap(({ events }) => events)
    .find((event) => event.kind === 'phase');
  return (
    <section className="border-t border-line pt-7">
      <h2 className="text-26">{MONTH_LINK_COPY.title}</h2>
      {days.length > 0 && (
        <ol aria-hidden="true" className="mt-4 mb-3 flex max-w-87.5 justify-between">
          {days.map(({ date: day, moon }) => (
            <li
              key={day}
              className="grid justify-items-center gap-1 text-15/[1.2] text-ivory-300 tiny:nth-[n+5]:hidden"
            >
              <MoonOfDay moon={moon} size={24} variant={day === today ? 'now' : 'plain'} />
              <span>{Number(day.slice(8))}</span>
            </li>
          ))}
        </ol>
      )}
      {phase !== undefined && (
        <p className="text-15 text-ivory-300">{beginLine(`${nextPhaseWords(phase, today)}.`)}</p>
      )}
      <QuietLink href={`/month?month=${month}&date=${date}`} className="mt-1.5">
        {MONTH_LINK_COPY.link(MONTH_NAMES[Number(month.slice(5)) - 1] ?? '')}
      </QuietLink>
    </section>
  );
}
