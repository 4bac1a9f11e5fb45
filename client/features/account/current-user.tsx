// The signed-in user, and the functions that change it.

import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { callEndpoint, callEndpointOrNull, sentenceOf } from '#client/lib/api-client.ts';
import { hasEarlyCall } from '#client/lib/early-calls.ts';
import { endPushDevice } from '#client/lib/push-memory.ts';
import { clearAllButUser, replaceUser } from '#client/lib/query-client.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import { SESSION_CHANNEL_NAME } from '#client/lib/session-channel.ts';
import { hasSignedInCookie, removeSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { ACCOUNT_COPY } from './account.copy.ts';
import { useZoneReport } from './use-zone-report.ts';

/**
 * Removes the signed-in cookie and shows a toast: the session was ended from another device, or has expired.
 */
export function handleEndedSession(): void {
  removeSignedInCookie();
  // After the toast that the refused call may show, which says less: the later one replaces it.
  setTimeout(() => toast(ACCOUNT_COPY.sessionEnded));
}

/**
 * Whether the signed-in cookie is set, or was set when the document was opened. In the second case the early call for
 * the user is not taken yet: its answer may have removed the cookie, and is still to be handled.
 */
function mayBeSignedIn(): boolean {
  return hasSignedInCookie() || hasEarlyCall(getUserEndpoint.path);
}

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  if (!mayBeSignedIn()) return null;
  const user = await callEndpointOrNull(getUserEndpoint, { signal });
  if (user === null) handleEndedSession();
  return user;
}

const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: ({ signal }) => fetchUser(signal),
  meta: { offline: getUserEndpoint.offline },
  // Without the signed-in cookie the visitor is known at once: no request and no loading overlay.
  initialData: (): null | undefined => (mayBeSignedIn() ? undefined : null),
});

/**
 * The user, null for a visitor, undefined while loading. A failed load is an error and does not
 * sign the user out.
 */
export function useUserQuery() {
  return useQuery(userQuery);
}

/** Read by `useCurrentUser` and the queries. */
export const CurrentUserContext = createContext<User | undefined>(undefined);

/** Provides the signed-in user to its children. */
export function CurrentUserProvider({ user, children }: { user: User; children: ReactNode }) {
  useZoneReport(user);
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>;
}

/** The signed-in user; may be called inside protected pages only. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext);
  if (user === undefined) throw new Error('useCurrentUser is for protected pages only');
  return user;
}

/** Notifies the browser's other tabs; a BroadcastChannel does not deliver to its own sender. */
let tabsChannel: BroadcastChannel | undefined;

function notifyOtherTabs(): void {
  tabsChannel?.postMessage('changed');
}

/** After a sign-in: replaces the current user in every tab. */
export function startSession(client: QueryClient, user: User): void {
  replaceUser(client, user);
  notifyOtherTabs();
}

/** After a sign-out or the deletion of the account: removes the current user in every tab. */
export function endSession(client: QueryClient): void {
  endPushDevice();
  replaceUser(client, null);
  notifyOtherTabs();
}

/** After an edit: updates the details of the same user. */
export function updateUser(client: QueryClient, user: User): void {
  replaceUser(client, user);
}

/**
 * Reloads the current user when another tab signs in or out, or when the browser restores the page
 * from its back/forward cache.
 */
export function useSessionOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refreshUser = () => {
      clearAllButUser(client);
      void client.resetQueries({ queryKey: USER_KEY });
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refreshUser();
    };
    window.addEventListener('pageshow', onPageShow);
    if (typeof BroadcastChannel !== 'undefined') {
      tabsChannel = new BroadcastChannel(SESSION_CHANNEL_NAME);
      tabsChannel.addEventListener('message', refreshUser);
    }
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      tabsChannel?.close();
      tabsChannel = undefined;
    };
  }, [client]);
}

/** Signs out, with toasts; the guard then redirects to /auth. `isPending` while the call runs. */
export function useSignOut() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async () => {
      // Calls under way would be answered 401 as soon as the session has ended.
      await client.cancelQueries();
      return callEndpoint(logoutEndpoint);
    },
    onSuccess: () => {
      endSession(client);
      toast(ACCOUNT_COPY.logoutDone);
    },
    onError: (error) => {
      void client.refetchQueries({ type: 'active' });
      toast({
        title: ACCOUNT_COPY.logoutFailed.title,
        description: sentenceOf(error, ACCOUNT_COPY.logoutFailed.description),
        variant: 'destructive',
      });
    },
  });
}
