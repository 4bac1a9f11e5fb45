// The hours of a day as a list of sentences, with a ruler beside it on which each contact stands at its time: today from
// now on, with what has passed folded above, any other day whole.

import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { exactWordsOf, spokenTimeOf, timePartsOf } from '#client/features/letter/index.ts';
import { Bell } from '#client/features/notices/index.ts';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { useNow } from '#client/lib/today.ts';
import { getDayRange } from '#client/lib/wall-clock.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { SeenTerms } from '#client/ui/terms/term.tsx';
import type { TransitContact, Transits } from '#shared/transits/transits.schema.ts';
import { isBehind, nameOf, timeOf } from '../contact-names.tsx';
import { beginLine, TODAY_COPY } from '../transits.copy.ts';
import { ContactRow } from './contact-row.tsx';
import { Fold } from './fold.tsx';
import { HoursRuler } from './hours-ruler.tsx';
import { buildHoursScale, type HoursScale } from './hours-scale.ts';
import { QuietDay } from './quiet-day.tsx';
import { stackRows } from './stack-rows.ts';

const HOUR_MS = 3_600_000;
/** Half a line of text, pixels, as are all sizes here: the middle of a row's first line stands beside its mark. */
const HALF_LINE = 11;
const ROW_GAP = 14;
/** The height of a row until it is measured. */
const ROW_HEIGHT = 70;
/** The height that the line of the present time and the words in a break keep free. */
const LINE_HEIGHT = 36;
/** So much heavier than a contact's row (1) that rows never move these lines. */
const LINE_WEIGHT = 1e6;
/** The space below the last hour. */
const FOOT = 16;

type DayHoursProps = {
  transits: Transits;
  today: string;
  /** The terms that texts above have explained. */
  seen: SeenTerms;
};

/** The hours with their contacts; a quiet line of them where none is left. */
export function DayHours({ transits, today, seen }: DayHoursProps) {
  const { contacts, date } = transits;
  const nowMs = useNow();
  const isToday = date === today;
  const timed = contacts.filter(({ shown }) => shown !== 'day');
  const isPast = (contact: TransitContact) => isToday && isBehind(contact, nowMs);
  const passed = timed.filter(isPast);
  const ahead = timed.filter((contact) => !isPast(contact));
  return (
    <section>
      <h2 className="sr-only">{TODAY_COPY.hours}</h2>
      {passed.length > 0 && <Earlier contacts={passed} today={today} seen={seen} />}
      {ahead.length === 0 ? (
        <QuietDay transits={transits} today={today} nowMs={isToday ? nowMs : undefined} />
      ) : (
        <HoursList
          contacts={ahead}
          date={date}
          nowMs={isToday ? nowMs : undefined}
          isFirst={passed.length === 0}
          today={today}
          seen={seen}
        />
      )}
    </section>
  );
}

type RowsProps = { contacts: readonly TransitContact[]; today: string; seen: SeenTerms };

/** The contacts that have passed today, folded. */
function Earlier({ contacts, today, seen }: RowsProps) {
  const bodies = [...new Set(contacts.map(({ moving }) => moving))];
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 text-ivory-300 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="flex flex-none gap-1.5">
          {bodies.map((body) => (
            <Glyph key={body} name={body} size={18} />
          ))}
        </span>
        <span className="flex-1">{TODAY_COPY.earlier(contacts.length)}</span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="text-brass-400 group-open:rotate-180"
        />
      </summary>
      <ol aria-label={TODAY_COPY.contactsPassed} className="grid gap-4 pb-5">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <ContactRow
              contact={contact}
              {...timePartsOf(timeOf(contact), today)}
              heardTime={spokenTimeOf(timeOf(contact), today)}
              isPast
              seen={seen}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The contacts of which only the day is known, folded; nothing if there are none. */
export function UntimedContacts({ transits, today, seen }: DayHoursProps) {
  const nowMs = useNow();
  const untimed = transits.contacts.filter(({ shown }) => shown === 'day');
  if (untimed.length === 0) return null;
  return (
    <Fold title={TODAY_COPY.wholeDay} hint={TODAY_COPY.wholeDayHint}>
      <ul>
        {untimed.map((contact) => (
          <li key={contact.id} className="border-t border-line py-3">
            <ContactRow
              contact={contact}
              time={beginLine(exactWordsOf(timeOf(contact), today))}
              isPast={transits.date === today && isBehind(contact, nowMs)}
              seen={seen}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type HoursListProps = RowsProps & {
  date: string;
  /** Unix milliseconds on today, else undefined. */
  nowMs: number | undefined;
  /** Whether nothing of the day stands above. */
  isFirst: boolean;
};

/**
 * The scale of a whole day, or from the full hour before now, an hour earlier where nothing stands above the ruler: so
 * now is about three tenths down a phone's screen.
 */
function scaleOf({ contacts, date, nowMs, isFirst }: HoursListProps): HoursScale {
  const day = getDayRange(date);
  // Full hours are counted from the day's own start, since some zones are a quarter of an hour off.
  const beforeMs =
    nowMs === undefined ? 0 : ((nowMs - day.startMs) % HOUR_MS) + (isFirst ? HOUR_MS : 0);
  const startMs = nowMs === undefined ? day.startMs : Math.max(day.startMs, nowMs - beforeMs);
  return buildHoursScale({
    startMs,
    endMs: day.endMs,
    nowMs,
    contacts: contacts.map(({ shown, at, from, until }) => {
      // A mark to the minute has no height to speak of.
      const [start, end] = shown === 'hour' ? [from, until] : [at, at];
      return { startMs: Date.parse(start), endMs: Date.parse(end) };
    }),
  });
}

/**
 * The tops of rows and lines beside a scale, none over the next, and the height of all. Rows that would begin above the
 * drawing move the whole drawing down by `overTop`.
 */
function placeRows(
  { contacts, nowMs }: HoursListProps,
  scale: HoursScale,
  heights: readonly number[],
) {
  const line = (y: number) => ({
    contact: undefined,
    top: y - LINE_HEIGHT / 2,
    height: LINE_HEIGHT,
    weight: LINE_WEIGHT,
  });
  const rows = contacts.map((contact, index) => ({
    contact,
    top: scale.yOf(Date.parse(contact.at)) - HALF_LINE,
    height: (heights[index] ?? ROW_HEIGHT) + ROW_GAP,
    weight: 1,
  }));
  const ordered = [
    ...(nowMs === undefined ? [] : [line(scale.yOf(nowMs))]),
    ...[...rows, ...scale.breaks.map(({ y }) => line(y))].sort((one, other) => one.top - other.top),
  ];
  const tops = stackRows(ordered);
  const overTop = Math.max(0, -(tops[0] ?? 0));
  const lowest = Math.max(...ordered.map(({ height }, at) => (tops[at] ?? 0) + height));
  const end = scale.yOf(scale.parts.at(-1)?.endMs ?? 0) + FOOT;
  return {
    overTop,
    height: Math.ceil(Math.max(end, lowest) + overTop),
    topOf: (contact: TransitContact) =>
      (tops[ordered.findIndex((row) => row.contact === contact)] ?? 0) + overTop,
  };
}

function HoursList(props: HoursListProps) {
  const { contacts, nowMs, today, seen } = props;
  const list = useRef<HTMLOListElement>(null);
  const heights = useRowHeights(list, contacts.length);
  const scale = scaleOf(props);
  const { overTop, height, topOf } = placeRows(props, scale, heights);
  return (
    <div className="relative max-[22em]:h-auto!" style={{ height }}>
      <HoursRuler
        scale={scale}
        top={overTop}
        height={height}
        nowMs={nowMs}
        marks={contacts.map((contact) => ({ contact, rowY: topOf(contact) + HALF_LINE }))}
      />
      {nowMs !== undefined && (
        <p
          className="absolute right-0 left-23 flex -translate-y-1/2 items-center gap-2 text-15/[1] text-brass-400 after:flex-1 after:border-t after:border-brass-400 after:opacity-60 max-[22em]:static max-[22em]:translate-y-0 max-[22em]:py-4"
          style={{ top: scale.yOf(nowMs) + overTop }}
        >
          <span className="font-semibold">{TODAY_COPY.now}</span>
          <span className="tnum">{clockTimeOf(new Date(nowMs).toISOString())}</span>
        </p>
      )}
      {scale.breaks.map(({ y, quietMs }) => (
        <p
          key={y}
          className="absolute right-0 left-24 -translate-y-1/2 text-15/[1.3] text-ivory-300 max-[22em]:hidden"
          style={{ top: y + overTop }}
        >
          {TODAY_COPY.quietFor(quietMs / HOUR_MS)}
        </p>
      ))}
      <ol ref={list} aria-label={TODAY_COPY.contactsOfDay}>
        {contacts.map((contact, index) => (
          <li
            key={contact.id}
            className="absolute right-0 left-24 max-[22em]:static max-[22em]:border-t max-[22em]:border-line max-[22em]:py-3"
            style={{ top: topOf(contact) }}
          >
            <ContactRow
              contact={contact}
              {...timePartsOf(timeOf(contact), today)}
              heardTime={spokenTimeOf(timeOf(contact), today)}
              isNext={nowMs !== undefined && index === 0}
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
        ))}
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
