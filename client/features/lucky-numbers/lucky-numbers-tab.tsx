import { useState } from 'react';
import { LuckyNumberOfDay } from '#client/features/horoscope/index.ts';
import { EarnedNote, useAutomaticActivity } from '#client/features/progress/index.ts';
import { longDate, longEnglishDate } from '#client/lib/date-words.ts';
import { explainWrongClock } from '#client/lib/device-clock.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { READING_TEXT } from '#client/ui/text/text-classes.ts';
import { LOTTERY_KEYS, type LotteryKey } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { luckyNumbersActivityId } from '#shared/progress/activities.ts';
import { drawingWords, formatWords, LUCKY_COPY } from './lucky-numbers.copy.ts';
import { SavedNumbers } from './saved-numbers.tsx';
import { shareNumbers } from './share-numbers.ts';
import { useLuckyNumbers, useSavedNumbers, useSaveNumbers } from './use-lucky-numbers.ts';

/**
 * Your Cosmic Lucky Numbers: today's sets, the facts they come from, Share, Save, and the saved
 * days.
 */
export function LuckyNumbersTab() {
  const today = useToday();
  const { data: numbers, error, isFetching, refetch } = useLuckyNumbers();

  if (numbers === undefined && error !== null) {
    return <FailedNumbers error={error} busy={isFetching} onTryAgain={() => void refetch()} />;
  }
  return (
    <section className="pt-6">
      <h2 className="text-26">{LUCKY_COPY.title}</h2>
      <p className="mt-2">{longEnglishDate(numbers?.date ?? today)}</p>
      <p className="text-15 text-ivory-300">{LUCKY_COPY.refresh}</p>
      {numbers === undefined ? (
        <div className="grid min-h-svh content-start justify-items-center gap-5 py-16 text-center">
          <Spinner label={LUCKY_COPY.loading} size={56} />
          <p className="text-ivory-300" aria-hidden="true">
            {LUCKY_COPY.loading}
          </p>
        </div>
      ) : (
        <LoadedNumbers key={numbers.date} numbers={numbers} />
      )}
    </section>
  );
}

function LoadedNumbers({ numbers }: { numbers: LuckyNumbers }) {
  const { earned } = useAutomaticActivity({
    activityType: 'lottery',
    activityId: luckyNumbersActivityId(numbers.date),
  });
  return (
    <>
      <Tabs
        className="mt-5"
        variant="segments"
        label={LUCKY_COPY.tabsLabel}
        tabs={LOTTERY_KEYS.map((lottery) => ({
          value: lottery,
          label: LUCKY_COPY.tabs[lottery],
          content: <LotterySet lottery={lottery} numbers={numbers} />,
        }))}
      />
      <h3 className="mt-8 text-23">{LUCKY_COPY.alignment}</h3>
      <p className={`${READING_TEXT} mt-2`}>{numbers.explanation}</p>
      <Actions numbers={numbers} />
      <p className="mt-5 text-13 text-ivory-300">{LUCKY_COPY.entertainment}</p>
      <LuckyNumberOfDay className="mt-8" />
      <EarnedNote earned={earned} className="mt-6" />
      <SavedNumbers />
    </>
  );
}

function LotterySet({ lottery, numbers }: { lottery: LotteryKey; numbers: LuckyNumbers }) {
  return (
    <div className="pt-6">
      <Balls
        numbers={numbers[lottery]}
        specialLast
        // The daily numbers are digits of one number, so their last one is not a special ball.
        lastLabel={lottery === 'dailyNumbers' ? undefined : LUCKY_COPY.specialBall}
        label={LUCKY_COPY.names[lottery]}
        variant="fitted"
      />
      <p className="mt-5 text-15 text-ivory-300">
        {`${formatWords(lottery, numbers.date)}. ${drawingWords(lottery, numbers.date)}`}
      </p>
    </div>
  );
}

function Actions({ numbers }: { numbers: LuckyNumbers }) {
  const { data: saved } = useSavedNumbers();
  const saving = useSaveNumbers();
  const [sharing, setSharing] = useState(false);
  const isSaved = saved?.some(({ date }) => date === numbers.date) ?? false;

  async function share() {
    setSharing(true);
    const outcome = await shareNumbers(numbers, longDate(numbers.date));
    setSharing(false);
    if (outcome === 'copied') toast({ ...LUCKY_COPY.copied, variant: 'success' });
    if (outcome === 'failed') toast({ ...LUCKY_COPY.shareFailed, variant: 'destructive' });
  }

  return (
    <div className="mt-6 grid grid-cols-2 gap-3">
      <Button
        variant="second"
        busy={sharing}
        busyLabel={LUCKY_COPY.sharing}
        onClick={() => void share()}
      >
        {LUCKY_COPY.share}
      </Button>
      <Button
        disabled={isSaved}
        busy={saving.isPending}
        busyLabel={LUCKY_COPY.saving}
        onClick={() => saving.mutate(numbers.date)}
      >
        {isSaved ? LUCKY_COPY.saved : LUCKY_COPY.save}
      </Button>
    </div>
  );
}

type FailedNumbersProps = { error: Error; busy: boolean; onTryAgain: () => void };

/** The error card (requirement LUCKY-6). */
function FailedNumbers({ error, busy, onTryAgain }: FailedNumbersProps) {
  return (
    <Plate className="mt-7" role="alert">
      <h2 className="text-26">{LUCKY_COPY.failedTitle}</h2>
      <p className="mt-3 text-danger">{LUCKY_COPY.failed}</p>
      <p className="mt-2 text-15 text-ivory-300">
        {explainWrongClock(error) ?? LUCKY_COPY.failedHint}
      </p>
      <Button
        variant="second"
        wide
        className="mt-5"
        busy={busy}
        busyLabel={LUCKY_COPY.tryingAgain}
        onClick={onTryAgain}
      >
        {LUCKY_COPY.tryAgain}
      </Button>
    </Plate>
  );
}
