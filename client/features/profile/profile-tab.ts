// The tab in the address of the profile: /profile?tab=lucky.

import { useLocation, useSearch } from 'wouter';

/**
 * The tab that the address names (the first of `tabs` for an unknown name), and a function that changes tab and
 * address.
 */
export function useProfileTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [tab: Tab, show: (tab: Tab) => void] {
  const named = new URLSearchParams(useSearch()).get('tab');
  const [path, navigate] = useLocation();
  const tab = tabs.find((each) => each === named) ?? tabs[0];
  // Our choice: tabs replace one another in the history, so that Back leaves the profile immediately.
  const show = (next: Tab) => navigate(`${path}?tab=${next}`, { replace: true });
  return [tab, show] as const;
}
