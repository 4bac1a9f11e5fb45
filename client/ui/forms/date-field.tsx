import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import {
  type DateParts,
  findPastedDate,
  joinDate,
  splitDate,
  type TypedOrder,
} from './date-parts.ts';
import { Field, type FieldProps } from './field.tsx';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';

// Our choice: three typed fields with numeric keys. A native picker opens at today, decades away
// from most birth dates.
const MONTH = {
  key: 'month',
  name: 'Month',
  length: 2,
  example: 'MM',
  autoComplete: 'bday-month',
} as const;
const DAY = {
  key: 'day',
  name: 'Day',
  length: 2,
  example: 'DD',
  autoComplete: 'bday-day',
} as const;
const YEAR = {
  key: 'year',
  name: 'Year',
  length: 4,
  example: 'YYYY',
  autoComplete: 'bday-year',
} as const;
const PARTS_BY_ORDER = {
  mdy: { parts: [MONTH, DAY, YEAR], columns: 'grid-cols-[1fr_1fr_1.5fr]' },
  dmy: { parts: [DAY, MONTH, YEAR], columns: 'grid-cols-[1fr_1fr_1.5fr]' },
  ymd: { parts: [YEAR, MONTH, DAY], columns: 'grid-cols-[1.5fr_1fr_1fr]' },
} as const;

/** The greatest first digit that a second digit can follow: a month typed as 2 must be February. */
const LAST_OPEN_FIRST_DIGIT = { month: 1, day: 3, year: 9 } as const;

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`; parts that are not typed are empty (`1994--02`), and the text is empty when all parts are. */
  value: string;
  /** Called with the text in the form of `value`; `explainTypedDate` of date-parts.ts says why it is no date. */
  onChange: (date: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The order of the parts; month, day, year by default. */
  order?: TypedOrder | undefined;
  /** The first input, which takes the focus when the date is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A birth date in three typed parts. The focus moves on after each complete part; a whole date can be pasted. */
export function DateField({
  value,
  onChange,
  onBlur,
  disabled,
  order = 'mdy',
  ref,
  ...field
}: DateFieldProps) {
  return (
    <Field {...field} group>
      <DatePartInputs
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        order={order}
        firstRef={ref}
      />
    </Field>
  );
}

type DatePartInputsProps = Pick<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'disabled'> & {
  order: TypedOrder;
  firstRef: Ref<HTMLInputElement> | undefined;
};

function DatePartInputs({
  value,
  onChange,
  onBlur,
  disabled,
  order,
  firstRef,
}: DatePartInputsProps) {
  const { parts: inputs, columns } = PARTS_BY_ORDER[order];
  const control = useFieldControl();
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => splitDate(value));
  // A new `value` from the parent replaces the parts.
  const shown = joinDate(parts) === value ? parts : splitDate(value);

  function change(next: DateParts) {
    setParts(next);
    onChange(joinDate(next));
  }

  function moveTo(index: number) {
    const input = box.current?.querySelectorAll('input')[index];
    input?.focus();
    input?.select();
  }

  function type(index: number, typed: string) {
    const part = inputs[index];
    if (part === undefined) return;
    const digits = typed.replace(/\D/g, '').slice(0, part.length);
    const grew = digits.length > shown[part.key].length;
    change({ ...shown, [part.key]: digits });
    const complete =
      digits.length === part.length ||
      (digits.length === 1 && Number(digits) > LAST_OPEN_FIRST_DIGIT[part.key]);
    if (grew && complete && index < 2) moveTo(index + 1);
  }

  function paste(event: ClipboardEvent) {
    const pasted = findPastedDate(event.clipboardData.getData('text'), order);
    if (pasted === undefined) return;
    event.preventDefault();
    change(pasted);
    moveTo(2);
  }

  function press(index: number, event: KeyboardEvent<HTMLInputElement>) {
    const isEmpty = event.currentTarget.value === '';
    if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault();
      moveTo(index - 1);
    } else if (event.key === '/' && !isEmpty && index < 2) {
      event.preventDefault();
      moveTo(index + 1);
    }
  }

  return (
    <div ref={box} className={classNames('grid gap-3', columns)}>
      {inputs.map(({ key, name, length, example, autoComplete }, index) => (
        <label key={key} className="grid min-w-0 gap-1">
          <span className="text-13 text-ivory-300">{name}</span>
          <input
            ref={index === 0 ? firstRef : undefined}
            className={classNames(INPUT, 'block px-4 tnum')}
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={example}
            maxLength={length}
            value={shown[key]}
            disabled={disabled}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            onChange={(event) => type(index, event.currentTarget.value)}
            onKeyDown={(event) => press(index, event)}
            onPaste={paste}
            onBlur={(event) => {
              if (!box.current?.contains(event.relatedTarget)) onBlur?.();
            }}
          />
        </label>
      ))}
    </div>
  );
}
