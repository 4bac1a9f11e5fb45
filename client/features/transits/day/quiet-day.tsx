import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { dayAheadOf, HoursBar } from '#client/features/letter/index.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { nameOf, timeOf } from '../contact-names.tsx';
import { TODAY_COPY } from '../transits.copy.ts';

type QuietDayProps = {
  transits: Transits;
  today: string;
  /** Unix milliseconds on today, else undefined. */
  nowMs: number | undefined;
};

/** Says that nothing touches the chart for the rest of the day, and on today what comes next. */
export function QuietDay({ transits, today, nowMs }: QuietDayProps) {
  const { contacts, next } = transits;
  if (nowMs === undefined) return <p className="py-4 font-serif text-23">{TODAY_COPY.quietDay}</p>;
  return (
    <>
      <p className="pt-6 font-serif text-[min(2.375rem,13vw)]/[1.06]">{TODAY_COPY.yours}</p>
      <p className="mt-3 font-serif text-21">
        {contacts.length === 0 ? TODAY_COPY.quiet : TODAY_COPY.quietNow}
      </p>
      <div className="mt-4 h-22">
        <Suspense fallback={null}>
          <HoursBar transits={transits} today={today} nowMs={nowMs} />
        </Suspense>
      </div>
      {next !== null && (
        <Link
          href={`/today?date=${calendarDayOf(new Date(next.at))}`}
          className="mt-4 grid min-h-14 grid-cols-[auto_minmax(0,1fr)_20px] items-center gap-3 border-y border-line py-2 leading-[1.35] text-ivory-50 no-underline"
        >
          <b>{TODAY_COPY.nextOn(dayAheadOf(timeOf(next), today))}</b>
          <span>{next.text}</span>
          <ChevronRight size={20} aria-hidden="true" className="text-brass-400" />
          <span className="sr-only">{nameOf(next)}</span>
        </Link>
      )}
    </>
  );
}
