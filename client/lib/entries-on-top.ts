// A page that is walked through in steps puts entries on top of its own in the browser's history, so that Back
// leads one step back. Each of them says how many there are below it down to the page's first.

import { useHistoryState } from 'wouter/use-browser-location';

/** How many entries the present page has put on top of its first, up to where the reader stands. */
export function useEntriesOnTop(): number {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null || !('before' in state)) return 0;
  return typeof state.before === 'number' ? state.before : 0;
}
