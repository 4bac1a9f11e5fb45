// A page with steps pushes an entry to the browser's history for each step, so that Back leads one
// step back. The entry's state says how many entries lie between it and the page's first.

import { useHistoryState } from 'wouter/use-browser-location';

/** The number of history entries between the page's first entry and the current one. */
export function useHistoryDepth(): number {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null || !('before' in state)) return 0;
  return typeof state.before === 'number' ? state.before : 0;
}
