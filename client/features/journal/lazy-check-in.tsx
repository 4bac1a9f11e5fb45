// Loads the question under the letter once the page is idle: it is not part of Home's first picture.

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { JOURNAL_TITLE } from './journal-title.copy.ts';

const CheckIn = lazy<() => ReactNode>(() =>
  import('./check-in.tsx').then(
    (file) => ({ default: file.CheckIn }),
    // Home is whole without it.
    () => ({ default: () => null }),
  ),
);

/** As high as the question with its faces, so that nothing below it is seen to move. */
const ROOM = 'min-h-44';

export function LazyCheckIn() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const waiting = wait(() => setIsIdle(true));
    return () => cancel(waiting);
  }, []);
  return (
    <div className={ROOM}>
      <ErrorBoundary part={JOURNAL_TITLE}>
        <Suspense fallback={null}>{isIdle && <CheckIn />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
