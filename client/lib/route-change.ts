// What a change of page does to title, scroll and focus. A page that is not loaded anew must say itself
// that it has changed.

import { type RefObject, useEffect, useLayoutEffect } from 'react';

// Going back and forth is the browser's business: it puts the reader where they were.
let cameByHistory = true;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameByHistory = true;
  });
}

/**
 * For the one element that holds a page: sets the document's title, and, when the reader came by a link,
 * begins at the top with the focus on that element. The first page of a visit keeps the browser's own focus.
 */
export function useRouteChange(title: string, main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (cameByHistory) {
      // The next page is one that the reader goes to.
      cameByHistory = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [main]);
}
