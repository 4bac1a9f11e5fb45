import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * An email address, as a plain text input: browsers that know the type `email` each change the typed text in their own
 * way, so a form would get different addresses in Chromium and in Firefox.
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
