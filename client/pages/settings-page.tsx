import { useSignOut } from '#client/features/account/index.ts';
import {
  AccountSettings,
  SETTINGS_COPY,
  SETTINGS_DIALOGS,
} from '#client/features/account-settings/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { ACCOUNT_SETTINGS_ID } from '#client/lib/scroll-target.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';

/** /settings: the account settings of the profile, unfolded on a page of their own. */
export function SettingsPage() {
  const signOut = useSignOut();
  const dialogs = useOpenedPart(SETTINGS_DIALOGS);

  function logOut() {
    if (!signOut.isPending) signOut.mutate();
  }

  return (
    <AppPage title={SETTINGS_COPY.pageTitle}>
      <BackLink href="/profile">{SETTINGS_COPY.back}</BackLink>
      <header className="pt-1.5 pb-4 lg:pb-6">
        <h1 className="text-34 lg:text-48">{SETTINGS_COPY.pageTitle}</h1>
      </header>
      <div className="lg:max-w-column">
        <ErrorBoundary part={SETTINGS_COPY.part}>
          <AccountSettings
            id={ACCOUNT_SETTINGS_ID}
            isOpen
            dialog={dialogs.opened}
            onDialog={dialogs.open}
            onDialogClose={dialogs.close}
            loggingOut={signOut.isPending}
            onLogOut={logOut}
          />
        </ErrorBoundary>
      </div>
    </AppPage>
  );
}
