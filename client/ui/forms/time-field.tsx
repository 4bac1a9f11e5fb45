import { type ComponentPropsWithRef, useRef } from 'react';
import { TextInput } from './text-input.tsx';
import { TIME_COPY } from './time-field.copy.ts';

type TimeFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyUp'
> & {
  /** The initial value: `HH:MM` (24 hours) or the empty text. */
  initial?: string | undefined;
  /** Called with each whole time, the empty text for a cleared field, and undefined for a half-typed time. */
  onTime?: ((time: string | undefined) => void) | undefined;
};

/**
 * A time of day in the device's native picker. The picker gives the empty text for a time of which a part is missing,
 * as for no time; `explainTime` tells them apart.
 */
export function TimeField({ initial = '', onTime, onBlur, ...rest }: TimeFieldProps) {
  /** The last reported value. */
  const reported = useRef<string | undefined>(initial);

  function report(input: HTMLInputElement) {
    const time = explainTime(input) === undefined ? input.value : undefined;
    if (time === reported.current) return;
    reported.current = time;
    onTime?.(time);
  }

  return (
    <TextInput
      {...rest}
      type="time"
      defaultValue={initial}
      onChange={(event) => report(event.currentTarget)}
      // A picker changes nothing, and says nothing, when the last part of a half-typed time is deleted.
      onKeyUp={(event) => report(event.currentTarget)}
      onBlur={(event) => {
        report(event.currentTarget);
        onBlur?.(event);
      }}
    />
  );
}

/** Why the content of a time field is not a time, as an error message; undefined for a time and for an empty field. */
export function explainTime(input: HTMLInputElement): string | undefined {
  return input.validity.badInput ? TIME_COPY.unfinished : undefined;
}
