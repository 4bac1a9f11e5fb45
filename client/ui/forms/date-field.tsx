import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type DateParts, findPastedDate, joinDate, splitDate } from './date-parts.ts';
import { Field, type FieldProps } from './field.tsx';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';

// Our choice: three typed fields with numeric keys. A native picker opens at today, decades away
// from most birth dates.
const PARTS = [
  { key: 'month', name: 'Month', length: 2, example: 'MM', autoComplete: 'bday-month' },
  { key: 'day', name: 'Day', length: 2, example: 'DD', autoComplete: 'bday-day' },
  { key: 'year', name: 'Year', length: 4, example: 'YYYY', autoComplete: 'bday-year' },
] as const;

/** The greatest first digit that a second digit can follow: a month typed as 2 must be February. */
const LAST_OPEN_FIRST_DIGIT = { month: 1, day: 3, year: 9 } as const;

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, incomplete where it was typed so (date-parts.ts), or the empty text. */
  value: string;
  /** Called with the date as far as it is typed; `explainTypedDate` says why it is none. */
  onChange: (date: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The month's input, which takes the focus when the date is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A birth date in three typed parts. Focus moves on after month and day; a whole date can be
 * pasted.
 */
export function DateField({ value, onChange, onBlur, disabled, ref, ...field }: DateFieldProps) {
  return (
    <Field {...field} group>
      <DatePartInputs
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        firstRef={ref}
      />
    </Field>
  );
}

type DatePartInputsProps = Pick<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'disabled'> & {
  firstRef: Ref<HTMLInputElement> | undefined;
};

function DatePartInputs({ value, onChange, onBlur, disabled, firstRef }: DatePartInputsProps) {
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
    const part = PARTS[index];
    if (part === undefined) return;
    const digits = typed.replace(/\D/g, '').slice(0, part.length);
    const grew = digits.length > shown[part.key].length;
    change({ ...shown, [part.key]: digits });
    const complete =
      digits.length === part.length ||
      (digits.length === 1 && Number(digits) > LAST_OPEN_FIRST_DIGIT[part.key]);
    if (grew && complete && part.key !== 'year') moveTo(index + 1);
  }

  function paste(event: ClipboardEvent) {
    const pasted = findPastedDate(event.clipboardData.getData('text'));
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
    <div ref={box} className="grid grid-cols-[1fr_1fr_1.5fr] gap-3">
      {PARTS.map(({ key, name, length, example, autoComplete }, index) => (
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
