import type { ComponentPropsWithRef } from 'react';
import { wasInsertedAtOnce } from './inserted-text.ts';
import { cleanPhoneText, findPhoneText, groupPhoneText } from './phone-text.ts';
import { TextInput } from './text-input.tsx';

type PhoneInputProps = Omit<ComponentPropsWithRef<typeof TextInput>, 'type' | 'onChange'> & {
  value: string;
  onType: (typed: string) => void;
};

/**
 * A phone number. Typed or inserted text appears in plain characters, typed digits in groups; from a text with words,
 * only the number is kept.
 */
export function PhoneInput({ value, onType, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      // Longer than any number: otherwise the browser would cut off a pasted one, which leaves another number.
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
