// The daily horoscope: today's text, and below it the facts of the sky that it cites.

import { Fragment } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { EarnedNote, useAutomaticActivity } from '#client/features/progress/index.ts';
import { describeFact } from '#client/features/sky-facts/index.ts';
import { longDate } from '#client/lib/date-words.ts';
import { explainWrongClock } from '#client/lib/device-clock.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Elements } from '#client/ui/elements.ts';
import { FactsList } from '#client/ui/facts/facts-list.tsx';
import { CitingText } from '#client/ui/facts/footnote-ref.tsx';
import { useReasons } from '#client/ui/facts/use-reasons.ts';
import { WhyButton } from '#client/ui/facts/why-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { Badge } from '#client/ui/measures/badge.tsx';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { horoscopeActivityId } from '#shared/progress/activities.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { FALLBACK_HOROSCOPE, HOROSCOPE_COPY } from './horoscope.copy.ts';
import { LuckySum } from './lucky-sum.tsx';
import { describePageMoon } from './moon-of-page.ts';
import { useDailyHoroscope } from './use-daily-horoscope.ts';

/** The Your Daily Horoscope card in its states: no birth date, loading, failed, loaded. */
export function DailyHoroscopeCard() {
  const { data: horoscope, error, isFetching, fetchStatus, refetch } = useDailyHoroscope();
  const sign = findSignOfDate(useCurrentUser().birthDate);
  const today = useToday();
  const { points, earned } = useAutomaticActivity(
    horoscope && {
      activityType: 'horoscope',
      activityId: horoscopeActivityId(horoscope.sign, horoscope.date),
    },
    horoscope && isDateDone(horoscope.date),
  );
  const hasPoints = horoscope?.date === today && points !== undefined && points > 0;
  return (
    <Section
      title={HOROSCOPE_COPY.title}
      aside={hasPoints && <Badge variant="quiet">{HOROSCOPE_COPY.points(points)}</Badge>}
    >
      {horoscope !== undefined ? (
        <LoadedHoroscope key={`${horoscope.sign} ${horoscope.date}`} horoscope={horoscope} />
      ) : (
        sign !== undefined && <SignLine sign={sign} />
      )}
      {horoscope !== undefined ? (
        <EarnedNote earned={earned} withoutPoints className="mt-4" />
      ) : error !== null ? (
        <FallbackHoroscope error={error} busy={isFetching} onTryAgain={() => void refetch()} />
      ) : fetchStatus === 'idle' ? (
        <EmptyState
          className="mt-4"
          action={
            <LinkButton href="/profile" wide>
              {HOROSCOPE_COPY.addBirthDetails}
            </LinkButton>
          }
        >
          {HOROSCOPE_COPY.noBirthDate}
        </EmptyState>
      ) : (
        <Skeleton label={HOROSCOPE_COPY.loading} className="mt-4 grid gap-6">
          <Bone className="h-7 w-3/4" />
          <BoneLines lines={5} />
          <div className="grid grid-cols-3 gap-6">
            <Bone className="h-12" />
            <Bone className="h-12" />
            <Bone className="h-12" />
          </div>
        </Skeleton>
      )}
    </Section>
  );
}

/** Whose horoscope it is; `children` stands at the right. */
function SignLine({ sign, children }: { sign: SignKey; children?: Elements }) {
  return (
    <div className="flex min-h-11 items-center gap-2 text-15 text-ivory-300">
      <Glyph name={sign} size={18} />
      <span className="mr-auto">{HOROSCOPE_COPY.forEvery(SIGNS[sign].name)}</span>
      {children}
    </div>
  );
}

/** The facts that a horoscope cites, in the order of their first citation. */
function listCitedFacts({ sentences, reasons, facts }: Horoscope): SkyFact[] {
  const cited = new Set([
    ...sentences.flatMap((sentence) => sentence.facts),
    ...reasons.luckyNumber,
    ...reasons.mood,
    ...reasons.compatibility,
  ]);
  return [...cited].flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
}

/**
 * The activity id contains the date and no sign: one horoscope a date counts, even when the user's
 * sign has changed since.
 */
function isDateDone(date: string) {
  return (progress: UserProgress) =>
    Object.keys(progress.completedActivities['horoscope'] ?? {}).some((id) =>
      id.endsWith(`-${date}`),
    );
}

function LoadedHoroscope({ horoscope }: { horoscope: Horoscope }) {
  const today = useToday();
  const nowMs = useNow();
  const why = useReasons();
  const { reasons } = horoscope;
  const facts = listCitedFacts(horoscope);
  const moonElsewhere = describePageMoon(horoscope, today, nowMs);
  const numbersOf = (ids: readonly string[]) =>
    ids
      .map((id) => facts.findIndex((fact) => fact.id === id) + 1)
      .filter((number) => number > 0)
      .sort((one, other) => one - other);

  // Offline, the stored horoscope may be for another day.
  const isOfToday = horoscope.date === today;
  const standsOn = [
    [HOROSCOPE_COPY.luckyNumber, numbersOf(reasons.luckyNumber)],
    [HOROSCOPE_COPY.mood, numbersOf(reasons.mood)],
    [HOROSCOPE_COPY.compatibility, numbersOf(reasons.compatibility)],
  ] as const;
  return (
    <>
      <SignLine sign={horoscope.sign}>
        <WhyButton reasons={why}>{HOROSCOPE_COPY.why}</WhyButton>
      </SignLine>
      {!isOfToday && (
        <FallbackNote className="mt-3">
          {HOROSCOPE_COPY.ofDay(longDate(horoscope.date))}
        </FallbackNote>
      )}
      <h3 className="mt-1 text-23/[1.2]">{horoscope.headline}</h3>
      <p className="mt-1.5 text-ivory-300">
        {horoscope.sentences.map((sentence, index) => (
          <Fragment key={index}>
            {index > 0 && <span> </span>}
            <CitingText numbers={numbersOf(sentence.facts)} onSelect={why.lead}>
              {sentence.text}
            </CitingText>
          </Fragment>
        ))}
      </p>
      {moonElsewhere !== undefined && (
        <p className="mt-3 text-15 text-ivory-300">{moonElsewhere}</p>
      )}
      <div id={why.listId} className="reasons mt-3" hidden={!why.open}>
        <FactsList
          id={why.listId}
          label={HOROSCOPE_COPY.reasons}
          lit={why.lit}
          facts={facts.map((fact, index) => ({
            number: index + 1,
            ...describeFact(fact, today, nowMs),
          }))}
        />
        <p className="mt-3 text-15 text-ivory-300">
          {standsOn.map(([what, numbers]) => HOROSCOPE_COPY.standsOn(what, numbers)).join('. ')}
        </p>
        <LuckySum horoscope={horoscope} />
      </div>
      <Fortune
        luckyNumber={String(horoscope.luckyNumber)}
        mood={horoscope.mood}
        compatibility={horoscope.compatibility}
      />
    </>
  );
}

type FallbackHoroscopeProps = { error: Error; busy: boolean; onTryAgain: () => void };

function FallbackHoroscope({ error, busy, onTryAgain }: FallbackHoroscopeProps) {
  return (
    <>
      <FallbackNote className="mt-3" />
      <p className="mt-3" role="alert">
        {explainWrongClock(error) ?? FALLBACK_HOROSCOPE.content}
      </p>
      <Button
        variant="quiet"
        className="mt-3"
        busy={busy}
        busyLabel={HOROSCOPE_COPY.tryingAgain}
        onClick={onTryAgain}
      >
        {HOROSCOPE_COPY.tryAgain}
      </Button>
      <Fortune
        luckyNumber={String(FALLBACK_HOROSCOPE.luckyNumber)}
        mood={FALLBACK_HOROSCOPE.mood}
        compatibility={FALLBACK_HOROSCOPE.compatibility}
      />
    </>
  );
}

/**
 * Whether the three values are too long to stand side by side on a phone 390 pixels wide. The widths are estimates, in
 * CSS pixels: of the space, of the three names, and of a letter of a value.
 */
function isLongFortune(values: readonly string[]): boolean {
  const ROOM_PX = 326;
  const LABELS_PX = [88, 42, 105];
  const LETTER_PX = 10.5;
  const widths = values.map((value, column) =>
    Math.max(LABELS_PX[column] ?? 0, value.length * LETTER_PX),
  );
  return widths.reduce((sum, width) => sum + width, 0) > ROOM_PX;
}

type FortuneProps = { luckyNumber: string; mood: string; compatibility: string };

/** Long values are stacked: names at the left, values at the right. */
const FORTUNES: Record<'short' | 'long', { list: string; entry: string }> = {
  short: {
    list: 'narrow:grid narrow:grid-cols-1 narrow:gap-0',
    entry:
      'narrow:flex narrow:flex-wrap narrow:items-baseline narrow:justify-between narrow:gap-x-3 narrow:py-1.5',
  },
  long: {
    list: 'phone:grid phone:grid-cols-1 phone:gap-0',
    entry:
      'phone:flex phone:flex-wrap phone:items-baseline phone:justify-between phone:gap-x-3 phone:py-1.5',
  },
};

function Fortune({ luckyNumber, mood, compatibility }: FortuneProps) {
  const entries = [
    [HOROSCOPE_COPY.luckyNumber, luckyNumber],
    [HOROSCOPE_COPY.mood, mood],
    [HOROSCOPE_COPY.compatibility, compatibility],
  ] as const;
  const { list, entry } =
    FORTUNES[isLongFortune(entries.map(([, value]) => value)) ? 'long' : 'short'];
  return (
    <dl className={classNames('mt-4 flex flex-wrap justify-between gap-3', list)}>
      {entries.map(([name, value]) => (
        <div key={name} className={entry}>
          <dt className="text-15/[1.3] text-ivory-300">{name}</dt>
          {/* With large text there may be no space beside the name, or for the word itself. */}
          <dd className="mt-0.75 font-serif text-23/[1.15] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
