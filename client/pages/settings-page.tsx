import { useSignOut } from '#client/features/account/index.ts';
import {
  AllSettings,
  SETTINGS_COPY,
  SETTINGS_DIALOGS,
} from '#client/features/account-settings/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';

/** /settings: all settings of the account. */
export function SettingsPage() {
  const signOut = useSignOut();
  const dialogs = useOpenedPart(SETTINGS_DIALOGS);

  function logOut() {
    if (!signOut.isPending) signOut.mutate();
  }

  return (
    <AppPage title={SETTINGS_COPY.title}>
      <BackLink href="/profile">{SETTINGS_COPY.back}</BackLink>
      <header className="pt-1.5 pb-4 lg:pb-6">
        <h1 className="text-34 lg:text-48">{SETTINGS_COPY.title}</h1>
      </header>
      <ErrorBoundary part={SETTINGS_COPY.part}>
        <AllSettings
          dialog={dialogs.opened}
          onDialog={dialogs.open}
          onDialogClose={dialogs.close}
          loggingOut={signOut.isPending}
          onLogOut={logOut}
        />
      </ErrorBoundary>
    </AppPage>
  );
}
