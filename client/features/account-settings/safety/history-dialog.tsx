import { useEndpointQuery } from '#client/features/account/index.ts';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { getHistoryEndpoint } from '#shared/identity/account/account.contract.ts';
import { HISTORY_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';

/** Shows what happened to the account, the newest first. */
export function HistoryDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={HISTORY_COPY.title}
      description={HISTORY_COPY.description}
    >
      <History />
    </Dialog>
  );
}

function History() {
  const {
    data: events,
    isError,
    isFetching,
    refetch,
  } = useEndpointQuery(getHistoryEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const today = useToday();
  if (events === undefined) {
    return isError ? (
      <ErrorState
        message={HISTORY_COPY.failed}
        hint={HISTORY_COPY.failedHint}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton label={HISTORY_COPY.loading} className="grid gap-5 pb-6">
        {[0, 1].map((row) => (
          <div key={row} className="grid gap-3">
            <Bone className="h-5 w-1/2" />
            <Bone className="h-4 w-2/3" />
          </div>
        ))}
      </Skeleton>
    );
  }
  return (
    <ul>
      {events.map(({ id, kind, device, at }) => (
        <li key={id} className="min-h-17 border-t border-line py-2.5 last:border-b">
          <p className="font-semibold">{HISTORY_COPY.kinds[kind]}</p>
          <p className="text-15 text-ivory-300">
            {HISTORY_COPY.line(device, momentWordsOf(at, today))}
          </p>
        </li>
      ))}
    </ul>
  );
}
