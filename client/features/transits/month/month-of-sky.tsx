// The page of a month: each day's Moon, the events in the sky, and the number of contacts with the user's own chart.

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useSearchParams } from 'wouter';
import { useToday } from '#client/lib/today.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { iconButtonClassName } from '#client/ui/actions/icon-button-class.ts';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import type { TransitsMonth } from '#shared/transits/transits.schema.ts';
import { Failure, OutOfReach, QuietLink } from '../page-parts.tsx';
import { MONTH_COPY } from '../transits.copy.ts';
import { addMonths, useMonthSpan, useTransitsMonth } from '../use-month.ts';
import { ChosenDay } from './chosen-day.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthKey } from './month-key.tsx';

/** 'November 2026'. */
function monthTitle(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/**
 * The month in the address (`?month=YYYY-MM`), by default the present one: loaded, loading, failed or not available.
 */
export function MonthOfSky() {
  const [search] = useSearchParams();
  const today = useToday();
  const asked = search.get('month') ?? '';
  const month = isCalendarDate(`${asked}-01`) ? asked : today.slice(0, 7);
  const span = useMonthSpan();
  const { data, error, isFetching, refetch } = useTransitsMonth(month);
  const wayOut = { href: '/month', label: MONTH_COPY.toThisMonth };
  return (
    <>
      <BackLink href="/today">{MONTH_COPY.back}</BackLink>
      <header className="flex items-center justify-between gap-2 pt-0.5 pb-2.5 lg:justify-start lg:gap-6 tiny:flex-wrap">
        <h1 className="text-34 lg:text-48">{monthTitle(month)}</h1>
        <div className="-mr-2.5 flex">
          <MonthArrow month={addMonths(month, -1)} span={span} icon={<ChevronLeft />} />
          <MonthArrow month={addMonths(month, 1)} span={span} icon={<ChevronRight />} />
        </div>
      </header>
      {month < span.first || month > span.last ? (
        <OutOfReach words={MONTH_COPY} wayOut={wayOut} />
      ) : data !== undefined ? (
        <MonthRead sky={data} asked={search.get('date') ?? ''} today={today} />
      ) : error !== null ? (
        <Failure
          error={error}
          words={MONTH_COPY}
          wayOut={wayOut}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={MONTH_COPY.loading} className="mt-7">
          <Bone className="h-128 wide:w-3/5" />
        </Skeleton>
      )}
    </>
  );
}

type MonthArrowProps = {
  month: string;
  span: { first: string; last: string };
  icon: React.ReactNode;
};

/** A link to the month before or after, or an empty box of the same size where that month is not available. */
function MonthArrow({ month, span, icon }: MonthArrowProps) {
  if (month < span.first || month > span.last) return <span className="size-11" />;
  return (
    <Link
      href={`/month?month=${month}`}
      aria-label={monthTitle(month)}
      className={iconButtonClassName('text-brass-400!')}
    >
      {icon}
    </Link>
  );
}

function MonthRead({ sky, asked, today }: { sky: TransitsMonth; asked: string; today: string }) {
  const [, setSearch] = useSearchParams();
  const chosen =
    [asked, today].map((date) => sky.days.find((day) => day.date === date)).find(Boolean) ??
    sky.days[0];
  if (chosen === undefined) return null;
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] wide:items-start wide:gap-14">
      <div>
        <MonthGrid
          sky={sky}
          chosen={chosen.date}
          today={today}
          onChoose={(date) => setSearch({ month: sky.month, date }, { replace: true })}
        />
        <MonthKey sky={sky} />
        <QuietLink href="/year" className="mt-3">
          {MONTH_COPY.yourYear}
        </QuietLink>
      </div>
      <ChosenDay day={chosen} today={today} />
    </div>
  );
}
