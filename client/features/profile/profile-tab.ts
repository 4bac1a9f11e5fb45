// The profile's tabs and the address that keeps the open one: /profile?tab=lucky.

import { useLocation, useSearch } from 'wouter';

export const PROFILE_TABS = ['chart', 'lucky', 'numerology', 'journey'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const DEFAULT_TAB: ProfileTab = 'chart';

/** The tab that the address names (Chart for any other word), and the function that changes both. */
export function useProfileTab(): readonly [tab: ProfileTab, show: (tab: ProfileTab) => void] {
  const named = new URLSearchParams(useSearch()).get('tab');
  const [path, navigate] = useLocation();
  const tab = PROFILE_TABS.find((each) => each === named) ?? DEFAULT_TAB;
  // Our choice: tabs replace one another in the history, so that Back leaves the profile at once.
  const show = (next: ProfileTab) => navigate(`${path}?tab=${next}`, { replace: true });
  return [tab, show] as const;
}
