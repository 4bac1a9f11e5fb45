import KeyRound from 'lucide-react/icons/key-round';
import { PASSKEY_COPY } from '#client/features/passkeys/index.ts';
import { Button } from '#client/ui/actions/button.tsx';

type PasskeyButtonProps = { login: { works: boolean; isPending: boolean; start: () => void } };

/** Signs in with a passkey; not there where none works. */
export function PasskeyButton({ login }: PasskeyButtonProps) {
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
