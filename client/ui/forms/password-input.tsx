import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextInput } from './text-input.tsx';

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** `new-password` where one is chosen, `current-password` where one is entered. */
  autoComplete: 'new-password' | 'current-password';
};

/** A password with a switch that shows what was typed. */
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
