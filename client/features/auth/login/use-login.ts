import { useQueryClient } from '@tanstack/react-query';
import { startSession } from '#client/features/account/index.ts';
import { callApi, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import type { PasswordLogin } from '#shared/auth/auth.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { forgetSignUpDraft } from '../signup/sign-up-draft.ts';

type Login = {
  credentials: { phoneNumber: string } | PasswordLogin;
  /** They meant to sign up: the toast says that there was an account. */
  cameToSignUp?: boolean | undefined;
};

/** Signs in, with its toasts; the guard of /auth then leads on to /home. */
export function useLogin() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ credentials }: Login) =>
      callApi({ method: 'POST', path: '/api/login', body: credentials, answer: userSchema }),
    onSuccess: (user, { cameToSignUp }) => {
      forgetSignUpDraft();
      startSession(client, user);
      toast({
        ...(cameToSignUp ? AUTH_COPY.toasts.loginDoneOfOldUser : AUTH_COPY.toasts.loginDone),
        variant: 'success',
      });
    },
    onError: (error) => {
      toast({
        title: AUTH_COPY.toasts.loginFailed.title,
        description: sentenceOf(error, AUTH_COPY.toasts.loginFailed.description),
        variant: 'destructive',
      });
    },
  });
}
