import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import {
  PASSKEY_COPY,
  PASSKEYS_COPY,
  removePasskey,
  useAddPasskey,
  usePasskeysWork,
} from '#client/features/passkeys/index.ts';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { listPasskeysEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import type { Passkey } from '#shared/identity/passkeys/passkeys.schema.ts';
import { ListPending } from './list-pending.tsx';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Lists the passkeys; each can be removed, and this device can make one. */
export function Passkeys() {
  const query = useEndpointQuery(listPasskeysEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const proof = useFreshProof();
  const add = useAddPasskey({ refused: proof.asksFor });
  const works = usePasskeysWork();
  const passkeys = query.data;
  if (passkeys === undefined) return <ListPending copy={PASSKEYS_COPY} query={query} />;
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-15 text-ivory-300">{PASSKEYS_COPY.none}</p>
      ) : (
        <PasskeyList passkeys={passkeys} refused={proof.asksFor} />
      )}
      <p className="mt-4 text-15 empty:hidden" role="status">
        {works ? add.outcome : PASSKEYS_COPY.notHere}
      </p>
      {works && (
        <Button
          variant={passkeys.length === 0 ? undefined : 'second'}
          wide
          className="mt-6"
          busy={add.isPending}
          busyLabel={PASSKEY_COPY.adding}
          onClick={add.start}
        >
          {PASSKEY_COPY.add}
        </Button>
      )}
      {proof.question}
    </>
  );
}

type Refused = ReturnType<typeof useFreshProof>['asksFor'];

function PasskeyList({ passkeys, refused }: { passkeys: readonly Passkey[]; refused: Refused }) {
  const today = useToday();
  const remove = useRemovePasskey(refused);
  return (
    <ul>
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex min-h-17 items-center gap-4 border-t border-line py-2.5 last:border-b"
        >
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-words">{passkey.device}</p>
            <p className="text-15 text-ivory-300">
              {PASSKEYS_COPY.made(momentWordsOf(passkey.createdAt, today))}
            </p>
            <p className="text-15 text-ivory-300">
              {passkey.lastUsedAt === null
                ? PASSKEYS_COPY.unused
                : PASSKEYS_COPY.used(momentWordsOf(passkey.lastUsedAt, today))}
            </p>
            {passkey.synced && <p className="text-15 text-ivory-300">{PASSKEYS_COPY.synced}</p>}
          </div>
          <Button
            variant="second"
            size="small"
            aria-label={PASSKEYS_COPY.removeOf(passkey.device)}
            busy={remove.isPending && remove.variables.id === passkey.id}
            busyLabel={PASSKEYS_COPY.removing}
            onClick={() => {
              if (!remove.isPending) remove.mutate(passkey);
            }}
          >
            {PASSKEYS_COPY.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Removes a passkey, with toasts; `refused` asks for a fresh proof where it is missing. */
function useRemovePasskey(refused: Refused) {
  const client = useQueryClient();
  const queryKey = endpointKey(listPasskeysEndpoint, { userId: useCurrentUser().id });
  const remove = useSingleMutation({
    mutationFn: removePasskey,
    onSuccess: (_, { id }) => {
      client.setQueryData(queryKey, (passkeys) => passkeys?.filter((passkey) => passkey.id !== id));
      toast({ ...PASSKEYS_COPY.removed, variant: 'success' });
    },
    onError: (error, passkey) => {
      if (refused(error, () => remove.mutate(passkey))) return;
      reportFailure(error, PASSKEYS_COPY.removeFailed);
      void client.invalidateQueries({ queryKey });
    },
  });
  return remove;
}
