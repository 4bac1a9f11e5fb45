// What is still to come today, at the foot of the letter: the next contact in a row, and above it in a window wide enough
// the line of hours.

import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { dayAheadOf, spokenTimeOf, timePartsOf } from './contact-times.ts';
import type { HoursBarProps } from './hours-bar.tsx';
import { HoursBar } from './lazy-hours-bar.ts';
import { HOURS_COPY } from './letter.copy.ts';
import { useTransits } from './use-letter.ts';

/**
 * Loaded on demand, since most readers have said how sure their birth time is. If its code cannot be loaded, the letter
 * is shown without the question.
 */
const MarginQuestion = lazyOr(() =>
  import('./margin-question.tsx').then((file) => file.MarginQuestion),
);

/** CSS pixels; the same width as in the classes below. */
const WIDE_ENOUGH = 600;

const isWideEnough = () => window.innerWidth >= WIDE_ENOUGH;

function followWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const ROW =
  '-mx-4.5 border-t border-line-strong px-4.5 narrow:-mx-3.5 narrow:px-3.5 lg:-mx-10 lg:px-10';

/** The question how sure the birth time is, where its answer would change something, the line of hours and the next contact. */
export function RestOfTheDay({ letter }: { letter: WrittenLetter }) {
  const { data: transits } = useTransits();
  const { birthTime, birthTimeMargin } = useCurrentUser();
  const today = useToday();
  const nowMs = useNow();
  const isWide = useSyncExternalStore(followWidth, isWideEnough);
  return (
    <>
      {/* Above the row: when the question comes, it takes the free space, and the row stays where it is. */}
      <div className="mt-auto">
        {transits !== undefined && birthTime !== null && birthTimeMargin === null && (
          <Suspense fallback={null}>
            <MarginQuestion transits={transits} today={today} />
          </Suspense>
        )}
      </div>
      {/* The space is reserved while the code and the contacts load. */}
      <div className={`${ROW} mt-3 hidden h-30 pt-3.5 min-[600px]:block`}>
        {isWide && transits !== undefined && (
          <Suspense fallback={null}>
            <HoursBar transits={transits} today={today} nowMs={nowMs} />
          </Suspense>
        )}
      </div>
      <Link
        href="/today"
        className={`${ROW} mt-1 grid min-h-14 grid-cols-[minmax(0,1fr)_20px] items-center gap-3 py-3 text-ivory-50 no-underline max-[599px]:min-h-18.5 min-[600px]:mt-0 min-[600px]:border-line print:block`}
        {...preloadOnIntent('/today')}
      >
        <NextContact transits={transits} today={today} nowMs={nowMs} letter={letter} />
        <ChevronRight size={20} aria-hidden="true" className="text-brass-400 print:hidden" />
      </Link>
    </>
  );
}

const timeOf = (contact: Transits['contacts'][number]) => ({ ...contact, exactAt: contact.at });

interface NextContactProps extends Omit<HoursBarProps, 'transits'> {
  transits: Transits | undefined;
  letter: WrittenLetter;
}

/**
 * The next contact from now that the letter does not tell, in words; one with an hour precedes one of which only the day
 * is known. Screen readers announce a change. Below a grave or firm letter it is only named: its line may be a joke.
 */
function NextContact({ transits, today, nowMs, letter }: NextContactProps) {
  const { facts, register } = letter;
  const { contacts = [], next = null } = transits ?? {};
  // The id of a season's exact day begins as that of the contact.
  const isNew = ({ id }: Transits['contacts'][number]) =>
    !facts.some((fact) => fact.id.startsWith(id));
  const ahead = contacts.filter((contact) => Date.parse(contact.at) >= nowMs && isNew(contact));
  const later = next !== null && isNew(next) ? next : null;
  const upcoming = ahead.find(({ shown }) => shown !== 'day') ?? ahead[0] ?? later;
  const isQuiet = transits !== undefined && contacts.length === 0;
  return (
    <span aria-live="polite" className="leading-[1.35]">
      {isQuiet && <span className="block">{HOURS_COPY.quiet}</span>}
      {upcoming !== null && (
        <span className="flex flex-wrap gap-x-3">
          <span className="font-semibold tnum">
            <span className="text-brass-400">{HOURS_COPY.next}</span>
            <span aria-hidden="true">
              {` ${ahead.includes(upcoming) ? timePartsOf(timeOf(upcoming), today).time : dayAheadOf(timeOf(upcoming), today)}`}
            </span>
            <span className="sr-only">
              {`: ${ahead.includes(upcoming) ? spokenTimeOf(timeOf(upcoming), today) : dayAheadOf(timeOf(upcoming), today)}, `}
            </span>
          </span>
          <span className="min-w-40 flex-1">
            {((register === 'grave' || register === 'firm') && upcoming.facts[0]?.text) ||
              upcoming.text}
          </span>
        </span>
      )}
      <span className={upcoming !== null || transits === undefined ? 'sr-only' : 'block'}>
        {` ${HOURS_COPY.wholeDay}`}
      </span>
    </span>
  );
}
