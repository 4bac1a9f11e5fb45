import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import {
  type Activity,
  type Earned,
  EarnedNote,
  isCompleted,
  useAutomaticActivity,
  useProgress,
} from '#client/features/progress/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { expressionNumber, soulUrgeNumber } from '#shared/numerology/name-numbers.ts';
import { toYearMonthDay } from '#shared/numerology/year-month-day.ts';
import type { NumerologyActivityId } from '#shared/progress/activities.ts';
import { NUMEROLOGY_COPY } from './numerology.copy.ts';
import { isComplete, NumerologyForm, type NumerologyInput } from './numerology-form.tsx';
import { NumerologyResults } from './numerology-results.tsx';

/** The Numerology Calculator: a form prefilled from the account, and the three numbers. */
export function NumerologyTab() {
  const user = useCurrentUser();
  const own: NumerologyInput = {
    name: user.name,
    birthDate: toYearMonthDay(user.birthDate ?? ''),
  };
  const [input, setInput] = useState(() => (isComplete(own) ? own : undefined));
  const [calculations, setCalculations] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const earned = useRecordedNumbers(input);

  // Focus moves to the results only after a press, not when results are computed on load.
  useEffect(() => {
    if (calculations === 0) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [calculations]);

  return (
    <section className="pt-6">
      <h2 className="text-26">{NUMEROLOGY_COPY.title}</h2>
      <NumerologyForm
        ref={form}
        initial={own}
        onCalculate={({ name, birthDate }) => {
          setInput({ name, birthDate: toYearMonthDay(birthDate) });
          setCalculations(calculations + 1);
        }}
      />
      <div className="mt-9 border-t border-line pt-7">
        {input === undefined ? (
          <EmptyState>{NUMEROLOGY_COPY.empty}</EmptyState>
        ) : (
          <>
            <h3 ref={results} tabIndex={-1} className="scroll-mt-6 text-26 outline-none">
              {NUMEROLOGY_COPY.results}
            </h3>
            <NumerologyResults key={`${input.name} ${input.birthDate}`} {...input} />
            <Button
              variant="second"
              wide
              onClick={() => {
                setInput(undefined);
                form.current?.scrollIntoView({ block: 'center' });
                form.current?.querySelector('input')?.focus({ preventScroll: true });
              }}
            >
              {NUMEROLOGY_COPY.again}
            </Button>
            <EarnedNote earned={earned} className="mt-5" />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Records the activity of each number that is shown, one after the other, so that the server's answers do not arrive
 * out of order. Returns what they gave.
 */
function useRecordedNumbers(input: NumerologyInput | undefined): Earned | undefined {
  const { data: progress } = useProgress();
  const shown = input === undefined ? [] : listShownNumbers(input);
  const next = shown
    .map((activityId): Activity => ({ activityType: 'numerology', activityId }))
    .find((activity) => !isCompleted(progress, activity));
  return useAutomaticActivity(next).earned;
}

function listShownNumbers({ name, birthDate }: NumerologyInput): NumerologyActivityId[] {
  const shown: NumerologyActivityId[] = [];
  if (lifePathNumber(birthDate) > 0) shown.push('life-path');
  if (expressionNumber(name) !== undefined) shown.push('expression');
  if (soulUrgeNumber(name) !== undefined) shown.push('soul-urge');
  return shown;
}
