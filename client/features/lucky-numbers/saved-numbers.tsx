import { useState } from 'react';
import { longDate } from '#client/lib/date-words.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { LOTTERY_KEYS } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY, numbersWords } from './lucky-numbers.copy.ts';
import { useRemoveNumbers, useSavedNumbers } from './use-lucky-numbers.ts';

const FIRST_DAYS = 3;

/** The days whose numbers were saved, newest first. */
export function SavedNumbers() {
  const { data: saved, isError, isFetching, refetch } = useSavedNumbers();
  const removal = useRemoveNumbers();
  const [all, setAll] = useState(false);
  return (
    <Section level={3} title={LUCKY_COPY.savedTitle} className="mt-8">
      {saved !== undefined ? (
        saved.length === 0 ? (
          <p className="mt-2 text-15 text-ivory-300">{LUCKY_COPY.savedNone}</p>
        ) : (
          <>
            <ul className="mt-2">
              {(all ? saved : saved.slice(0, FIRST_DAYS)).map((day) => (
                <SavedDay
                  key={day.date}
                  day={day}
                  removing={removal.isPending && removal.variables === day.date}
                  onRemove={() => removal.mutate(day.date)}
                />
              ))}
            </ul>
            {!all && saved.length > FIRST_DAYS && (
              <Button variant="quiet" className="mt-2" onClick={() => setAll(true)}>
                {LUCKY_COPY.savedAll(saved.length)}
              </Button>
            )}
          </>
        )
      ) : isError ? (
        <ErrorState
          className="mt-3"
          message={LUCKY_COPY.savedFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={LUCKY_COPY.savedLoading} className="mt-4">
          <BoneLines lines={3} />
        </Skeleton>
      )}
    </Section>
  );
}

type SavedDayProps = { day: LuckyNumbers; removing: boolean; onRemove: () => void };

function SavedDay({ day, removing, onRemove }: SavedDayProps) {
  return (
    <li className="border-line py-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h4 className="font-sans text-17 font-semibold">{longDate(day.date)}</h4>
        <Button
          variant="quiet"
          aria-label={LUCKY_COPY.removeOf(longDate(day.date))}
          busy={removing}
          busyLabel={LUCKY_COPY.removing}
          onClick={onRemove}
        >
          {LUCKY_COPY.remove}
        </Button>
      </div>
      <dl className="mt-1.5 grid gap-1 text-15/[1.45]">
        {LOTTERY_KEYS.map((lottery) => (
          <div key={lottery} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ivory-300">{LUCKY_COPY.names[lottery]}</dt>
            <dd className="tnum">{numbersWords(lottery, day[lottery], day.date)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
