// The 24 hours of a day as a list of sentences, with a ruler beside it on which each contact stands at its time.

import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import {
  exactWordsOf,
  spokenTimeOf,
  type TimeParts,
  timePartsOf,
} from '#client/features/letter/index.ts';
import { Bell } from '#client/features/notices/index.ts';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { useNow } from '#client/lib/today.ts';
import { getDayRange } from '#client/lib/wall-clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { type SeenTerms, WithTerms } from '#client/ui/terms/term.tsx';
import type { TransitContact, Transits } from '#shared/transits/transits.schema.ts';
import { ContactMarks, nameOf, timeOf } from '../contact-names.tsx';
import { beginLine, TODAY_COPY } from '../transits.copy.ts';
import { HoursRuler, PIXELS_PER_HOUR, RULER_TOP } from './hours-ruler.tsx';
import { stackRows } from './stack-rows.ts';

const HOUR_MS = 3_600_000;
/** Half a line of text, pixels, as are all sizes here: the middle of a row's first line stands beside its mark. */
const HALF_LINE = 12;
const ROW_GAP = 12;
/** The height of a row until it is measured. */
const ROW_HEIGHT = 76;
/** The height that the line of the present time keeps free. */
const NOW_HEIGHT = 36;
/** So much heavier than a contact's row (1) that rows never move the line of the present time. */
const NOW_WEIGHT = 1e6;

type DayHoursProps = {
  transits: Transits;
  today: string;
  /** The terms that texts above have explained. */
  seen: SeenTerms;
};

/** The hours with their contacts. */
export function DayHours({ transits, today, seen }: DayHoursProps) {
  const { contacts, date } = transits;
  const nowMs = useNow();
  const timed = contacts.filter(({ shown }) => shown !== 'day');
  const next = date === today ? timed.find(({ at }) => Date.parse(at) >= nowMs) : undefined;
  return (
    <section>
      <h2 className="sr-only">{TODAY_COPY.hours}</h2>
      <HoursList
        contacts={timed}
        date={date}
        nowMs={date === today ? nowMs : undefined}
        next={next}
        today={today}
        seen={seen}
      />
    </section>
  );
}

/** The contacts of which only the day is known; nothing if there are none. */
export function UntimedContacts({ transits, today, seen }: DayHoursProps) {
  const untimed = transits.contacts.filter(({ shown }) => shown === 'day');
  if (untimed.length === 0) return null;
  return (
    <section className="mb-8 border-t border-line pt-7">
      <h2 className="text-26">{TODAY_COPY.wholeDay}</h2>
      <p className="mt-1.5 text-15 text-ivory-300">{TODAY_COPY.wholeDayHint}</p>
      <ul className="mt-3.5">
        {untimed.map((contact) => (
          <li key={contact.id} className="border-t border-line py-3">
            <ContactWords
              contact={contact}
              time={beginLine(exactWordsOf(timeOf(contact), today))}
              seen={seen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HoursListProps = {
  contacts: readonly TransitContact[];
  date: string;
  /** Unix milliseconds on today, else undefined. */
  nowMs: number | undefined;
  /** The first contact that is still to come today. */
  next: TransitContact | undefined;
  today: string;
  /** The terms that rows above have explained. */
  seen: SeenTerms;
};

function HoursList({ contacts, date, nowMs, next, today, seen }: HoursListProps) {
  const list = useRef<HTMLOListElement>(null);
  const heights = useRowHeights(list, contacts.length);
  const { startMs, endMs } = getDayRange(date);
  const yOf = (ms: number) =>
    RULER_TOP + ((Math.min(Math.max(ms, startMs), endMs) - startMs) / HOUR_MS) * PIXELS_PER_HOUR;

  const rows = contacts.map((contact, index) => ({
    contact,
    top: yOf(Date.parse(contact.at)) - HALF_LINE,
    height: (heights[index] ?? ROW_HEIGHT) + ROW_GAP,
  }));
  const nowRow =
    nowMs === undefined
      ? []
      : [
          {
            contact: undefined,
            top: yOf(nowMs) - NOW_HEIGHT / 2,
            height: NOW_HEIGHT,
            weight: NOW_WEIGHT,
          },
        ];
  const ordered = [
    ...rows.filter(({ contact }) => nowMs !== undefined && Date.parse(contact.at) < nowMs),
    ...nowRow,
    ...rows.filter(({ contact }) => nowMs === undefined || Date.parse(contact.at) >= nowMs),
  ];
  const tops = stackRows(ordered);
  // Rows that would begin above the drawing move the whole drawing down by this much.
  const overTop = Math.max(0, -(tops[0] ?? 0));
  const topOf = (contact: TransitContact) =>
    (tops[ordered.findIndex((row) => row.contact === contact)] ?? 0) + overTop;
  const lowest = ordered.reduce(
    (low, { height }, at) => Math.max(low, (tops[at] ?? 0) + height),
    0,
  );
  const height = Math.ceil(Math.max(yOf(endMs) + 16, lowest) + overTop);

  return (
    <div className="relative tiny:h-auto!" style={{ height }}>
      <HoursRuler
        date={date}
        top={overTop}
        height={height}
        nowMs={nowMs}
        marks={contacts.map((contact) => ({
          contact,
          isPast: nowMs !== undefined && Date.parse(contact.at) < nowMs,
          rowY: topOf(contact) + HALF_LINE,
        }))}
      />
      {nowMs !== undefined && (
        <p
          className="absolute right-0 left-21.5 flex -translate-y-1/2 items-center gap-2 text-15/[1] text-brass-400 after:flex-1 after:border-t after:border-brass-400 after:opacity-60 tiny:static tiny:mb-4"
          style={{ top: yOf(nowMs) + overTop }}
        >
          <span className="font-semibold">{TODAY_COPY.now}</span>
          <span className="tnum">{clockTimeOf(new Date(nowMs).toISOString())}</span>
        </p>
      )}
      <ol ref={list} aria-label={TODAY_COPY.contactsOfDay}>
        {contacts.map((contact) => {
          const isPast = nowMs !== undefined && Date.parse(contact.at) < nowMs;
          return (
            <li
              key={contact.id}
              className="absolute right-0 left-25.5 tiny:static tiny:mb-5"
              style={{ top: topOf(contact) }}
            >
              <ContactWords
                contact={contact}
                {...timePartsOf(timeOf(contact), today)}
                heardTime={spokenTimeOf(timeOf(contact), today)}
                isPast={isPast}
                isNext={contact === next}
                seen={seen}
                bell={
                  <Suspense fallback={null}>
                    <Bell
                      contact={contact}
                      name={nameOf(contact)}
                      time={clockTimeOf(contact.at)}
                      today={today}
                    />
                  </Suspense>
                }
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The heights of a list's first `count` rows, pixels, measured again when a row changes its size; at first empty. */
function useRowHeights(list: React.RefObject<HTMLOListElement | null>, count: number): number[] {
  const [heights, setHeights] = useState<number[]>([]);
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].slice(0, count);
    function measure() {
      const measured = rows.map((row) => (row instanceof HTMLElement ? row.offsetHeight : 0));
      // In a hidden page, and in tests without layout, nothing has a height.
      if (measured.some((height) => height === 0)) return;
      setHeights((before) =>
        measured.every((height, index) => height === before[index]) ? before : measured,
      );
    }
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, [list, count]);
  return heights;
}

type ContactWordsProps = TimeParts & {
  contact: TransitContact;
  /** The time as a screen reader says it. */
  heardTime?: string;
  isPast?: boolean;
  isNext?: boolean;
  bell?: ReactNode;
  /** The terms that rows above have explained. */
  seen: SeenTerms;
};

/** A contact's time, its name and its sentence. */
function ContactWords({
  contact,
  time,
  margin,
  heardTime = time,
  isPast = false,
  isNext = false,
  bell,
  seen,
}: ContactWordsProps) {
  const weight = isPast ? 'text-ivory-300' : 'font-semibold text-ivory-50';
  return (
    <div
      className={classNames(
        'relative',
        bell !== undefined && 'pr-12 wide:grid wide:grid-cols-[186px_minmax(0,1fr)]',
      )}
    >
      <p className={classNames('tnum text-15/[24px] tiny:leading-normal', weight)}>
        {isNext && <span className="text-brass-400">{TODAY_COPY.next} </span>}
        <span aria-hidden="true">
          <span>{time}</span>
          {margin !== undefined && (
            <span className="font-normal whitespace-nowrap text-ivory-300">{margin}</span>
          )}
        </span>
        <span className="sr-only">{heardTime}</span>
        {isPast && <span>, {TODAY_COPY.passed}</span>}
        <span className="sr-only">: </span>
      </p>
      <div>
        <p className="flex items-center gap-2">
          <span className="hidden wide:flex">
            <ContactMarks {...contact} />
          </span>
          <span className={classNames('text-17/[1.4]', weight)}>
            <WithTerms seen={seen}>{nameOf(contact)}</WithTerms>
            <span className="sr-only">. </span>
          </span>
        </p>
        <p className="text-15/[1.4] text-balance text-ivory-300">{contact.text}</p>
      </div>
      {bell !== undefined && <div className="absolute top-0 right-0">{bell}</div>}
    </div>
  );
}
