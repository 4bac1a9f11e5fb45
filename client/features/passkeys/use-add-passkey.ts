import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ApiError, sentenceOf } from '#client/lib/api-client.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { listPasskeysEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import { CeremonyError } from './ceremony-error.ts';
import { rememberPasskeyOffered } from './offer-memory.ts';
import { addPasskey } from './passkey-calls.ts';
import { PASSKEY_COPY } from './passkeys.copy.ts';

const WORDS = {
  dismissed: PASSKEY_COPY.notMade,
  exists: PASSKEY_COPY.alreadyHere,
  impossible: PASSKEY_COPY.notPossible,
} as const satisfies Record<CeremonyError['kind'], string>;

/**
 * Creates a passkey on this device, with a toast. `outcome` explains in words why no passkey was created, or is
 * undefined. `refused` is called first with each error and a function that tries again; it returns true for an error
 * that it has handled, such as a missing fresh proof.
 */
export function useAddPasskey({
  onAdded,
  refused = () => false,
}: {
  onAdded?: (() => void) | undefined;
  refused?: ((error: unknown, again: () => void) => boolean) | undefined;
} = {}) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const [outcome, setOutcome] = useState<string>();
  const add = useSingleMutation({ mutationFn: addPasskey });

  function start() {
    setOutcome(undefined);
    add.mutate(undefined, {
      onSuccess: () => {
        void client.invalidateQueries({
          queryKey: endpointKey(listPasskeysEndpoint, { userId: user.id }),
        });
        toast({ ...PASSKEY_COPY.added, variant: 'success' });
        onAdded?.();
      },
      onError: (error) => {
        if (refused(error, start)) return;
        const isHere =
          (error instanceof CeremonyError && error.kind === 'exists') ||
          (error instanceof ApiError && error.code === 'passkey_exists');
        if (isHere) rememberPasskeyOffered();
        setOutcome(
          isHere
            ? PASSKEY_COPY.alreadyHere
            : error instanceof CeremonyError
              ? WORDS[error.kind]
              : sentenceOf(error, PASSKEY_COPY.addFailed),
        );
      },
    });
  }
  return { start, isPending: add.isPending, outcome };
}
