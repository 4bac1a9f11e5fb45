// The start and the end of the session, in this tab and in the browser's other tabs.

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { clearJournalOutbox } from '#client/lib/journal-outbox.ts';
import { endPushDevice } from '#client/lib/push-memory.ts';
import { clearAllButUser, replaceUser } from '#client/lib/query-client.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import { SESSION_CHANNEL_NAME } from '#client/lib/session-channel.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { ACCOUNT_COPY } from './account.copy.ts';

type Session = {
  /** After a sign-in: replaces the current user in every tab. */
  start: (user: User) => void;
  /** After a sign-out or the deletion of the account: removes the current user in every tab. */
  end: () => void;
};

const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Provides the session to its children. Reloads the current user when another tab signs in or out, or when the browser
 * restores the page from its back/forward cache.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  /** Notifies the other tabs; a BroadcastChannel does not deliver to its own sender. */
  const otherTabs = useRef<BroadcastChannel>(undefined);
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
      otherTabs.current = new BroadcastChannel(SESSION_CHANNEL_NAME);
      otherTabs.current.addEventListener('message', refreshUser);
    }
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      otherTabs.current?.close();
      otherTabs.current = undefined;
    };
  }, [client]);
  const [session] = useState<Session>(() => ({
    start(user) {
      replaceUser(client, user);
      otherTabs.current?.postMessage('changed');
    },
    end() {
      endPushDevice();
      void clearJournalOutbox();
      replaceUser(client, null);
      otherTabs.current?.postMessage('changed');
    },
  }));
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Starts and ends the session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** Signs out, with toasts; the guard then redirects to /auth. `isPending` while the call runs. */
export function useSignOut() {
  const client = useQueryClient();
  const { end } = useSession();
  return useSingleMutation({
    mutationFn: async () => {
      // Calls in progress would be answered 401 as soon as the session has ended.
      await client.cancelQueries();
      return callEndpoint(logoutEndpoint);
    },
    onSuccess: () => {
      end();
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
