// Links that scroll to a section of a page. The section's id is in the history state and not in the
// URL.

import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** The id of the account settings on the profile. */
export const ACCOUNT_SETTINGS_ID = 'account-settings';

/** The history `state` of a link to the section with this id. */
export function scrollTargetState(id: string): { part: string } {
  return { part: id };
}

function findTarget(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'part' in state ? state.part : undefined;
}

/** Scrolls to the section that the history state names and focuses it. */
export function useScrollToTarget(): void {
  const part = findTarget(useHistoryState());
  useEffect(() => {
    const element = typeof part === 'string' ? document.getElementById(part) : null;
    if (element === null) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [part]);
}
