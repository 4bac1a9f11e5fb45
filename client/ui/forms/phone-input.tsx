import type { ComponentPropsWithRef } from 'react';
import { wasInsertedAtOnce } from './inserted-text.ts';
import { cleanPhoneText, findPhoneText, groupPhoneText } from './phone-text.ts';
import { TextInput } from './text-input.tsx';

type PhoneInputProps = Omit<ComponentPropsWithRef<typeof TextInput>, 'type' | 'onChange'> & {
  value: string;
  onType: (typed: string) => void;
};

/** A phone number. What is typed or inserted appears with plain signs, typed digits in groups; of a text with words only the number. */
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
        const { value: typed, selectionEnd } = event.currentTarget;
        if (wasInsertedAtOnce(event, value)) {
          onType(findPhoneText(typed));
          return;
        }
        const clean = cleanPhoneText(typed);
        // In the middle of the number a space would move under the caret.
        onType(selectionEnd === typed.length ? groupPhoneText(clean) : clean);
      }}
    />
  );
}
