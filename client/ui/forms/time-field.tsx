import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './text-input.tsx';

type TimeFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A time of day in the device's native picker; its value is `HH:MM` (24 hours) or the empty text.
 */
export function TimeField(props: TimeFieldProps) {
  return <TextInput {...props} type="time" />;
}
