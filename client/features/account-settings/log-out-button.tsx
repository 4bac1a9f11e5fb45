import { ACCOUNT_COPY } from '#client/features/account/index.ts';
import { Button } from '#client/ui/actions/button.tsx';

export type LogOutProps = { loggingOut: boolean; onLogOut: () => void };

export function LogOutButton({ loggingOut, onLogOut }: LogOutProps) {
  return (
    <Button
      variant="second"
      wide
      className="mt-6"
      busy={loggingOut}
      busyLabel={ACCOUNT_COPY.loggingOut}
      onClick={onLogOut}
    >
      {ACCOUNT_COPY.logOut}
    </Button>
  );
}
