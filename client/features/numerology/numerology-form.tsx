import { zodResolver } from '@hookform/resolvers/zod';
import type { Ref } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { typed } from '#client/lib/personal-fields.ts';
import { getDateOrder } from '#client/lib/preferences.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { DateField } from '#client/ui/forms/date-field.tsx';
import { explainTypedDate } from '#client/ui/forms/date-parts.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { cleanText } from '#shared/core/clean-text.ts';
import { personText } from '#shared/core/text.ts';
import { NUMEROLOGY_COPY } from './numerology.copy.ts';

/** The birth date may be left out (requirement NUMBERS-4); if anything is typed, it must be a complete date. */
const numerologyFormSchema = z.object({
  name: typed(
    cleanText,
    personText({
      min: [2, NUMEROLOGY_COPY.nameTooShort],
      max: [200, NUMEROLOGY_COPY.nameTooLong],
    }),
  ),
  birthDate: z.string().check(
    z.refine((date) => explainTypedDate(date) === undefined, {
      error: ({ input }) => explainTypedDate(String(input)),
    }),
  ),
});
export type NumerologyInput = z.infer<typeof numerologyFormSchema>;

/** Whether the values are complete and valid, so that all numbers can be computed before the user fills in the form. */
export function isComplete(input: NumerologyInput): boolean {
  return input.birthDate !== '' && numerologyFormSchema.safeParse(input).success;
}

type NumerologyFormProps = {
  initial: NumerologyInput;
  onCalculate: (input: NumerologyInput) => void;
  /** A ref to the form, for moving the focus back to it. */
  ref: Ref<HTMLFormElement>;
};

/** Name and birth date, prefilled from the account. */
export function NumerologyForm({ initial, onCalculate, ref }: NumerologyFormProps) {
  const { control, register, handleSubmit, formState } = useForm<NumerologyInput>({
    defaultValues: initial,
    resolver: zodResolver(numerologyFormSchema),
  });
  return (
    <Form ref={ref} onSubmit={handleSubmit(onCalculate)}>
      <div className="mt-5 grid gap-5">
        <Field
          label={NUMEROLOGY_COPY.name}
          hint={NUMEROLOGY_COPY.nameHint}
          error={formState.errors.name?.message}
          required
        >
          <TextInput {...register('name')} autoComplete="name" autoCapitalize="words" dir="auto" />
        </Field>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <DateField
              order={getDateOrder()}
              label={NUMEROLOGY_COPY.birthDate}
              error={formState.errors.birthDate?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      </div>
      <Button type="submit" wide className="mt-8">
        {NUMEROLOGY_COPY.calculate}
      </Button>
    </Form>
  );
}
