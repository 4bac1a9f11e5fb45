// The signed-in user, and the functions that change it.

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { callEndpointOrNull } from '#client/lib/api-client.ts';
import { hasEarlyCall } from '#client/lib/early-calls.ts';
import { replaceUser } from '#client/lib/query-client.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import { hasSignedInCookie, removeSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { ACCOUNT_COPY } from './account.copy.ts';
import { useZoneReport } from './use-zone-report.ts';

/**
 * Removes the signed-in cookie and shows a toast: the session was ended from another device, or has expired.
 */
export function handleEndedSession(): void {
  removeSignedInCookie();
  // Shown after the toast of the refused call, which says less: the later toast replaces the earlier one.
  setTimeout(() => toast(ACCOUNT_COPY.sessionEnded));
}

/**
 * Whether the signed-in cookie is set, or was set when the document was opened. In the second case, the early call for
 * the user has not been handled yet: its answer may have removed the cookie.
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
  // Without the signed-in cookie, the user is known to be a visitor: no request and no loading overlay.
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

/** The signed-in user; may be called only inside protected pages. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext);
  if (user === undefined) throw new Error('useCurrentUser is for protected pages only');
  return user;
}

/** After an edit: updates the details of the same user. */
export function updateUser(client: QueryClient, user: User): void {
  replaceUser(client, user);
}
