// The form for birth details, used by the sign-up and the profile.

import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  Controller,
  type FieldErrors as FormErrors,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { PlaceInput } from '#client/features/places/index.ts';
import { getDateOrder } from '#client/lib/preferences.ts';
import { getToday } from '#client/lib/today.ts';
import type { Elements } from '#client/ui/elements.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { DateField } from '#client/ui/forms/date-field.tsx';
import { explainTypedDate } from '#client/ui/forms/date-parts.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { NativeSelect } from '#client/ui/forms/native-select.tsx';
import { explainTime, TimeField } from '#client/ui/forms/time-field.tsx';
import { Fold } from '#client/ui/frame/fold.tsx';
import { BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import type { FieldErrors } from '#shared/core/errors.ts';
import {
  type BirthDetails,
  birthDetailsSchema,
  findBirthDateProblem,
} from '#shared/identity/account/birth-details.schema.ts';
import { DEFAULT_MIN_AGE_YEARS } from '#shared/identity/account/min-age.ts';
import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { BIRTH_DETAILS_COPY } from './birth-details.copy.ts';
import { type BirthFormValues, EMPTY_BIRTH_FORM } from './birth-form-values.ts';
import { FoldQuestion } from './fold-question.tsx';
import type { RisingSignProps } from './rising-sign.tsx';
import { SignNote } from './sign-note.tsx';
import { useBirthClock } from './use-birth-clock.ts';

const NothingRising = (_: RisingSignProps) => null;
/** What computes it is loaded when date, time and place are known; where it cannot be had, nothing is told. */
const RisingSign = lazy<ComponentType<RisingSignProps>>(() =>
  import('./rising-sign.tsx').then(
    (file) => ({ default: file.RisingSign }),
    () => ({ default: NothingRising }),
  ),
);

const FIELD_NAMES = ['birthDate', 'birthTime', 'birthPlace', 'birthTimeFold'] as const;
type FieldName = (typeof FIELD_NAMES)[number];

/** In the short form a place may be left out. */
const shortSchema = z.extend(birthDetailsSchema, { birthPlace: z.string() });

/** The details in the form that the API accepts, or the messages for the fields. */
function checkBirthDetails(
  values: BirthFormValues,
  isShort: boolean,
): { details: BirthDetails } | { errors: Partial<Record<FieldName, string>> } {
  const hasTime = !values.timeUnknown && values.birthTime !== '';
  const parsed = (isShort ? shortSchema : birthDetailsSchema).safeParse({
    ...values,
    birthTime: hasTime ? values.birthTime : null,
    birthTimeMargin: hasTime ? values.birthTimeMargin : null,
  });
  const errors: Partial<Record<FieldName, string>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const name = FIELD_NAMES.find((field) => field === issue.path[0]) ?? 'birthPlace';
    errors[name] ??= issue.message;
  }
  // The server decides in the end: it has its own minimum age and its own clock.
  const dateProblem =
    errors.birthDate === undefined
      ? findBirthDateProblem(values.birthDate, getToday(), DEFAULT_MIN_AGE_YEARS)
      : explainTypedDate(values.birthDate);
  if (dateProblem !== undefined) errors.birthDate = dateProblem;
  return parsed.success && dateProblem === undefined ? { details: parsed.data } : { errors };
}

/** What the form gives when it is complete. */
type CheckedBirth = { details: BirthDetails; typed: BirthFormValues };

/** The resolver; only the time's input knows whether its time is half typed. */
function makeResolver(
  timeInput: RefObject<HTMLInputElement | null>,
  isShort: boolean,
): Resolver<BirthFormValues, unknown, CheckedBirth> {
  return (values) => {
    const checked = checkBirthDetails(values, isShort);
    const messages = { ...('errors' in checked && checked.errors) };
    const timeProblem =
      values.timeUnknown || timeInput.current === null ? undefined : explainTime(timeInput.current);
    if (timeProblem !== undefined) messages.birthTime = timeProblem;
    if ('details' in checked && Object.keys(messages).length === 0) {
      return { values: { details: checked.details, typed: values }, errors: {} };
    }
    const errors: FormErrors<BirthFormValues> = {};
    for (const name of FIELD_NAMES) {
      const message = messages[name];
      if (message !== undefined) errors[name] = { type: 'rule', message };
    }
    return { values: {}, errors };
  };
}

type BirthDetailsFormProps = {
  initial: BirthFormValues;
  /**
   * The server's messages by field; one for `birthTimeFold` asks which of two repeated hours is
   * meant.
   */
  refusals?: FieldErrors | undefined;
  /** Called with every change, so that the caller can store a draft. */
  onChange?: ((values: BirthFormValues) => void) | undefined;
  onSubmit: (details: BirthDetails, values: BirthFormValues) => void;
  /**
   * Whether the form is that of a guest: time and place are folded and may be left out, a place that is typed and not
   * chosen is not looked up, and nobody is asked how exact the time is. False by default.
   */
  isShort?: boolean;
  /** Whether the fields give back the sign of the date and the rising sign; false by default. */
  tellsSigns?: boolean;
  /** The buttons; one of them submits. */
  children: Elements;
  className?: string | undefined;
};

type Outside = Pick<BirthDetailsFormProps, 'onChange' | 'refusals'> & { onFoldAsked: () => void };

/** Gives the caller each change, and shows the server's messages at their fields. */
function useOutsideOf(
  { subscribe, setError }: UseFormReturn<BirthFormValues, unknown, CheckedBirth>,
  { onChange, refusals, onFoldAsked }: Outside,
): void {
  useEffect(() => {
    if (onChange === undefined) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) });
  }, [subscribe, onChange]);

  const askForFold = useEffectEvent(onFoldAsked);
  useEffect(() => {
    if (refusals === undefined) return;
    for (const name of FIELD_NAMES) {
      const message =
        name === 'birthPlace' ? (refusals[name] ?? refusals['birthPlaceId']) : refusals[name];
      if (message !== undefined) setError(name, { type: 'server', message }, { shouldFocus: true });
    }
    if (refusals['birthTimeFold'] !== undefined) askForFold();
  }, [refusals, setError]);
}

/** Birth date, time and place, each validated with a message at its field. */
export function BirthDetailsForm({
  initial,
  refusals,
  onChange,
  onSubmit,
  isShort = false,
  tellsSigns = false,
  children,
  className,
}: BirthDetailsFormProps) {
  const timeInput = useRef<HTMLInputElement>(null);
  const form = useForm<BirthFormValues, unknown, CheckedBirth>({
    defaultValues: initial,
    resolver: makeResolver(timeInput, isShort),
  });
  const { control, handleSubmit, setValue, watch } = form;
  const { errors } = form.formState;
  const [isHalfTyped, setHalfTyped] = useState(false);
  const [foldAsked, setFoldAsked] = useState(initial.birthTimeFold !== null);

  useOutsideOf(form, { onChange, refusals, onFoldAsked: () => setFoldAsked(true) });

  const timeUnknown = watch('timeUnknown');
  const clock = useBirthClock({
    date: watch('birthDate'),
    time: timeUnknown || isHalfTyped ? '' : watch('birthTime'),
    placeId: watch('birthPlaceId'),
  });
  const isFoldAsked = foldAsked || clock?.kind === 'ambiguous';
  const skippedReason = clock?.kind === 'skipped' ? (clock.reason ?? undefined) : undefined;
  const fold = watch('birthTimeFold');
  // The earlier of two repeated hours is the default, and the form says so.
  const instant =
    clock?.instants.find((candidate) => candidate.fold === fold) ?? clock?.instants[0];

  // Another date, time or place can be another instant, so the answer about the repeated hour is
  // cleared.
  function clearFold() {
    setFoldAsked(false);
    setValue('birthTimeFold', null);
  }

  const timeAndPlace = (
    <TimeAndPlace
      {...{ form, isShort, tellsSigns, isHalfTyped, timeInput, clearFold, isFoldAsked, instant }}
      problem={clock?.wholeDay ? undefined : skippedReason}
      onHalfTyped={setHalfTyped}
    />
  );
  return (
    <Form
      className={className}
      onSubmit={handleSubmit(({ details, typed }) => {
        if (skippedReason === undefined) onSubmit(details, typed);
      })}
    >
      <div className="grid gap-8">
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <DateField
              order={getDateOrder()}
              label={isShort ? BIRTH_DETAILS_COPY.birthday : BIRTH_DETAILS_COPY.date}
              aside={tellsSigns && <SunSign date={field.value} />}
              error={errors.birthDate?.message ?? (clock?.wholeDay ? skippedReason : undefined)}
              required
              value={field.value}
              onChange={(date) => {
                field.onChange(date);
                clearFold();
              }}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
        {isShort ? (
          <Fold title={BIRTH_DETAILS_COPY.timeFold} note={BIRTH_DETAILS_COPY.timeFoldNote}>
            {timeAndPlace}
          </Fold>
        ) : (
          timeAndPlace
        )}
      </div>
      {children}
    </Form>
  );
}

type TimeAndPlaceProps = TimeInputProps & {
  tellsSigns: boolean;
  isHalfTyped: boolean;
  isFoldAsked: boolean;
  /** What the given time comes to, as far as it is known. */
  instant: PlaceClock['instants'][number] | undefined;
};

function TimeAndPlace({
  isFoldAsked,
  instant,
  tellsSigns,
  isHalfTyped,
  ...props
}: TimeAndPlaceProps) {
  const { form, isShort, clearFold } = props;
  const hasTime = !form.watch('timeUnknown') && form.watch('birthTime') !== '';
  const hasReceipt = instant !== undefined;
  // The words that come late push down the button that may have the focus by then.
  useEffect(() => {
    if (hasReceipt || isFoldAsked) {
      const focused = document.activeElement;
      if (focused instanceof HTMLButtonElement) focused.scrollIntoView({ block: 'nearest' });
    }
  }, [hasReceipt, isFoldAsked]);
  return (
    <div className="grid gap-6">
      <TimeInput {...props} />
      <PlaceField {...{ form, tellsSigns, isHalfTyped, isShort, clearFold }} />
      {/* What the time and the place ask for comes below both: no field moves under the finger. */}
      {!isShort && hasTime && <MarginField form={form} />}
      {isFoldAsked && <FoldQuestion form={form} />}
      {hasReceipt && <SideNote aria-live="polite">{BIRTH_DETAILS_COPY.receipt(instant)}</SideNote>}
    </div>
  );
}

type PartProps = { form: UseFormReturn<BirthFormValues, unknown, CheckedBirth> };

type TimeInputProps = PartProps & {
  isShort: boolean;
  /** Why no clock showed this time, if so. */
  problem: string | undefined;
  timeInput: RefObject<HTMLInputElement | null>;
  onHalfTyped: (isHalfTyped: boolean) => void;
  clearFold: () => void;
};

function TimeInput({ form, isShort, problem, timeInput, onHalfTyped, clearFold }: TimeInputProps) {
  const { control, register, clearErrors, watch, formState } = form;
  const timeUnknown = watch('timeUnknown');
  return (
    <div className={isShort ? 'pb-2' : 'grid gap-1'}>
      <Controller
        control={control}
        name="birthTime"
        render={({ field }) => (
          <Field
            label={BIRTH_DETAILS_COPY.time}
            optional
            hint={timeUnknown || isShort ? undefined : BIRTH_DETAILS_COPY.timeHint}
            error={formState.errors.birthTime?.message ?? problem}
          >
            <TimeField
              name={field.name}
              initial={field.value}
              onTime={(time) => {
                onHalfTyped(time === undefined);
                // Until the time is complete again, the form keeps the last complete one, so that none is lost.
                if (time === undefined) return;
                field.onChange(time);
                clearFold();
              }}
              onBlur={field.onBlur}
              ref={(input) => {
                field.ref(input);
                timeInput.current = input;
              }}
              disabled={timeUnknown}
            />
          </Field>
        )}
      />
      {!isShort && (
        <Checkbox
          {...register('timeUnknown', {
            onChange: () => {
              clearFold();
              clearErrors('birthTime');
            },
          })}
          label={BIRTH_DETAILS_COPY.timeUnknown}
          description={timeUnknown ? BIRTH_DETAILS_COPY.timeUnknownCost : undefined}
        />
      )}
    </div>
  );
}

/** How exact the time is. */
function MarginField({ form: { control } }: PartProps) {
  return (
    <Controller
      control={control}
      name="birthTimeMargin"
      render={({ field }) => (
        <Field label={BIRTH_DETAILS_COPY.margin} optional hint={BIRTH_DETAILS_COPY.marginHint}>
          <NativeSelect
            name={field.name}
            ref={field.ref}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const minutes = target.value === '' ? null : Number(target.value);
              field.onChange(BIRTH_TIME_MARGINS.find((each) => each === minutes) ?? null);
            }}
          >
            <option value="">{BIRTH_DETAILS_COPY.marginUnsaid}</option>
            {BIRTH_TIME_MARGINS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {BIRTH_DETAILS_COPY.margins[minutes]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    />
  );
}

/** The sign of a date, by the table. */
function SunSign({ date }: { date: string }) {
  const sign = findSignOfDate(date);
  return sign && <SignNote signs={[sign]}>{BIRTH_DETAILS_COPY.sign(SIGNS[sign].name)}</SignNote>;
}

type PlaceFieldProps = PartProps & {
  tellsSigns: boolean;
  /** Whether the time is incomplete: the form then holds the last complete one. */
  isHalfTyped: boolean;
  isShort: boolean;
  clearFold: () => void;
};

function PlaceField({ form, tellsSigns, isHalfTyped, isShort, clearFold }: PlaceFieldProps) {
  const { control, setValue, watch, formState } = form;
  const [chosen, setChosen] = useState<Place>();
  const birth = isHalfTyped ? EMPTY_BIRTH_FORM : watch();
  return (
    <Controller
      control={control}
      name="birthPlace"
      render={({ field }) => (
        <Field
          label={BIRTH_DETAILS_COPY.place}
          aside={
            tellsSigns && (
              <Suspense fallback={null}>
                {birth.birthPlaceId !== null && birth.birthTime !== '' && (
                  <RisingSign birth={birth} place={chosen} />
                )}
              </Suspense>
            )
          }
          hint={BIRTH_DETAILS_COPY.placeHint}
          error={formState.errors.birthPlace?.message}
          required={!isShort}
          optional={isShort}
        >
          <PlaceInput
            value={{ text: field.value, id: watch('birthPlaceId') }}
            onChange={({ text, id }, place) => {
              setChosen(place);
              setValue('birthPlaceId', id);
              field.onChange(text);
              clearFold();
            }}
            onBlur={field.onBlur}
            name={field.name}
            placeholder={BIRTH_DETAILS_COPY.placePlaceholder}
            unchosen={
              isShort ? BIRTH_DETAILS_COPY.placeUnchosenByGuest : BIRTH_DETAILS_COPY.placeUnchosen
            }
            ref={field.ref}
          />
        </Field>
      )}
    />
  );
}
