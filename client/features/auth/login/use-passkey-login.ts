import { useSession } from '#client/features/account/index.ts';
import {
  askForPasskey,
  CeremonyError,
  PASSKEY_COPY,
  rememberPasskeyOffered,
  usePasskeyAutofill,
  usePasskeysWork,
} from '#client/features/passkeys/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { passkeySignInEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import type { PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { removeSignUpDraft } from '../sign-up-draft.ts';

/**
 * Signs in with a passkey, with toasts: through the browser's autofill while the screen is shown, and through `start`,
 * which a button calls. The guard of /auth then redirects to /home. `works` is false where the browser has no passkeys.
 */
export function usePasskeyLogin() {
  const session = useSession();
  const works = usePasskeysWork();
  const login = useSingleMutation({
    mutationFn: async (chosen: PasskeyAssertion | undefined) =>
      callEndpoint(passkeySignInEndpoint, { body: chosen ?? (await askForPasskey()) }),
    onSuccess: (user) => {
      removeSignUpDraft();
      rememberPasskeyOffered();
      session.start(user);
      toast({ ...AUTH_COPY.toasts.loginDone, variant: 'success' });
    },
    onError: (error) => {
      if (error instanceof CeremonyError) {
        toast(PASSKEY_COPY.unused);
        return;
      }
      toast({
        title: PASSKEY_COPY.signInFailed.title,
        description: sentenceOf(error, PASSKEY_COPY.signInFailed.description),
        variant: 'destructive',
      });
    },
  });
  // The ceremony that the button starts ends the autofill's, which starts again afterward.
  usePasskeyAutofill(works && !login.isPending && !login.isSuccess, login.mutate);
  return { works, isPending: login.isPending, start: () => login.mutate(undefined) };
}
