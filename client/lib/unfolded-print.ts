// Printing what is folded on the screen.

import { type RefObject, useEffect } from 'react';

/**
 * Prints every `details` of a part open, and leaves the screen as it was. Browsers that know `::details-content` do so
 * by styles alone; for others the folded ones are opened while the page is printed.
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
