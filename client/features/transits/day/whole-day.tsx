// The page of a day's contacts with the user's own chart: links to nine days, the hours, what the birth time leaves
// uncertain, the seasons, and a link to the month.

import { useSearchParams } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { exactWordsOf, LetterCard, useTransits } from '#client/features/letter/index.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { SeenTerms } from '#client/ui/terms/term.tsx';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { nameOf, timeOf } from '../contact-names.tsx';
import { Failure } from '../page-parts.tsx';
import { TODAY_COPY } from '../transits.copy.ts';
import { DayHours, UntimedContacts } from './day-hours.tsx';
import { dayTitle } from './day-range.ts';
import { MonthLink } from './month-link.tsx';
import { NineDays } from './nine-days.tsx';
import { Seasons } from './seasons.tsx';
import { WithheldContacts } from './withheld-contacts.tsx';

const TWO_COLUMNS =
  'mt-6 grid gap-10 wide:grid-cols-[minmax(0,1.34fr)_minmax(0,1fr)] wide:items-start wide:gap-14';

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
      <BackLink href="/home">{TODAY_COPY.back}</BackLink>
      <header className="pt-1.5 pb-4 lg:pb-6">
        <h1 className="text-34 lg:text-48">{dayTitle(date, today)}</h1>
        {birthDate !== null && (
          <p className="mt-2 min-h-6 text-15 text-ivory-300">
            {transits !== undefined && <Count transits={transits} today={today} />}
          </p>
        )}
      </header>
      <NineDays date={date} />
      {birthDate === null ? (
        <div className={TWO_COLUMNS}>
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
  const behind = contacts.filter(({ at }) => Date.parse(at) < nowMs).length;
  if (contacts.length === 0) return null;
  return (
    <span>
      {date === today && behind > 0
        ? `${TODAY_COPY.count(contacts.length)} ${TODAY_COPY.behind(behind)}`
        : TODAY_COPY.count(contacts.length)}
    </span>
  );
}

function DayRead({ transits, today }: { transits: Transits; today: string }) {
  const { contacts, date } = transits;
  const seen: SeenTerms = new Map();
  return (
    <>
      {date < today && (
        <div className="mt-6 max-w-column">
          <ErrorBoundary part="The letter of that day">
            <LetterCard date={date} />
          </ErrorBoundary>
        </div>
      )}
      <div className={TWO_COLUMNS}>
        <div>
          {contacts.length === 0 && <QuietDay transits={transits} today={today} />}
          <DayHours transits={transits} today={today} seen={seen} />
        </div>
        <div className="wide:*:first:border-t-0 wide:*:first:pt-0">
          <UntimedContacts transits={transits} today={today} seen={seen} />
          <WithheldContacts transits={transits} today={today} />
          <Seasons transits={transits} today={today} />
          <MonthLink date={date} />
        </div>
      </div>
    </>
  );
}

/** Says that the day has no contacts, and on today when the next one is. */
function QuietDay({ transits: { next, date }, today }: { transits: Transits; today: string }) {
  const isToday = date === today;
  return (
    <div className="mb-6">
      <p className="font-serif text-23">{isToday ? TODAY_COPY.quiet : TODAY_COPY.quietDay}</p>
      {isToday && next !== null && (
        <p className="mt-1 text-ivory-300">
          {TODAY_COPY.quietNext(
            nameOf(next),
            exactWordsOf({ ...timeOf(next), shown: 'day' }, today),
          )}
        </p>
      )}
    </div>
  );
}
