import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { getToday } from '#client/lib/today.ts';
import { foldSigns } from '#shared/core/typed-signs.ts';
import { classNames } from '../class-names.ts';
import { type DateParts, joinDate, splitDate, type TypedOrder } from './date-parts.ts';
import { Field, type FieldProps } from './field.tsx';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';
import { insertedText, wasInsertedAtOnce } from './inserted-text.ts';
import { findWrittenDate } from './written-date.ts';

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

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`; parts that are not typed are empty (`1994--02`), and the text is empty when all parts are. */
  value: string;
  /** Called with the text in the form of `value`; `explainTypedDate` in date-parts.ts says why it is not a date. */
  onChange: (date: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The order of the parts; month, day, year by default. */
  order?: TypedOrder | undefined;
  /** The first input, which takes the focus when the date is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A birth date in three typed parts. A digit that does not fit into a part goes to the next one, and the focus with it:
 * a date can be typed in one go, and Tab never skips a part after an automatic step. A whole date can be inserted.
 */
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
  /** The part that the user has typed into since it took the focus. */
  const typedInto = useRef<number>(undefined);
  const [parts, setParts] = useState(() => splitDate(value));
  // A new `value` from the parent replaces the parts.
  const shown = joinDate(parts) === value ? parts : splitDate(value);

  function change(next: DateParts) {
    setParts(next);
    onChange(joinDate(next));
  }

  function focus(index: number) {
    const input = box.current?.querySelectorAll('input')[index];
    input?.focus();
    return input;
  }

  /** Fills all parts from a text that has a date; a text without one changes nothing. */
  function insert(written: string) {
    const date = findWrittenDate(written, order, Number(getToday().slice(0, 4)));
    if (date === undefined) return;
    change(date);
    focus(2)?.select();
  }

  function type(index: number, event: ChangeEvent<HTMLInputElement>) {
    const part = inputs[index];
    const next = inputs[index + 1];
    if (part === undefined) return;
    const { key, length } = part;
    const typed = foldSigns(event.currentTarget.value).trim();
    const digits = typed.replace(/\D/g, '');
    if (wasInsertedAtOnce(event, shown[key])) {
      if (digits === typed && digits.length <= length) change({ ...shown, [key]: digits });
      else insert(insertedText(event.nativeEvent) ?? typed);
      return;
    }
    // When the user types through, the content of the next part is replaced; when the user corrects one part, it is
    // kept.
    const flows = typedInto.current === index || (next !== undefined && shown[next.key] === '');
    typedInto.current = index;
    if (digits.length <= length) change({ ...shown, [key]: digits });
    else if (next !== undefined && flows && digits.startsWith(shown[key])) {
      change({ ...shown, [next.key]: digits.slice(-1) });
      focus(index + 1);
      typedInto.current = index + 1;
      return;
    }
    if (/\d[ /.,-]$/.test(foldSigns(event.currentTarget.value)) && next !== undefined)
      focus(index + 1)?.select();
  }

  function paste(index: number, event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    const folded = foldSigns(pasted).trim();
    if (/^\d+$/.test(folded) && folded.length <= (inputs[index]?.length ?? 0)) return;
    event.preventDefault();
    insert(pasted);
  }

  function press(index: number, event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && event.currentTarget.value === '' && index > 0) {
      event.preventDefault();
      focus(index - 1)?.select();
    }
  }

  return (
    <div ref={box} className={classNames('grid gap-3', columns)}>
      {inputs.map(({ key, name, example, autoComplete }, index) => (
        <label key={key} className="grid min-w-0 gap-1">
          <span className="text-13 text-ivory-300">{name}</span>
          <input
            ref={index === 0 ? firstRef : undefined}
            className={classNames(INPUT, 'block px-4 tnum')}
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={example}
            value={shown[key]}
            disabled={disabled}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            onFocus={() => {
              typedInto.current = undefined;
            }}
            onChange={(event) => type(index, event)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            onBlur={(event) => {
              if (!box.current?.contains(event.relatedTarget)) onBlur?.();
            }}
          />
        </label>
      ))}
    </div>
  );
}
