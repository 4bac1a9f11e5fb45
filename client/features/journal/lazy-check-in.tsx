// Loads the question under the letter when a reader comes to it: it is not part of Home's first picture.

import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { JOURNAL_TITLE } from './journal-title.copy.ts';

// Home is whole without it.
const CheckIn = lazyOr(() => import('./check-in.tsx').then((file) => file.CheckIn));

/** As high as the question with its faces in any size of text, so that nothing below it is seen to move. */
const ROOM = 'mt-8 mb-6 min-h-[calc(78px+3.01rem)] wide:mt-0';

/** On a phone the letter ends with the first screen, and the navigation covers the edge of what is below it. */
const SEEN = { rootMargin: '0px 0px -64px 0px' };

export function LazyCheckIn() {
  const room = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (element === null || !('IntersectionObserver' in window)) return setIsSeen(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      setIsSeen(true);
    }, SEEN);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={ROOM}>
      <ErrorBoundary part={JOURNAL_TITLE}>
        <Suspense fallback={null}>{isSeen && <CheckIn />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
