// Title, scroll and focus on a change of route. Without a document load the app has to announce the
// new page itself.

import { type RefObject, useEffect, useLayoutEffect } from 'react';

// After Back and Forward the browser restores the scroll position itself.
let enteredByHistory = true;
/** The path of the page that was last entered; steps within a page do not count as entering. */
let enteredPath = '';
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== enteredPath) enteredByHistory = true;
  });
  // wouter dispatches `pushState` for a followed link, possibly before the first page is rendered.
  window.addEventListener('pushState', () => {
    enteredByHistory = false;
  });
}

/** Whether the next page is reached by Back, Forward or the address bar, and not by a link. */
export function isEnteredByHistory(): boolean {
  return enteredByHistory;
}

/**
 * For the main element of a page: after following a link, the page starts at the top and the main
 * element takes the focus. The first page of a visit leaves the focus to the browser.
 */
export function usePageEntry(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    enteredPath = window.location.pathname;
    if (enteredByHistory) {
      // Only a popstate event sets this again, so the next page is entered by a link.
      enteredByHistory = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [main]);
}

/** Sets the document's title while the component is mounted. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
