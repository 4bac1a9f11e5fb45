// The letter of the day, written from the user's own chart, with the facts that it is based on and the day's hours.

import { useDeferredValue } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { SendCardButton } from '#client/features/cards/index.ts';
import { longDate } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Flourish } from '#client/ui/drawings/flourish.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { FactsList } from '#client/ui/facts/facts-list.tsx';
import { CitingText } from '#client/ui/facts/footnote-ref.tsx';
import { useReasons } from '#client/ui/facts/use-reasons.ts';
import { WhyButton } from '#client/ui/facts/why-button.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { isBirthday } from '#shared/core/birthday.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { fillTimes } from './contact-times.ts';
import { describeReason } from './describe-reason.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { RestOfTheDay } from './rest-of-the-day.tsx';
import { useLetter } from './use-letter.ts';

/** The letter of a day (today by default) in its states: no birth date, loading, failed, loaded. */
export function LetterCard({ date }: { date?: string }) {
  const { data, error, isFetching, refetch } = useLetter(date);
  // React renders the update of a query in one piece, but a deferred value in small time slices.
  const letter = useDeferredValue(data);
  if (letter?.basis === 'none') return <LetterWithoutBirthday />;
  if (letter !== undefined) return <WrittenLetterCard letter={letter} />;
  if (error !== null) {
    return (
      <LetterPlate kicker={LETTER_COPY.kicker}>
        <p className="mt-4.5 text-ivory-300" role="alert">
          {LETTER_COPY.failed}
        </p>
        <Button
          variant="quiet"
          className="mt-3"
          busy={isFetching}
          busyLabel={LETTER_COPY.tryingAgain}
          onClick={() => void refetch()}
        >
          {LETTER_COPY.tryAgain}
        </Button>
      </LetterPlate>
    );
  }
  return (
    <LetterPlate kicker={LETTER_COPY.kicker} hasFoot>
      <Skeleton
        label={LETTER_COPY.loading}
        className="mt-4.5 grid min-h-[66svh] content-start gap-6 wide:min-h-0"
      >
        <div className="grid gap-3">
          <Bone className="h-8" />
          <Bone className="h-8 w-11/12" />
          <Bone className="h-8 w-1/2" />
        </div>
        <BoneLines lines={7} />
      </Skeleton>
    </LetterPlate>
  );
}

/** To the end of a phone's first screen, so that nothing below the letter is seen to move when it comes. */
const FIRST_SCREEN = 'phone:min-h-[min(100svh-6.75rem,46rem)]';

type LetterPlateProps = {
  kicker: string;
  /** Whether its last row ends at the frame, as that of today's letter. */
  hasFoot?: boolean;
  children: Elements;
};

function LetterPlate({ kicker, hasFoot = false, children }: LetterPlateProps) {
  return (
    <Plate
      as="section"
      large
      aria-label={LETTER_COPY.title}
      className={`flex flex-col pt-5.5! lg:pt-9! wide:h-full ${hasFoot ? `pb-0! ${FIRST_SCREEN}` : ''}`}
    >
      <p className="flex items-center gap-2 text-15 font-semibold">
        <Star size={16} className="text-brass-400" />
        <span>{kicker}</span>
      </p>
      {children}
    </Plate>
  );
}

function LetterWithoutBirthday() {
  return (
    <LetterPlate kicker={LETTER_COPY.kicker}>
      <h2 className="mt-3.5 text-34">{LETTER_COPY.noBirthDate}</h2>
      <LinkButton href="/profile" wide className="mt-5">
        {LETTER_COPY.addBirthDetails}
      </LinkButton>
    </LetterPlate>
  );
}

function getKicker({ basis, date }: WrittenLetter, today: string, isOwnDay: boolean): string {
  if (isOwnDay) return LETTER_COPY.kickerOnBirthday;
  if (date !== today) return LETTER_COPY.kickerOfDay(longDate(date));
  return basis === 'sun-only' ? LETTER_COPY.kickerSunOnly : LETTER_COPY.kicker;
}

type Citation = { text: string; numbers: number[] };

/**
 * The paragraphs with the numbers of the facts that they cite. A fact that several paragraphs cite is numbered once: in
 * the first of them with a time, or in the last of them if none has a time.
 */
function listCitations(letter: WrittenLetter): Citation[] {
  const numberOf = (id: string) => letter.facts.findIndex((fact) => fact.id === id) + 1;
  return letter.paragraphs.map(({ text, facts }, index) => {
    const later = new Set(
      letter.paragraphs.slice(index + 1).flatMap((each) => (hasTime(text) ? [] : each.facts)),
    );
    const earlier = new Set(
      letter.paragraphs.slice(0, index).flatMap((each) => (hasTime(each.text) ? each.facts : [])),
    );
    const numbers = facts.filter((id) => !later.has(id) && !earlier.has(id)).map(numberOf);
    return { text, numbers: numbers.filter((number) => number > 0) };
  });
}

/** Whether a paragraph has a token that `fillTimes` replaces by a time. */
const hasTime = (text: string): boolean => text.includes('{t:');

function WrittenLetterCard({ letter }: { letter: WrittenLetter }) {
  const today = useToday();
  const why = useReasons();
  const { birthDate, preferences } = useCurrentUser();
  const { houses } = preferences;
  const { headline, question, thread, also, facts, basis, date, rewritten } = letter;
  const isOwnDay = date === today && birthDate !== null && isBirthday(birthDate, date);
  const cited = listCitations(letter);
  // The thread follows the sentence about the sky, which comes first for a season and second otherwise.
  const whyAt = facts[0]?.kind === 'season' ? 0 : 1;
  const show = ({ text, numbers }: Citation) => (
    <CitingText numbers={numbers} onSelect={why.lead}>
      {fillTimes(text, facts, date, today)}
    </CitingText>
  );

  return (
    <LetterPlate kicker={getKicker(letter, today, isOwnDay)} hasFoot={date === today}>
      <h2 className="mt-2.5 text-[min(2.375rem,13vw)]/[1.06] text-balance lg:mt-3.5 lg:text-48/[1.04]">
        {headline}
      </h2>
      {rewritten && <p className="mt-3 text-15 text-ivory-300">{LETTER_COPY.rewritten}</p>}
      <p className="mt-3.5 font-serif text-21/[1.5] lg:mt-5.5 lg:text-23/[1.52]">
        {cited.map((citation, index) => (
          <span key={index}>
            {index > 0 && <span> </span>}
            {show(citation)}
            {/* It says "yesterday" and "tomorrow", which are right only on the letter's own day. */}
            {index === whyAt && thread !== null && date === today && (
              <span>{` ${thread.text}`}</span>
            )}
          </span>
        ))}
      </p>
      {question !== null && (
        <p className="mt-3.5 font-serif text-23 text-ivory-300 italic lg:text-26">{question}</p>
      )}
      {also !== null && (
        <p className="mt-3.5 text-15 text-ivory-300">
          <span className="font-semibold text-ivory-50">
            {date === today ? LETTER_COPY.also : LETTER_COPY.alsoOfDay}
          </span>
          <span>{` ${fillTimes(also.text, facts, date, today)}`}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 lg:mt-5.5">
        <div>
          <p className="font-serif text-20">{LETTER_COPY.oracle}</p>
          <Flourish className="-mt-1" />
        </div>
        <SendCardButton
          card={{
            kind: 'line',
            line: headline,
            by: isOwnDay ? LETTER_COPY.oracleOnBirthday : LETTER_COPY.oracle,
          }}
        >
          {isOwnDay ? LETTER_COPY.shareOnBirthday : LETTER_COPY.share}
        </SendCardButton>
      </div>
      <WhyButton reasons={why} className="mt-0.5 self-start">
        {LETTER_COPY.why}
      </WhyButton>
      <div id={why.listId} className="reasons" hidden={!why.open}>
        <FactsList
          id={why.listId}
          label={LETTER_COPY.reasons}
          lit={why.lit}
          facts={facts.map((fact, index) => ({
            number: index + 1,
            ...describeReason(fact, { date, today, system: houses }),
          }))}
        />
        {basis === 'sun-only' && (
          <p className="mt-3 text-15 text-ivory-300">{LETTER_COPY.sunOnly}</p>
        )}
      </div>
      {date === today && <RestOfTheDay letter={letter} />}
    </LetterPlate>
  );
}
