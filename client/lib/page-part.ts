// Links that lead to a part of a page. The part stands in the history and not in the address, which stays
// the page's own.

import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** The id of the account settings on the profile. */
export const ACCOUNT_SETTINGS_PART = 'account-settings';

/** The `state` of a link to the part of a page that has this id. */
export function toPart(id: string): { part: string } {
  return { part: id };
}

/** For a page: who came for a part of it begins there, with view and focus. */
export function useArrivalAtPart(): void {
  const state: unknown = useHistoryState();
  const part =
    typeof state === 'object' && state !== null && 'part' in state ? state.part : undefined;
  useEffect(() => {
    const element = typeof part === 'string' ? document.getElementById(part) : null;
    if (element === null) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [part]);
}
