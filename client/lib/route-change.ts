// What a change of page does to title, scroll and focus. A page that is not loaded anew must say itself
// that it has changed.

import { type RefObject, useEffect, useLayoutEffect } from 'react';

// Going back and forth is the browser's business: it puts the reader where they were.
let cameByHistory = true;
/** Where the last page arrived; the steps within a page are no arrivals. */
let arrivedAt = '';
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== arrivedAt) cameByHistory = true;
  });
  // As wouter tells of it: a link was taken, maybe before the first page was there to arrive at.
  window.addEventListener('pushState', () => {
    cameByHistory = false;
  });
}

/**
 * For the one element that holds a page: when the reader came by a link, the page begins at the top with the
 * focus on that element. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    arrivedAt = window.location.pathname;
    if (cameByHistory) {
      // The next page is one that the reader goes to.
      cameByHistory = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [main]);
}

/** Sets the document's title while a page is shown. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
