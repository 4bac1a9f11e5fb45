// The chosen day of the month: the events in the sky, and the contacts with the user's own chart.

import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import {
  spokenTimeOf,
  type TimeParts,
  timePartsOf,
  useTransits,
} from '#client/features/letter/index.ts';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { LABEL_TEXT } from '#client/ui/text/text-classes.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { ContactMarks, nameOf, timeOf } from '../contact-names.tsx';
import { dayTitle } from '../day/day-range.ts';
import type { DayOfMonth } from '../moon-of-day.tsx';
import { QuietLink } from '../page-parts.tsx';
import { MONTH_COPY } from '../transits.copy.ts';
import { useFirstDay } from '../use-month.ts';
import { EventMarks } from './event-marks.tsx';

type ChosenDayProps = { day: DayOfMonth; today: string };

export function ChosenDay({ day, today }: ChosenDayProps) {
  const { date, moon, events } = day;
  const isBeforeUser = date < useFirstDay();
  const { birthDate } = useCurrentUser();
  return (
    <section className="mt-7 border-t border-line pt-6.5 wide:mt-0 wide:border-0 wide:pt-0">
      <div aria-live="polite">
        <h2 className="text-26">{dayTitle(date, today)}</h2>
        <p className="text-15 text-ivory-300">
          {MONTH_COPY.moonLine(moon.lit, SIGNS[moon.sign].name)}
        </p>
      </div>
      {events.length > 0 && (
        <>
          <ListTitle>{MONTH_COPY.skysOwn}</ListTitle>
          <ul>
            {events.map((event) => (
              <ListRow
                key={event.id}
                marks={<EventMarks event={event} size={20} />}
                time={clockTimeOf(event.exactAt)}
              >
                {event.text}
              </ListRow>
            ))}
          </ul>
        </>
      )}
      <ListTitle>{MONTH_COPY.withYourChart}</ListTitle>
      {birthDate === null ? (
        <Note>{MONTH_COPY.noBirthDate}</Note>
      ) : isBeforeUser ? (
        <Note>{MONTH_COPY.beforeYou}</Note>
      ) : (
        <OwnContacts date={date} today={today} />
      )}
      {!isBeforeUser && (
        <QuietLink href={date === today ? '/today' : `/today?date=${date}`} className="mt-2">
          {MONTH_COPY.wholeDay}
        </QuietLink>
      )}
    </section>
  );
}

function OwnContacts({ date, today }: { date: string; today: string }) {
  const { data: transits, error, isFetching, refetch } = useTransits(date);
  if (transits === undefined) {
    return error === null ? (
      <Skeleton label={MONTH_COPY.listLoading} className="border-t border-line py-3">
        <BoneLines lines={4} />
      </Skeleton>
    ) : (
      <ErrorState
        message={MONTH_COPY.listFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (transits.contacts.length === 0) return <Note>{MONTH_COPY.nothing}</Note>;
  return (
    <ul>
      {transits.contacts.map((contact) => (
        <ListRow
          key={contact.id}
          marks={<ContactMarks {...contact} />}
          {...timePartsOf(timeOf(contact), today)}
          heardTime={spokenTimeOf(timeOf(contact), today)}
        >
          {nameOf(contact)}
        </ListRow>
      ))}
    </ul>
  );
}

function ListTitle({ children }: { children: ReactNode }) {
  return <h3 className={`${LABEL_TEXT} mt-5.5 mb-2`}>{children}</h3>;
}

function Note({ children }: { children: ReactNode }) {
  return <p className="border-t border-line pt-3 text-ivory-300">{children}</p>;
}

type ListRowProps = TimeParts & {
  marks: ReactNode;
  /** The time as a screen reader says it. */
  heardTime?: string;
  children: ReactNode;
};

function ListRow({ marks, time, margin, heardTime = time, children }: ListRowProps) {
  return (
    <li className="grid grid-cols-[68px_minmax(0,1fr)_auto] items-baseline gap-2.5 border-t border-line py-3 narrow:grid-cols-[64px_minmax(0,1fr)]">
      <span aria-hidden="true" className="flex h-6 items-center self-start">
        {marks}
      </span>
      <span>
        <span>{children}</span>
        <span className="sr-only">, </span>
      </span>
      <span className="tnum max-w-32 text-right text-15 text-ivory-300 narrow:col-start-2 narrow:max-w-none narrow:text-left md:max-w-40">
        <span aria-hidden="true">
          <span>{time}</span>
          {margin !== undefined && <span className="whitespace-nowrap">{margin}</span>}
        </span>
        <span className="sr-only">{heardTime}</span>
      </span>
    </li>
  );
}
