import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import {
  ACCOUNT_COPY,
  CurrentUserProvider,
  HeldRedirectContext,
  type NextPage,
  useUserQuery,
} from '#client/features/account/index.ts';
import { useHistoryDepth } from '#client/lib/history-depth.ts';
import { hasPendingInvitation } from '#client/lib/pending-invitation.ts';
import type { Elements } from '#client/ui/elements.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { UserUnavailable } from './user-unavailable.tsx';

/**
 * Renders its children for a signed-in user and redirects visitors to /auth. A failed load of the
 * user does not count as signed out.
 */
export function SignedInOnly({ children }: { children: Elements }) {
  const { data: user, isPending, isFetching, refetch } = useUserQuery();
  // React renders a query's update in one piece, without yielding to input. With the deferred value that piece is only
  // the overlay, and the page is rendered afterward in small time slices.
  const isDrawn = useDeferredValue(user !== null && user !== undefined);
  if (user && !isDrawn) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user) return <CurrentUserProvider user={user}>{children}</CurrentUserProvider>;
  if (isPending) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user === null) return <Redirect to="/auth" replace />;
  return <UserUnavailable busy={isFetching} onTryAgain={() => void refetch()} />;
}

/** Renders its children for visitors and redirects a signed-in user to /home, unless the children hold that up. */
export function VisitorsOnly({ children }: { children: Elements }) {
  const { data: user, isPending, isFetching, refetch } = useUserQuery();
  const [isHeld, setHeld] = useState(false);
  const [next, setNext] = useState<NextPage>();
  const redirect = useMemo(
    () => ({
      hold: () => setHeld(true),
      release(page?: NextPage) {
        setNext(page);
        setHeld(false);
      },
    }),
    [],
  );
  if (user && !isHeld) return <RedirectHome next={next} />;
  if (isPending) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user !== undefined)
    return <HeldRedirectContext value={redirect}>{children}</HeldRedirectContext>;
  return <UserUnavailable busy={isFetching} onTryAgain={() => void refetch()} />;
}

/** Renders its children for users and visitors alike, once it is known which. */
export function Everybody({ children }: { children: Elements }) {
  const { data: user, isPending, isFetching, refetch } = useUserQuery();
  if (user) return <CurrentUserProvider user={user}>{children}</CurrentUserProvider>;
  if (isPending) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  if (user === null) return children;
  return <UserUnavailable busy={isFetching} onTryAgain={() => void refetch()} />;
}

/**
 * Replaces the history entries of the sign-in steps by /home, so that Back leads to the page before
 * the sign-in.
 */
function RedirectHome({ next }: { next: NextPage | undefined }) {
  const onTop = useHistoryDepth();
  useEffect(() => {
    if (onTop > 0) history.go(-onTop);
  }, [onTop]);
  if (onTop > 0) return <LoadingOverlay message={ACCOUNT_COPY.readingStars} />;
  return (
    <>
      {/* A visitor who logs in while answering an invitation returns to it. */}
      <Redirect to={hasPendingInvitation() ? '/invitation' : '/home'} replace />
      {next !== undefined && <Redirect to={next.href} state={next.state} />}
    </>
  );
}
