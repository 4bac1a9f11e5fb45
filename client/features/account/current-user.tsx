// Who is signed in, and the ways in which that changes.

import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { callApi, callApiOrNull, sentenceOf } from '#client/lib/api-client.ts';
import { forgetAllButUser, replaceUser } from '#client/lib/query-client.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import { hasSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { successSchema } from '#shared/account/account.schema.ts';
import { type User, userSchema } from '#shared/account/user.schema.ts';
import { ACCOUNT_COPY } from './account.copy.ts';

const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: ({ signal }): Promise<User | null> | null =>
    hasSignedInCookie() ? callApiOrNull({ path: '/api/user', answer: userSchema, signal }) : null,
  // A visitor is known at once: nothing is loaded, and no overlay flashes.
  initialData: (): null | undefined => (hasSignedInCookie() ? undefined : null),
});

/** The user, null for a visitor, undefined while it is not known; a failed load is an error and no sign-out. */
export function useUserQuery() {
  return useQuery(userQuery);
}

const CurrentUserContext = createContext<User | undefined>(undefined);

/** Says to everything inside who is signed in. */
export function CurrentUserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>;
}

/** The signed-in user; only inside protected pages. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext);
  if (user === undefined) throw new Error('useCurrentUser is for protected pages only');
  return user;
}

const TABS_CHANNEL_NAME = 'asteria-session';
/** Between this tab and the others; a tab does not hear what it says itself. */
let tabsChannel: BroadcastChannel | undefined;

function tellOtherTabs(): void {
  tabsChannel?.postMessage('changed');
}

/** After a sign-in: `user` takes the place of whoever was there, in every tab. */
export function startSession(client: QueryClient, user: User): void {
  replaceUser(client, user);
  tellOtherTabs();
}

/** After a sign-out or the end of the account: nobody is there, in any tab. */
export function endSession(client: QueryClient): void {
  replaceUser(client, null);
  tellOtherTabs();
}

/** After an edit: the same user with new details. */
export function updateUser(client: QueryClient, user: User): void {
  replaceUser(client, user);
}

/** Looks again who is signed in when another tab signs in or out, or the browser brings back an old page. */
export function useSessionOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = () => {
      forgetAllButUser(client);
      void client.resetQueries({ queryKey: USER_KEY });
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) lookAgain();
    };
    window.addEventListener('pageshow', onPageShow);
    if (typeof BroadcastChannel !== 'undefined') {
      tabsChannel = new BroadcastChannel(TABS_CHANNEL_NAME);
      tabsChannel.addEventListener('message', lookAgain);
    }
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      tabsChannel?.close();
      tabsChannel = undefined;
    };
  }, [client]);
}

/** Signs out, with its toasts; the guard then leads to /auth. `isPending` while it works. */
export function useSignOut() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => callApi({ method: 'POST', path: '/api/logout', answer: successSchema }),
    onSuccess: () => {
      endSession(client);
      toast(ACCOUNT_COPY.logoutDone);
    },
    onError: (error) => {
      toast({
        title: ACCOUNT_COPY.logoutFailed.title,
        description: sentenceOf(error, ACCOUNT_COPY.logoutFailed.description),
        variant: 'destructive',
      });
    },
  });
}
