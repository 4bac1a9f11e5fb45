import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoadingAnimation } from '#client/features/loading-animation/index.ts';
import {
  type Activity,
  type Earned,
  EarnedNote,
  isCompleted,
  useAutomaticActivity,
  useProgress,
} from '#client/features/progress/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { FactsList, type ListedFact } from '#client/ui/facts/facts-list.tsx';
import { CitingText } from '#client/ui/facts/footnote-ref.tsx';
import { useReasons } from '#client/ui/facts/use-reasons.ts';
import { WhyButton } from '#client/ui/facts/why-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Card } from '#client/ui/frame/card.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { LINK_TEXT, READING_TEXT, READING_WITH_INITIAL } from '#client/ui/text/text-classes.ts';
import type { PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { OpenedReading, Reading } from '#shared/readings/readings.schema.ts';
import { readingThemeOf } from './blueprints.copy.ts';
import { ReadingIcon } from './reading-icon.tsx';
import { READING_RESULT_COPY } from './readings.copy.ts';
import { isReadingId, useReading } from './use-readings.ts';

const NOT_FOUND = 404;

/** The reading whose id is in the address, in its states. */
export function ReadingResult() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const { data: reading, error, isFetching, refetch } = useReading(id);
  const isUnknown = !isReadingId(id) || (error instanceof ApiError && error.status === NOT_FOUND);
  const seen = useSeenAnimation(reading);
  const { earned } = useAutomaticActivity(
    reading === undefined || seen.answer !== true ? undefined : activityOf(reading),
  );
  if (reading !== undefined && seen.answer === false) {
    return (
      <>
        <h1 className="sr-only">{READING_RESULT_COPY.documentTitle}</h1>
        <LoadingAnimation
          theme={readingThemeOf(reading).loading ?? { ofTitle: reading.title }}
          onComplete={seen.finish}
        />
      </>
    );
  }
  const shown = seen.answer === true ? reading : undefined;

  return (
    <>
      <Link
        href="/readings"
        className="way-back mt-2.5 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brass-400"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        <span className={LINK_TEXT}>{READING_RESULT_COPY.back}</span>
      </Link>
      {shown === undefined && <h1 className="sr-only">{READING_RESULT_COPY.documentTitle}</h1>}
      {shown !== undefined ? (
        <LoadedReading reading={shown} earned={earned} />
      ) : isUnknown ? (
        <EmptyState title={READING_RESULT_COPY.unknownTitle} className="mt-6">
          {READING_RESULT_COPY.unknown}
        </EmptyState>
      ) : error !== null ? (
        <ErrorState
          className="mt-6"
          message={READING_RESULT_COPY.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <div className="grid justify-items-center gap-4 text-ivory-300">
            <Spinner label={READING_RESULT_COPY.loading} size={36} />
            <p aria-hidden="true">{READING_RESULT_COPY.loading}</p>
          </div>
        </div>
      )}
    </>
  );
}

const activityOf = ({ id }: Reading): Activity => ({ activityType: 'reading', activityId: id });

/**
 * `answer`: whether the user has seen the loading animation of a reading: on the list of readings, which puts the
 * reading's id into the history state as `shown`; on an earlier day, when the reading was completed; or here, after
 * `finish`. It is undefined while the reading or the progress loads, and true if the progress cannot be loaded.
 */
function useSeenAnimation(reading: Reading | undefined): {
  answer: boolean | undefined;
  finish: () => void;
} {
  const { data: progress, isPending } = useProgress();
  const state = useHistoryState<{ shown?: unknown } | null>();
  const [finished, setFinished] = useState<string>();
  const id = reading?.id;
  const finish = () => setFinished(id);
  if (reading === undefined) return { answer: undefined, finish };
  if (id === finished || id === state?.shown) return { answer: true, finish };
  if (isPending) return { answer: undefined, finish };
  return { answer: progress == null || isCompleted(progress, activityOf(reading)), finish };
}

function LoadedReading({
  reading,
  earned,
}: {
  reading: OpenedReading;
  earned: Earned | undefined;
}) {
  const { title, icon, basis } = reading;
  const { blueprint } = readingThemeOf(reading);
  const why = useReasons();
  const openings = numberOpenings(reading);
  return (
    <article className="lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-16">
      <header className="pt-3 lg:col-span-full">
        <ReadingIcon icon={icon} size={28} />
        <h1 className="mt-4 text-34">{READING_RESULT_COPY.heading(title)}</h1>
      </header>
      <Plate large className="mt-6">
        <h2 className="text-26">{blueprint.title}</h2>
        {blueprint.paragraphs.map((paragraph, index) => (
          <OpenedParagraph
            key={paragraph}
            paragraph={paragraph}
            opening={openings[index]}
            isFirst={index === 0}
            onSelect={why.lead}
          />
        ))}
        {openings.length > 0 && (
          <>
            <WhyButton reasons={why} className="mt-4">
              {READING_RESULT_COPY.why}
            </WhyButton>
            <div id={why.listId} className="reasons" hidden={!why.open}>
              <FactsList
                id={why.listId}
                label={READING_RESULT_COPY.reasons}
                lit={why.lit}
                facts={listReasons(reading)}
              />
            </div>
          </>
        )}
        <EarnedNote earned={earned} className="mt-5" />
      </Plate>
      <section className="pt-9">
        <h2 className="text-26">{READING_RESULT_COPY.actions}</h2>
        <ul className="mt-4 grid gap-4">
          {blueprint.actions.map((action) => (
            <Card as="li" key={action.title}>
              <h3 className="text-23">{action.title}</h3>
              <p className="mt-1 text-ivory-300">{action.text}</p>
            </Card>
          ))}
        </ul>
        <LinkButton href="/readings" variant="second" wide className="mt-6">
          {READING_RESULT_COPY.another}
        </LinkButton>
        <p className="mt-6 text-13 text-ivory-300">{READING_RESULT_COPY.note[basis]}</p>
        {basis === 'general' && (
          <Link href="/profile" className={`${LINK_TEXT} inline-flex min-h-11 items-center`}>
            {READING_RESULT_COPY.addBirthDetails}
          </Link>
        )}
      </section>
    </article>
  );
}

/** The facts of all openings, each once, in the order in which the text first cites them. */
function listFacts({ paragraphs }: OpenedReading): PlacementFact[] {
  const facts = paragraphs.flatMap((paragraph) => paragraph.facts);
  return facts.filter(({ id }, index) => facts.findIndex((fact) => fact.id === id) === index);
}

type NumberedOpening = { heading: string; text: string; numbers: number[] };

/** Each paragraph's opening with the numbers of its facts. */
function numberOpenings(reading: OpenedReading): NumberedOpening[] {
  const ids = listFacts(reading).map(({ id }) => id);
  return reading.paragraphs.map(({ heading, text, facts }) => ({
    heading,
    text,
    numbers: facts.map(({ id }) => ids.indexOf(id) + 1),
  }));
}

function listReasons(reading: OpenedReading): ListedFact[] {
  return listFacts(reading).map(({ bodies: [body], sign, text }, index) => ({
    number: index + 1,
    glyphs: body === 'ascendant' || body === 'midheaven' ? [sign] : [body, sign],
    name: text,
  }));
}

type OpenedParagraphProps = {
  /** Written once, for everybody. */
  paragraph: string;
  opening: NumberedOpening | undefined;
  isFirst: boolean;
  onSelect: (number: number) => void;
};

/** A paragraph, below its heading and the sentences on the user's own chart. */
function OpenedParagraph({ paragraph, opening, isFirst, onSelect }: OpenedParagraphProps) {
  if (opening === undefined) {
    return (
      <p className={isFirst ? `${READING_WITH_INITIAL} mt-4` : `${READING_TEXT} mt-5`}>
        {paragraph}
      </p>
    );
  }
  return (
    <>
      <h3 className="mt-7 text-21/[1.2]">{opening.heading}</h3>
      <p className={isFirst ? `${READING_WITH_INITIAL} mt-2.5` : `${READING_TEXT} mt-2.5`}>
        <CitingText numbers={opening.numbers} onSelect={onSelect}>
          {opening.text}
        </CitingText>
      </p>
      <p className={`${READING_TEXT} mt-3 border-l border-line-strong pl-4 text-ivory-300`}>
        {paragraph}
      </p>
    </>
  );
}
