// React Query as specification section 7 wants it: no retry, never stale, no refetch on focus or interval.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';
import { forgetNotes } from './kept-answers.ts';
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
  void client.cancelQueries({ queryKey: USER_KEY });
  client.setQueryData(USER_KEY, user);
  if (user === null || known?.id !== user.id) forgetAllButUser(client);
}

/** Empties every cache but the one of who is signed in. */
export function forgetAllButUser(client: QueryClient): void {
  forgetNotes();
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.queryKey[0] === USER_KEY[0]) continue;
    void query.cancel({ silent: true });
    // What is still on the screen would be asked for anew if it were removed under it: it is emptied.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}
