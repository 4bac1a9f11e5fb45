// Prints the content of `details` elements that are closed on the screen.

import { type RefObject, useEffect } from 'react';

/**
 * Prints every `details` element inside `part` open, and leaves the screen as it was. In browsers that support
 * `::details-content` the styles do it; in others the closed elements are opened while the page is printed.
 */
export function useUnfoldedPrint(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.CSS?.supports?.('selector(::details-content)')) return;
    const unfolded = new Set<HTMLDetailsElement>();
    function unfold() {
      for (const details of part.current?.querySelectorAll('details') ?? []) {
        if (details.open) continue;
        details.open = true;
        unfolded.add(details);
      }
    }
    function fold() {
      for (const details of unfolded) details.open = false;
      unfolded.clear();
    }
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [part]);
}
