import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * An address of e-mail. It is a text for the browser: those that know the type `email` each change what was typed in a
 * way of their own, and a form would get another address in Chromium than in Firefox.
 */
export function EmailInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <TextInput
      {...props}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
