// Subscribing to the Sunday letter with the account's address, and unsubscribing.

import { useQueryClient } from '@tanstack/react-query';
import { updateUser, useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { subscribeEndpoint, unsubscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { NEWSLETTER_COPY } from '../account-settings.copy.ts';

/**
 * Subscribes (`join`), which sends the link that confirms the address, and unsubscribes (`leave`), with toasts. The one
 * waits for the other.
 */
export function useNewsletter() {
  const { email, firstName, lastName } = useCurrentUser();
  const { mutate: join, isPending: isJoining } = useChange(() =>
    callEndpoint(subscribeEndpoint, {
      body: { email: email ?? '', firstName, lastName, consent: true },
    }),
  );
  const { mutate: leave } = useChange(() => callEndpoint(unsubscribeEndpoint, {}));
  return { join, isJoining, leave };
}

function useChange(change: () => Promise<unknown>) {
  const client = useQueryClient();
  return useSingleMutation({
    scope: { id: 'newsletter' },
    mutationFn: async () => {
      await change();
      // The answer does not say whether the address was stored; the account does.
      return callEndpoint(getUserEndpoint, {});
    },
    onSuccess: (user) => {
      updateUser(client, user);
      toast({
        ...(user.newsletter === 'off' ? NEWSLETTER_COPY.left : NEWSLETTER_COPY.joined),
        variant: 'success',
      });
    },
    onError: (error) => {
      toast({
        title: NEWSLETTER_COPY.failed.title,
        description: sentenceOf(error, NEWSLETTER_COPY.failed.description),
        variant: 'destructive',
      });
    },
  });
}
