import { ACCOUNT_COPY, useCurrentUser, useSignOut } from '#client/features/account/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { Button } from '#client/ui/actions/button.tsx';

export function ProfilePage() {
  const user = useCurrentUser();
  const signOut = useSignOut();
  return (
    <AppPage title="Profile">
      <div className="flex items-center justify-between gap-4 pt-6">
        <h1 className="text-34">Profile</h1>
        <Button
          variant="second"
          size="small"
          busy={signOut.isPending}
          busyLabel={ACCOUNT_COPY.loggingOut}
          onClick={() => signOut.mutate()}
        >
          {ACCOUNT_COPY.logOut}
        </Button>
      </div>
      <p className="mt-3">{user.name}</p>
    </AppPage>
  );
}
