import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { ACCOUNT_COPY, CurrentUserProvider, useUserQuery } from '#client/features/account/index.ts';
import { useEntriesOnTop } from '#client/lib/entries-on-top.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { UserUnavailable } from './user-unavailable.tsx';

/** Lets only a signed-in user in: visitors are sent to /auth, and a failed load is no sign-out. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { data: user, isPending, isFetching, refetch } = useUserQuery();
  if (user) return <CurrentUserProvider user={user}>{children}</CurrentUserProvider>;
  if (isPending) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user === null) return <Redirect to="/auth" replace />;
  return <UserUnavailable busy={isFetching} onTryAgain={() => void refetch()} />;
}

/** Lets only visitors in: who is signed in is sent to /home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { data: user, isPending, isFetching, refetch } = useUserQuery();
  if (user) return <HomeInstead />;
  if (isPending) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user === null) return children;
  return <UserUnavailable busy={isFetching} onTryAgain={() => void refetch()} />;
}

/** Home takes the place of the sign-in and of all its steps: Back from there leads to what was before them. */
function HomeInstead() {
  const onTop = useEntriesOnTop();
  useEffect(() => {
    if (onTop > 0) history.go(-onTop);
  }, [onTop]);
  if (onTop > 0) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  return <Redirect to="/home" replace />;
}
