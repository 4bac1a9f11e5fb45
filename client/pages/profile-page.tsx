import { lazy, Suspense, useState } from 'react';
import { useCurrentUser, useSignOut } from '#client/features/account/index.ts';
import { AccountSettings, type SettingsDialog } from '#client/features/account-settings/index.ts';
import { BirthChartTab } from '#client/features/birth-chart/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import {
  BirthDateWanted,
  PROFILE_COPY,
  PROFILE_TABS,
  ProfileHeader,
  type ProfileTab,
  useProfileTab,
} from '#client/features/profile/index.ts';
import { ACCOUNT_SETTINGS_PART, useArrivalAtPart } from '#client/lib/page-part.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import '#client/styles/profile.css';

// The chart is what the page opens with; the other tabs' code comes when they are opened.
const TAB_CONTENTS = {
  chart: BirthChartTab,
  lucky: lazy(async () => ({
    default: (await import('#client/features/lucky-numbers/index.ts')).LuckyNumbersTab,
  })),
  numerology: lazy(async () => ({
    default: (await import('#client/features/numerology/index.ts')).NumerologyTab,
  })),
  journey: lazy(async () => ({
    default: (await import('#client/features/journey/index.ts')).JourneyTab,
  })),
} as const satisfies Record<ProfileTab, React.ComponentType>;

// Made once, so that a change of tab draws the new one and nothing else.
const TABS = PROFILE_TABS.map((value) => {
  const Content = TAB_CONTENTS[value];
  return {
    value,
    label: PROFILE_COPY.tabs[value],
    content: (
      <ErrorBoundary part={PROFILE_COPY.parts[value]}>
        <Suspense fallback={<Spinner className="mx-auto my-16" />}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    ),
  };
});

function ProfileTabs() {
  const [tab, showTab] = useProfileTab();
  return (
    <Tabs
      className="profile-tabs"
      label={PROFILE_COPY.tabsLabel}
      value={tab}
      onValueChange={showTab}
      tabs={TABS}
    />
  );
}

/** /profile: who one is, what was computed from it, and the account. */
export function ProfilePage() {
  const user = useCurrentUser();
  useArrivalAtPart();
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<SettingsDialog>();

  function logOut() {
    if (!signOut.isPending) signOut.mutate();
  }
  const askForBirthDetails = () => setDialog('birthDetails');

  return (
    <AppPage title={PROFILE_COPY.title}>
      <ProfileHeader
        loggingOut={signOut.isPending}
        onLogOut={logOut}
        onComplete={askForBirthDetails}
        settingsId={ACCOUNT_SETTINGS_PART}
      />
      <div className="profile-columns">
        {user.birthDate === null ? <BirthDateWanted onAdd={askForBirthDetails} /> : <ProfileTabs />}
        <ErrorBoundary part={PROFILE_COPY.parts.settings}>
          <AccountSettings
            id={ACCOUNT_SETTINGS_PART}
            dialog={dialog}
            onDialog={setDialog}
            loggingOut={signOut.isPending}
            onLogOut={logOut}
          />
        </ErrorBoundary>
      </div>
    </AppPage>
  );
}
