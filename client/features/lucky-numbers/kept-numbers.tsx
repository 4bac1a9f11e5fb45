import { useState } from 'react';
import { longDate } from '#client/lib/date-words.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { LOTTERY_KEYS } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY, numbersWords } from './lucky-numbers.copy.ts';
import { useKeptNumbers } from './use-lucky-numbers.ts';

const FIRST_DAYS = 3;

/** The days whose numbers were kept, newest first. */
export function KeptNumbers() {
  const { data: kept, isError, isFetching, refetch } = useKeptNumbers();
  const [all, setAll] = useState(false);
  return (
    <Section level={3} title={LUCKY_COPY.kept} className="mt-8">
      {kept !== undefined ? (
        kept.length === 0 ? (
          <p className="small mt-2">{LUCKY_COPY.keptNone}</p>
        ) : (
          <>
            <ul className="mt-2">
              {(all ? kept : kept.slice(0, FIRST_DAYS)).map((day) => (
                <KeptDay key={day.date} day={day} />
              ))}
            </ul>
            {!all && kept.length > FIRST_DAYS && (
              <Button variant="quiet" className="mt-2" onClick={() => setAll(true)}>
                {LUCKY_COPY.keptAll(kept.length)}
              </Button>
            )}
          </>
        )
      ) : isError ? (
        <ErrorState
          className="mt-3"
          message={LUCKY_COPY.keptFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={LUCKY_COPY.keptLoading} className="mt-4">
          <BoneLines lines={3} />
        </Skeleton>
      )}
    </Section>
  );
}

function KeptDay({ day }: { day: LuckyNumbers }) {
  return (
    <li className="kept-day">
      <h4 className="font-semibold">{longDate(day.date)}</h4>
      <dl className="kept-sets">
        {LOTTERY_KEYS.map((lottery) => (
          <div key={lottery}>
            <dt>{LUCKY_COPY.names[lottery]}</dt>
            <dd>{numbersWords(lottery, day[lottery], day.date)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
