import { ACCOUNT_COPY } from '#client/features/account/index.ts';
import { Button } from '#client/ui/actions/button.tsx';

type UserUnavailableProps = { busy: boolean; onTryAgain: () => void };

/**
 * Shown when the current user cannot be loaded: the app does not know whether to show the signed-in
 * pages or the sign-in.
 */
export function UserUnavailable({ busy, onTryAgain }: UserUnavailableProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-column content-center gap-4 px-gutter py-12">
      <h1 className="text-34">{ACCOUNT_COPY.userFailedTitle}</h1>
      <p className="text-ivory-300" role="alert">
        {ACCOUNT_COPY.userFailed}
      </p>
      <Button
        variant="second"
        className="mt-4 justify-self-start"
        busy={busy}
        busyLabel={ACCOUNT_COPY.readingStars}
        onClick={onTryAgain}
      >
        {ACCOUNT_COPY.tryAgain}
      </Button>
    </main>
  );
}
