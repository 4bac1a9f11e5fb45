// The edits of the account that answer the user, with their toasts.

import { useQueryClient } from '@tanstack/react-query';
import { updateUser } from '#client/features/account/index.ts';
import { callApi, sentenceOf } from '#client/lib/api-client.ts';
import { everyKeyOf } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import type { AccountEdit } from '#shared/account/account.schema.ts';
import type { BirthDetails } from '#shared/account/birth-details.schema.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import { EDIT_COPY } from '../dialogs.copy.ts';

/** Says that nothing was saved, with the server's sentence where it gave one. */
export function toastEditFailed(error: unknown): void {
  toast({
    title: EDIT_COPY.failed.title,
    description: sentenceOf(error, EDIT_COPY.failed.description),
    variant: 'destructive',
  });
}

/** Changes username, name, e-mail or attractions. What fails is said by the form: at its field, or as a toast. */
export function useAccountEdit(done: { title: string; description: string } = EDIT_COPY.done) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (edit: AccountEdit) =>
      callApi({ method: 'PATCH', path: '/api/user', body: edit, answer: userSchema }),
    onSuccess: (user) => {
      updateUser(client, user);
      toast({ ...done, variant: 'success' });
    },
  });
}

/** Replaces the birth details (specification section 8: its toasts), and forgets all that was computed from the old. */
export function useBirthDetailsEdit() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (details: BirthDetails) =>
      callApi({
        method: 'POST',
        path: '/api/user/birth-details',
        body: details,
        answer: userSchema,
      }),
    onSuccess: (user) => {
      updateUser(client, user);
      void client.resetQueries({ queryKey: everyKeyOf(user.id) });
      toast({ ...EDIT_COPY.birthDetailsDone, variant: 'success' });
    },
    onError: toastEditFailed,
  });
}
