// Loads the question under the letter once the page is idle: it is not part of Home's first picture.

import { Suspense, useEffect, useState } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { JOURNAL_TITLE } from './journal-title.copy.ts';

// Home is whole without it.
const CheckIn = lazyOr(() => import('./check-in.tsx').then((file) => file.CheckIn));

/** As high as the question with its faces, so that nothing below it is seen to move; on a wide screen under the letter. */
const ROOM = 'min-h-44 wide:col-start-1';

const IDLE_AT_LATEST_MS = 3_000;

export function LazyCheckIn() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const show = () => setIsIdle(true);
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(show, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(show, { timeout: IDLE_AT_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return (
    <div className={ROOM}>
      <ErrorBoundary part={JOURNAL_TITLE}>
        <Suspense fallback={null}>{isIdle && <CheckIn />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
