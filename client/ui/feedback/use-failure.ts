import { useState, useSyncExternalStore } from 'react';
import { isLostScript, reloadWhenReachable } from '#client/lib/lost-script.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that the device is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

type Failure = {
  /** fault: ours; lost: a script did not arrive; offline: nor can it, without a connection. */
  kind: 'fault' | 'lost' | 'offline';
  tryAgain: () => void;
  trying: boolean;
};

/** What an error boundary has caught, and how to try again: by rendering anew, or for a lost script by a new document. */
export function useFailure(error: unknown, renderAgain: () => void): Failure {
  const [trying, setTrying] = useState(false);
  const isOffline = useIsOffline();
  if (!isLostScript(error)) return { kind: 'fault', tryAgain: renderAgain, trying };
  return {
    kind: isOffline ? 'offline' : 'lost',
    trying,
    tryAgain() {
      setTrying(true);
      void reloadWhenReachable().then(setTrying);
    },
  };
}
