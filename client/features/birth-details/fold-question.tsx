import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import { BIRTH_DETAILS_COPY } from './birth-details.copy.ts';
import type { BirthFormValues } from './birth-form-values.ts';

type FoldQuestionProps = {
  form: Pick<UseFormReturn<BirthFormValues>, 'register' | 'formState'>;
};

/** Which of two repeated hours is meant. */
export function FoldQuestion({ form: { register, formState } }: FoldQuestionProps) {
  const id = useId();
  const error = formState.errors.birthTimeFold?.message;
  return (
    <div
      role="radiogroup"
      className="grid gap-3"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      aria-invalid={error !== undefined || undefined}
    >
      <p id={`${id}-label`} className="mb-2 text-15/[1.3] font-semibold">
        {BIRTH_DETAILS_COPY.foldQuestion}
      </p>
      <ChoiceCard
        {...register('birthTimeFold')}
        type="radio"
        value="earlier"
        title={BIRTH_DETAILS_COPY.foldEarlier}
        description={BIRTH_DETAILS_COPY.foldEarlierMeaning}
      />
      <ChoiceCard
        {...register('birthTimeFold')}
        type="radio"
        value="later"
        title={BIRTH_DETAILS_COPY.foldLater}
        description={BIRTH_DETAILS_COPY.foldLaterMeaning}
      />
      <FieldError id={`${id}-error`} aria-live="polite">
        {error}
      </FieldError>
    </div>
  );
}
