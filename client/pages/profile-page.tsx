import type { ReactNode } from 'react';
import { useCurrentUser, useSignOut } from '#client/features/account/index.ts';
import {
  AccountSettings,
  SETTINGS_COPY,
  SETTINGS_DIALOGS,
} from '#client/features/account-settings/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { BirthDateMissing, PROFILE_COPY, ProfileHeader } from '#client/features/profile/index.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { ACCOUNT_SETTINGS_ID, useScrollToTarget } from '#client/lib/scroll-target.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Elements } from '#client/ui/elements.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { ProfileTabs, useIsWideTab } from './profile-tabs.tsx';

// The pages /profile and /settings share one chunk of code. As two chunks they would make the profile, which is opened
// more often, heavier.
export { SettingsPage } from './settings-page.tsx';

type ProfileColumnsProps = { hasTabs: boolean; header: Elements; children: ReactNode };

/**
 * The header, and below it the children: tabs and settings, on a desktop side by side unless the open tab is
 * full-width. For speed, a change of tab renders only this component, not the header and the settings.
 */
function ProfileColumns({ hasTabs, header, children }: ProfileColumnsProps) {
  const settingsAreBeside = !useIsWideTab() || !hasTabs;
  return (
    <div className="group/profile" data-settings={settingsAreBeside ? 'beside' : 'below'}>
      {header}
      <div
        className={classNames(
          '*:last:mt-10 print:*:last:hidden',
          settingsAreBeside
            ? 'lg:grid lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-start lg:gap-16 lg:*:last:mt-5 print:block'
            : 'lg:*:last:mt-14',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** /profile: the user's details, the tabs computed from them, and the account settings. */
export function ProfilePage() {
  const user = useCurrentUser();
  useScrollToTarget();
  const signOut = useSignOut();
  const dialogs = useOpenedPart(SETTINGS_DIALOGS);
  const hasTabs = user.birthDate !== null;

  function logOut() {
    if (!signOut.isPending) signOut.mutate();
  }
  const askForBirthDetails = () => dialogs.open('birthDetails');

  return (
    <AppPage title={PROFILE_COPY.title}>
      <ProfileColumns
        hasTabs={hasTabs}
        header={
          <ProfileHeader
            loggingOut={signOut.isPending}
            onLogOut={logOut}
            onComplete={askForBirthDetails}
          />
        }
      >
        {hasTabs ? <ProfileTabs /> : <BirthDateMissing onAdd={askForBirthDetails} />}
        <ErrorBoundary part={SETTINGS_COPY.part}>
          <AccountSettings
            id={ACCOUNT_SETTINGS_ID}
            dialog={dialogs.opened}
            onDialog={dialogs.open}
            onDialogClose={dialogs.close}
            loggingOut={signOut.isPending}
            onLogOut={logOut}
          />
        </ErrorBoundary>
      </ProfileColumns>
    </AppPage>
  );
}
