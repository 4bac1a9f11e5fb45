import KeyRound from 'lucide-react/icons/key-round';
import { PASSKEY_COPY } from '#client/features/passkeys/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';

/**
 * Signs in with a passkey, by a press or the autofill of the field above; renders nothing where passkeys don't work.
 */
export function PasskeyLoginButton() {
  const login = usePasskeyLogin();
  if (!login.works) return null;
  return (
    <Button
      variant="second"
      wide
      icon={<KeyRound size={20} aria-hidden="true" />}
      busy={login.isPending}
      busyLabel={PASSKEY_COPY.signingIn}
      onClick={login.start}
    >
      {PASSKEY_COPY.signIn}
    </Button>
  );
}
