import { useQueryClient } from '@tanstack/react-query';
import { clockTimeOf, dayWordOf } from '#client/lib/date-words.ts';
import { useOfflineSince } from '#client/lib/offline-cache.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { useIsOffline } from '#client/ui/feedback/use-failure.ts';
import { OFFLINE_COPY } from './offline.copy.ts';
import { STRIP, STRIP_WORDS } from './strip.ts';
import './strip.css';

/** @param loaded When the shown data was loaded, in words; undefined when no stored answer is shown. */
function words(online: boolean, loaded: string | undefined): string {
  if (loaded === undefined) return OFFLINE_COPY.offline;
  return online ? OFFLINE_COPY.outOfReach(loaded) : OFFLINE_COPY.offlineSince(loaded);
}

/**
 * Says in one line that the device is offline, or that the server did not answer, and when the shown data was loaded.
 * Empty while the device is online and shows no stored answer.
 */
export function OfflineLine() {
  const online = !useIsOffline();
  const client = useQueryClient();
  const since = useOfflineSince(client);
  const today = useToday();
  const loaded = since && `at ${clockTimeOf(since)} ${dayWordOf(since, today)}`;

  return (
    <div role="status" aria-label={OFFLINE_COPY.label}>
      {(loaded !== undefined || !online) && (
        <p className={STRIP}>
          <span className={STRIP_WORDS}>{words(online, loaded)}</span>
          {online && (
            <Button
              variant="second"
              size="small"
              // Nothing is refetched automatically (requirement CALL-4); this button is the user's
              // request.
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
