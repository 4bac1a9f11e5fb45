// What was written when the sky stood as it does today.

import { useState } from 'react';
import { useEndpointQuery } from '#client/features/account/index.ts';
import { fullDate, monthAndDay } from '#client/lib/date-words.ts';
import { getZone } from '#client/lib/preferences.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import type { JournalEntry, LookBack } from '#shared/journal/journal.schema.ts';
import { MOOD_NAMES } from './check-in.copy.ts';
import { JOURNAL_COPY } from './journal.copy.ts';
import { LOOKING_BACK_COPY as COPY } from './looking-back.copy.ts';

type LookingBackProps = { today: string; hasWritten: boolean };

/** `hasWritten`: something is written on `today`. */
export function LookingBack({ today, hasWritten }: LookingBackProps) {
  const { data, error } = useEndpointQuery(lookBackEndpoint, {
    query: { date: today, zone: getZone() },
  });
  if (error !== null) return <p className="mt-6 text-ivory-300">{COPY.failed}</p>;
  if (data === undefined) return null;
  const entries = new Map(data.entries.map((entry) => [entry.id, entry]));
  const listOf = (ids: readonly string[]) => ids.flatMap((id) => entries.get(id) ?? []);
  return (
    <>
      {chooseQuotes(data.items, listOf).map(({ item, passage, quoted }, index) => (
        <Item key={index} item={item} passage={passage} quoted={quoted} listOf={listOf} />
      ))}
      {data.items.length === 0 && <None next={data.next} hasWritten={hasWritten} />}
      {data.onThisDay.length > 0 && (
        <Section title={JOURNAL_COPY.onThisDay}>
          <Quotes entries={listOf(data.onThisDay)} sayDate={(date) => date.slice(0, 4)} />
        </Section>
      )}
    </>
  );
}

function None({ next, hasWritten }: { next: LookBack['next']; hasWritten: boolean }) {
  const comesBack = hasWritten ? COPY.noneNextWritten : COPY.noneNext;
  return (
    <Plate className="mt-6">
      <Kicker />
      <p className="mt-3 text-ivory-300">
        {next === null ? COPY.none : comesBack(dayInWords(next.at))}
      </p>
    </Plate>
  );
}

/** 'March 19', with the year if it is another one. */
function dayInWords(at: string): string {
  const date = calendarDayOf(new Date(at));
  const isThisYear = date.slice(0, 4) === calendarDayOf(new Date()).slice(0, 4);
  return isThisYear ? monthAndDay(date) : fullDate(date);
}

function Kicker() {
  return (
    <p className="flex items-center gap-2 text-15 font-semibold">
      <Star size={16} className="text-brass-400" />
      <span>{COPY.kicker}</span>
    </p>
  );
}

type LookBackItem = LookBack['items'][number];
type ListOf = (ids: readonly string[]) => JournalEntry[];

interface Quote {
  item: LookBackItem;
  passage: LookBackItem['passages'][number];
  quoted: JournalEntry;
}

/** For each item the nearest passage with an entry that no item before it quotes; one with words before a face alone. */
function chooseQuotes(items: readonly LookBackItem[], listOf: ListOf): Quote[] {
  const used = new Set<string>();
  return items.flatMap((item) => {
    const all = item.passages.flatMap((passage) =>
      listOf(passage.entryIds).map((quoted) => ({ item, passage, quoted })),
    );
    const unused = all.filter(({ quoted }) => !used.has(quoted.id));
    const best = unused.find(({ quoted }) => quoted.text !== '') ?? unused[0];
    if (best === undefined) return [];
    used.add(best.quoted.id);
    return [best];
  });
}

function Item({ item, passage, quoted, listOf }: Quote & { listOf: ListOf }) {
  const [isRead, setIsRead] = useState(false);
  const [isWhy, setIsWhy] = useState(false);
  return (
    <Plate className="mt-6">
      <Kicker />
      <h2 className="mt-3 text-26">{item.isSameLoop ? COPY.titleOfLoop : COPY.title}</h2>
      <p className="mt-2 text-15 text-ivory-300">{COPY.introduce(item, passage)}</p>
      <blockquote
        dir="auto"
        className="mt-4 line-clamp-6 border-l border-line-strong pl-4 font-serif text-21/[1.4] whitespace-pre-wrap wrap-anywhere"
      >
        {wordsOf(quoted)}
      </blockquote>
      <div className="mt-3 flex flex-wrap justify-between gap-x-5">
        <Button variant="quiet" aria-expanded={isRead} onClick={() => setIsRead(!isRead)}>
          {isRead ? COPY.readLess : COPY.read}
        </Button>
        <Button variant="quiet" aria-expanded={isWhy} onClick={() => setIsWhy(!isWhy)}>
          {COPY.why}
        </Button>
      </div>
      {isWhy && (
        <p className="mt-2 text-15 text-ivory-300">
          {item.kind === 'event' ? COPY.whyEvent : COPY.whyContact}
        </p>
      )}
      {isRead &&
        item.passages.map(({ from, entryIds }) => (
          <Quotes key={from} entries={listOf(entryIds)} sayDate={fullDate} />
        ))}
    </Plate>
  );
}

function wordsOf({ text, mood }: JournalEntry): string {
  if (text !== '') return `“${text}”`;
  return mood === null ? '' : COPY.faceOnly(MOOD_NAMES[mood]);
}

type QuotesProps = { entries: readonly JournalEntry[]; sayDate: (date: string) => string };

function Quotes({ entries, sayDate }: QuotesProps) {
  return (
    <ol className="mt-3">
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-line py-3">
          <p className="text-15 text-ivory-300">{sayDate(entry.date)}</p>
          <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
            {wordsOf(entry)}
          </p>
        </li>
      ))}
    </ol>
  );
}
