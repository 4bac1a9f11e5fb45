import { useSession } from '#client/features/account/index.ts';
import { makeOfferDue } from '#client/features/passkeys/index.ts';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { loginEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import type { PasswordLogin } from '#shared/identity/sign-in/sign-in.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { removeSignUpDraft } from '../sign-up-draft.ts';

type Login = {
  credentials: { phoneNumber: string } | PasswordLogin;
  /** The user started a sign-up: the toast says that the number already has an account. */
  cameToSignUp?: boolean | undefined;
};

/**
 * Whether a log-in by phone was refused because the number's proof has expired or is used up. The server gives no other
 * cause, and uses the sentence for all failed log-ins, which would be wrong here.
 */
export const isProofGone = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'login_failed';

/**
 * Signs in, with toasts; the guard of /auth then redirects to /home. When the number's proof is gone, there is no
 * toast, and callers ask for the number again.
 */
export function useLogin() {
  const session = useSession();
  return useSingleMutation({
    mutationFn: ({ credentials }: Login) => callEndpoint(loginEndpoint, { body: credentials }),
    onSuccess: (user, { credentials, cameToSignUp }) => {
      removeSignUpDraft();
      if ('phoneNumber' in credentials) makeOfferDue();
      session.start(user);
      toast({
        ...(cameToSignUp ? AUTH_COPY.toasts.loginDoneOfOldUser : AUTH_COPY.toasts.loginDone),
        variant: 'success',
      });
    },
    onError: (error, { credentials }) => {
      if ('phoneNumber' in credentials && isProofGone(error)) return;
      toast({
        title: AUTH_COPY.toasts.loginFailed.title,
        description: sentenceOf(error, AUTH_COPY.toasts.loginFailed.description),
        variant: 'destructive',
      });
    },
  });
}
