// The page of the journal: writing, the year, looking back, the days, and the ways in and out.

import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useToday } from '#client/lib/today.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { EntryRow } from './entry-row.tsx';
import { JOURNAL_COPY, JOURNAL_PROMISE } from './journal.copy.ts';
import { JournalDownload } from './journal-download.tsx';
import { LookingBack } from './looking-back.tsx';
import { FoundEntries } from './search.tsx';
import { type ShownEntry, useJournal, withWaiting } from './use-journal.ts';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { WriteEntry } from './write-entry.tsx';
import { YearInDays } from './year-in-days.tsx';

const ImportPanel = lazy(async () => ({
  default: (await import('./import/import-panel.tsx')).ImportPanel,
}));

/** How many of the latest entries are shown before the others are asked for. */
const LATELY = 7;

export function JournalScreen() {
  const today = useToday();
  const outbox = useOutbox();
  const [year, setYear] = useState(today.slice(0, 4));
  const days = { from: `${year}-01-01`, until: `${year}-12-31` };
  const { data, error, isFetching, refetch } = useJournal(days.from, days.until);
  const entries = withWaiting(data?.entries ?? [], outbox.waiting, days);
  const first = data?.first ?? null;
  return (
    <>
      <BackLink href="/home">{JOURNAL_COPY.back}</BackLink>
      <header className="pt-1.5 pb-4 lg:pb-6">
        <h1 className="text-34 lg:text-48">{JOURNAL_COPY.title}</h1>
      </header>
      <div className="wide:grid wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-16">
        <div>
          <WriteEntry outbox={outbox} />
          {data === undefined && error !== null ? (
            <ErrorState
              message={JOURNAL_COPY.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <YearInDays
              year={year}
              entries={entries}
              today={today}
              aside={<YearChoice year={year} first={first} today={today} onChoose={setYear} />}
            />
          )}
        </div>
        <div className="wide:row-span-2">
          <ErrorBoundary part={JOURNAL_COPY.title}>
            <LookingBack today={today} hasWritten={entries.some(({ date }) => date === today)} />
          </ErrorBoundary>
          <Days
            entries={entries}
            first={first}
            isLoading={data === undefined && error === null}
            isThisYear={year === today.slice(0, 4)}
            today={today}
            outbox={outbox}
          />
        </div>
        <div>
          <ImportSection outbox={outbox} />
          <JournalDownload />
        </div>
      </div>
      <p className="mt-8 max-w-[36rem] text-15 text-ivory-300">{JOURNAL_PROMISE}</p>
    </>
  );
}

type YearChoiceProps = {
  year: string;
  first: string | null;
  today: string;
  onChoose: (year: string) => void;
};

/** The years before and after the one that is shown, as far as something is written in them. */
function YearChoice({ year, first, today, onChoose }: YearChoiceProps) {
  const others = [Number(year) - 1, Number(year) + 1].map((each) => String(each).padStart(4, '0'));
  const shown = others.filter(
    (each) => first !== null && each >= first.slice(0, 4) && each <= today.slice(0, 4),
  );
  return (
    <>
      {shown.map((each) => (
        <Button
          key={each}
          variant="quiet"
          aria-label={JOURNAL_COPY.year.before(each)}
          onClick={() => onChoose(each)}
        >
          {each}
        </Button>
      ))}
    </>
  );
}

type DaysProps = {
  entries: readonly ShownEntry[];
  first: string | null;
  isLoading: boolean;
  isThisYear: boolean;
  today: string;
  outbox: Outbox;
};

/** The latest entries of the year, or all; or those with the words that are searched. */
function Days({ entries, first, isLoading, isThisYear, today, outbox }: DaysProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const shown = isWhole || !isThisYear ? entries : entries.slice(0, LATELY);
  const isEmpty = entries.length === 0 && first === null;
  return (
    <Section title={JOURNAL_COPY.lately} className="mt-6">
      {isLoading && (
        <Skeleton label={JOURNAL_COPY.loading} className="mt-4">
          <BoneLines lines={4} />
        </Skeleton>
      )}
      {!isLoading && !isEmpty && (
        <Field label={JOURNAL_COPY.search} labelHidden className="mt-3">
          <TextInput
            type="search"
            placeholder={JOURNAL_COPY.search}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
      )}
      {searched.trim() === '' ? (
        <>
          {!isLoading && entries.length === 0 && (
            <p className="mt-3 text-ivory-300">
              {isEmpty ? JOURNAL_COPY.empty : JOURNAL_COPY.nothingInYear}
            </p>
          )}
          <ol className="mt-3">
            {shown.map((entry) => (
              <EntryRow key={entry.id} entry={entry} outbox={outbox} today={today} />
            ))}
          </ol>
          {isThisYear && entries.length > LATELY && (
            <Button variant="quiet" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? JOURNAL_COPY.fewerDays : JOURNAL_COPY.allDays}
            </Button>
          )}
        </>
      ) : (
        <FoundEntries words={searched} first={first} today={today} outbox={outbox} />
      )}
    </Section>
  );
}

/** The import, whose code is loaded when it is asked for. */
function ImportSection({ outbox }: { outbox: Outbox }) {
  const [isOpen, setIsOpen] = useState(false);
  const isUnderway = outbox.waiting.some(({ kind }) => kind === 'import');
  return (
    <Section title={JOURNAL_COPY.bring.title}>
      <p className="mt-2 text-ivory-300">{JOURNAL_COPY.bring.pitch}</p>
      {isOpen || isUnderway ? (
        <ErrorBoundary part={JOURNAL_COPY.bring.title}>
          <Suspense fallback={<p className="mt-4">{JOURNAL_COPY.bring.reading}</p>}>
            <ImportPanel outbox={outbox} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Button variant="second" className="mt-4" onClick={() => setIsOpen(true)}>
          {JOURNAL_COPY.bring.begin}
        </Button>
      )}
    </Section>
  );
}
