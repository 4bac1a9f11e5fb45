// The mutations that edit the account, with their toasts.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { updateUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { removeOfflineAnswers } from '#client/lib/offline-cache.ts';
import { recomputeAllOf } from '#client/lib/query-client.ts';
import { everyKeyOf } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { replaceBirthDetailsEndpoint } from '#shared/identity/account/account.contract.ts';
import type { AccountEdit } from '#shared/identity/account/account.schema.ts';
import type { BirthDetails } from '#shared/identity/account/birth-details.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { getReadingEndpoint } from '#shared/readings/readings.contract.ts';
import { EDIT_COPY } from '../dialogs.copy.ts';

/** Shows a toast that nothing was saved, with the server's message if there is one. */
export function toastEditFailed(error: unknown): void {
  toast({
    title: EDIT_COPY.failed.title,
    description: sentenceOf(error, EDIT_COPY.failed.description),
    variant: 'destructive',
  });
}

/** Edits username, name, email, attractions or preferences. The calling form shows failures, at a field or as a toast. */
export function useAccountEdit(done: { title: string; description: string } = EDIT_COPY.done) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (edit: AccountEdit) => callEndpoint(editUserEndpoint, { body: edit }),
    onSuccess: (user, { attractions, preferences }) => {
      updateUser(client, user);
      if (attractions !== undefined) forgetReadings(client, user.id);
      // Some texts of the server contain times.
      if (preferences !== undefined) recomputeAllOf(client, user.id);
      toast({ ...done, variant: 'success' });
    },
  });
}

/** The love reading is worded by the attractions: what was told of earlier ones is not shown again, nor kept. */
function forgetReadings(client: QueryClient, userId: string): void {
  const queryKey = [...everyKeyOf(userId), getReadingEndpoint.path];
  removeOfflineAnswers(queryKey);
  client.removeQueries({ queryKey });
}

/**
 * Replaces the birth details (its toasts: requirement SETTINGS-5) and refetches everything computed
 * from the old ones.
 */
export function useBirthDetailsEdit() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (details: BirthDetails) =>
      callEndpoint(replaceBirthDetailsEndpoint, { body: details }),
    onSuccess: (user) => {
      updateUser(client, user);
      recomputeAllOf(client, user.id);
      toast({ ...EDIT_COPY.birthDetailsDone, variant: 'success' });
    },
    onError: toastEditFailed,
  });
}
