import type { ComponentPropsWithRef } from 'react';
import { wasInsertedAtOnce } from './inserted-text.ts';
import { cleanPhoneText, findPhoneText } from './phone-text.ts';
import { TextInput } from './text-input.tsx';

type PhoneInputProps = Omit<ComponentPropsWithRef<typeof TextInput>, 'type' | 'onChange'> & {
  value: string;
  onType: (typed: string) => void;
};

/** A phone number. What is typed or inserted appears with plain signs; of a text with words only the number. */
export function PhoneInput({ value, onType, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      // Longer than any number: the browser would cut a pasted one off, and leave another number.
      maxLength={200}
      {...rest}
      type="tel"
      value={value}
      onChange={(event) => {
        const clean = wasInsertedAtOnce(event, value) ? findPhoneText : cleanPhoneText;
        onType(clean(event.currentTarget.value));
      }}
    />
  );
}
