// React Query as specification section 7 wants it: no retry, never stale, no refetch on focus or interval.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';
import { USER_KEY } from './query-keys.ts';

/** A client with an empty cache. A session that has ended elsewhere ends here with the first call that is told so. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') replaceUser(client, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline a call fails at once and says so; it does not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/**
 * Makes `user` the one who is signed in (null: nobody) and forgets everything known about the last one,
 * also what is still on its way.
 */
export function replaceUser(client: QueryClient, user: { id: string } | null): void {
  const known = client.getQueryData<{ id: string } | null>(USER_KEY);
  if (known?.id !== user?.id || user === null) {
    const ofLastUser = (query: { queryKey: readonly unknown[] }) =>
      query.queryKey[0] !== USER_KEY[0];
    void client.cancelQueries({ predicate: ofLastUser });
    client.removeQueries({ predicate: ofLastUser });
  }
  void client.cancelQueries({ queryKey: USER_KEY });
  client.setQueryData(USER_KEY, user);
}
