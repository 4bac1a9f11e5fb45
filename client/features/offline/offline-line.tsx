import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { clockTimeOf, dayWordOf } from '#client/lib/date-words.ts';
import { useKeptSince } from '#client/lib/kept-answers.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { OFFLINE_COPY } from './offline.copy.ts';
import '#client/styles/offline.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function words(online: boolean, read: string | undefined): string {
  if (read === undefined) return OFFLINE_COPY.offline;
  return online ? OFFLINE_COPY.kept(read) : OFFLINE_COPY.offlineKept(read);
}

/** Says in one line that the device is offline, and when what is shown was read; empty otherwise. */
export function OfflineLine() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const keptSince = useKeptSince();
  const today = useToday();
  const client = useQueryClient();
  const read = keptSince && `at ${clockTimeOf(keptSince)} ${dayWordOf(keptSince, today)}`;

  return (
    <div role="status" aria-label={OFFLINE_COPY.label}>
      {(read !== undefined || !online) && (
        <p className="app-strip">
          <span>{words(online, read)}</span>
          {online && (
            <Button
              variant="second"
              size="small"
              // Nothing is ever asked again by itself (specification section 7): this is the reader's own act.
              onClick={() => void client.invalidateQueries({ refetchType: 'all' })}
            >
              {OFFLINE_COPY.readAgain}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
