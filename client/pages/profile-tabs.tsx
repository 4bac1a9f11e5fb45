// The tabs of the profile, one row each: name in an error message, and content. Their labels are in profile-tabs.copy.ts.

import { type ComponentType, lazy, Suspense } from 'react';
import { BirthChartTab } from '#client/features/birth-chart/index.ts';
import { PROFILE_COPY, useProfileTab } from '#client/features/profile/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { SpinnerScreen } from '#client/ui/feedback/spinner-screen.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import { keysOf } from '#shared/core/keys-of.ts';
import { PROFILE_TAB_LABELS } from './profile-tabs.copy.ts';

type ProfileTab = {
  /** The tab's content, as an error message begins: 'Your numerology'. */
  part: string;
  Content: ComponentType;
  /** Whether the tab is full-width on a desktop, with the settings below it. */
  isWide?: boolean;
};

// The chart is the first tab; the code of the others is loaded when they are opened.
const PROFILE_TABS = {
  chart: { part: 'Your birth chart', Content: BirthChartTab, isWide: true },
  lucky: {
    part: 'Your lucky numbers',
    Content: lazy(async () => ({
      default: (await import('#client/features/lucky-numbers/index.ts')).LuckyNumbersTab,
    })),
  },
  numerology: {
    part: 'Your numerology',
    Content: lazy(async () => ({
      default: (await import('#client/features/numerology/index.ts')).NumerologyTab,
    })),
  },
  journey: {
    part: 'Your journey',
    Content: lazy(async () => ({
      default: (await import('#client/features/journey/index.ts')).JourneyTab,
    })),
  },
} as const satisfies Record<keyof typeof PROFILE_TAB_LABELS, ProfileTab>;

const TAB_KEYS = keysOf(PROFILE_TABS);

// Created once, so that a change of tab renders only the new tab.
const TABS = TAB_KEYS.map((value) => {
  const { part, Content } = PROFILE_TABS[value];
  return {
    value,
    label: PROFILE_TAB_LABELS[value],
    content: (
      <ErrorBoundary part={part}>
        <Suspense fallback={<SpinnerScreen />}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    ),
  };
});

/** Whether the open tab is full-width on a desktop. */
export function useIsWideTab(): boolean {
  const [tab] = useProfileTab(TAB_KEYS);
  const { isWide = false }: ProfileTab = PROFILE_TABS[tab];
  return isWide;
}

/** The profile's tabs; the address names the open one. */
export function ProfileTabs() {
  const [tab, showTab] = useProfileTab(TAB_KEYS);
  return (
    <Tabs
      className="mt-5"
      variant="fitted"
      label={PROFILE_COPY.tabsLabel}
      value={tab}
      onValueChange={showTab}
      tabs={TABS}
    />
  );
}
