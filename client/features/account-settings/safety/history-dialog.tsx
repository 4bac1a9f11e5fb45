import { useEndpointQuery } from '#client/features/account/index.ts';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { getHistoryEndpoint } from '#shared/identity/account/account.contract.ts';
import { HISTORY_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { ListPending } from './list-pending.tsx';

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
  const query = useEndpointQuery(getHistoryEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const events = query.data;
  const today = useToday();
  if (events === undefined) return <ListPending copy={HISTORY_COPY} query={query} />;
  return (
    <ul>
      {events.map(({ kind, device, at }, index) => (
        <li key={index} className="min-h-17 border-t border-line py-2.5 last:border-b">
          <p className="font-semibold">{HISTORY_COPY.kinds[kind]}</p>
          <p className="text-15 text-ivory-300">
            {HISTORY_COPY.line(device, momentWordsOf(at, today))}
          </p>
        </li>
      ))}
    </ul>
  );
}
