import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextInput } from './text-input.tsx';

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** `new-password` for choosing a password, `current-password` for entering one. */
  autoComplete: 'new-password' | 'current-password';
};

/** A password input with a button that shows the typed text. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label="Show password"
          aria-pressed={shown}
          icon={shown ? <EyeOff size={22} /> : <Eye size={22} />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
