import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLostScript, reloadWhenReachable } from '#client/lib/lost-script.ts';
import { reloadOnceForNewBuild } from '#client/lib/new-build.ts';

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
  /** fault: our error; lost: a script did not arrive; offline: without a connection, it cannot. */
  kind: 'fault' | 'lost' | 'offline';
  tryAgain: () => void;
  trying: boolean;
};

/** The caught error, and a function that tries again: by rendering again, or for a lost script by a new document. */
export function useFailure(error: unknown, renderAgain: () => void): Failure {
  const [trying, setTrying] = useState(false);
  const isOffline = useIsOffline();
  useEffect(() => reloadOnceForNewBuild(error), [error]);
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
