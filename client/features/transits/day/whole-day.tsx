// The page of a day's contacts with the user's own chart: links to nine days, the hours, what the birth time leaves
// uncertain, the seasons, and a link to the month.

import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { LazyCalendarOffer } from '#client/features/calendar/index.ts';
import { LetterCard, useTransits } from '#client/features/letter/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { useUnfoldedPrint } from '#client/lib/unfolded-print.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { SeenTerms } from '#client/ui/terms/term.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { isBehind } from '../contact-names.tsx';
import { Failure } from '../page-parts.tsx';
import { TODAY_COPY } from '../transits.copy.ts';
import { DayHours, UntimedContacts } from './day-hours.tsx';
import { dayTitle } from './day-range.ts';
import { MonthLink } from './month-link.tsx';
import { NineDays } from './nine-days.tsx';
import { Seasons } from './seasons.tsx';
import { WithheldContacts } from './withheld-contacts.tsx';

const TWO_COLUMNS =
  'grid wide:mt-6 wide:grid-cols-[minmax(0,1.34fr)_minmax(0,1fr)] wide:items-start wide:gap-14';

/** The day in the address (`?date=YYYY-MM-DD`), by default today: loaded, loading, failed, or without a birth date. */
export function WholeDay() {
  const [search] = useSearchParams();
  const today = useToday();
  const asked = search.get('date') ?? '';
  const date = isCalendarDate(asked) ? asked : today;
  const { birthDate } = useCurrentUser();
  const { data: transits, error, isFetching, refetch } = useTransits(date);
  return (
    <>
      {/* On a phone the way back and the day are one line. */}
      <header className="flex flex-wrap items-center gap-x-2.5 py-1.5 lg:block lg:py-4">
        <Link
          href="/home"
          className="way-back -ml-3 inline-grid size-11 place-items-center lg:-ml-1 lg:flex lg:w-max lg:gap-1 lg:font-semibold lg:text-brass-400"
          {...preloadOnIntent('/home')}
        >
          <ChevronLeft size={24} aria-hidden="true" className="lg:size-5" />
          <span className={`sr-only lg:not-sr-only ${LINK_TEXT}`}>{TODAY_COPY.back}</span>
        </Link>
        <h1 className="min-w-0 flex-1 text-26 lg:text-48">{dayTitle(date, today)}</h1>
        {birthDate !== null && (
          <p className="sr-only text-15 text-ivory-300 lg:not-sr-only lg:mt-2! lg:min-h-6">
            {transits !== undefined && <Count transits={transits} today={today} />}
          </p>
        )}
      </header>
      <NineDays date={date} />
      {birthDate === null ? (
        <div className={`mt-6 gap-10 ${TWO_COLUMNS}`}>
          <EmptyState
            title={TODAY_COPY.noBirthDate}
            action={
              <LinkButton href="/profile" wide>
                {TODAY_COPY.addBirthDetails}
              </LinkButton>
            }
          >
            {TODAY_COPY.noBirthDateHint}
          </EmptyState>
          <MonthLink date={date} />
        </div>
      ) : transits !== undefined ? (
        <DayRead key={date} transits={transits} today={today} />
      ) : error !== null ? (
        <Failure
          error={error}
          words={TODAY_COPY}
          wayOut={{ href: '/today', label: TODAY_COPY.toToday }}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={TODAY_COPY.loading} className="mt-8 grid gap-10">
          <BoneLines lines={3} />
          <Bone className="h-[60vh] w-2.5" />
        </Skeleton>
      )}
    </>
  );
}

function Count({ transits, today }: { transits: Transits; today: string }) {
  const nowMs = useNow();
  const { contacts, date } = transits;
  const behind = contacts.filter((contact) => isBehind(contact, nowMs)).length;
  if (contacts.length === 0) return null;
  return (
    <span>
      {date === today && behind > 0
        ? `${TODAY_COPY.count(contacts.length)} ${TODAY_COPY.behind(behind, contacts.length)}`
        : TODAY_COPY.count(contacts.length)}
    </span>
  );
}

function DayRead({ transits, today }: { transits: Transits; today: string }) {
  const { date } = transits;
  const seen: SeenTerms = new Map();
  const page = useRef<HTMLDivElement>(null);
  useUnfoldedPrint(page);
  return (
    <div ref={page}>
      {date < today && (
        <div className="mt-6 max-w-column">
          <ErrorBoundary part="The letter of that day">
            <LetterCard date={date} />
          </ErrorBoundary>
        </div>
      )}
      <div className={TWO_COLUMNS}>
        <DayHours transits={transits} today={today} seen={seen} />
        <div className="wide:*:first:border-t-0 wide:*:first:pt-0">
          <UntimedContacts transits={transits} today={today} seen={seen} />
          <WithheldContacts transits={transits} today={today} />
          <Seasons transits={transits} today={today} />
          <MonthLink date={date} />
        </div>
        {/* Last, because it comes late and would push what it stood above. */}
        {date === today && transits.contacts.length > 0 && <LazyCalendarOffer />}
      </div>
    </div>
  );
}
