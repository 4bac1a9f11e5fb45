// React Query, configured by requirement CALL-4: no retry, never stale, no refetch on focus or
// interval.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ZoneOffset } from '#shared/core/zone-offsets.ts';
import type { Preferences } from '#shared/identity/account/preferences.schema.ts';
import { ApiError } from './api-client.ts';
import { dropEarlyCalls } from './early-calls.ts';
import { answerOrRestore, removeOfflineAnswers, storeAnswersOf } from './offline-cache.ts';
import { getZone, setPreferences } from './preferences.ts';
import { everyKeyOf, USER_KEY } from './query-keys.ts';
import { storeZone } from './stored-zone.ts';
import { storeTheme } from './theme.ts';
import { getKnownZone, setZoneClocks, type ZoneClocks } from './zone-offsets.ts';

/**
 * A client with an empty cache. The first call that is refused as not signed in signs the user out
 * here too, and calls `onSessionLost`.
 */
export function createQueryClient(onSessionLost?: () => void): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return;
    if (client.getQueryData(USER_KEY)) onSessionLost?.();
    replaceUser(client, null);
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
        // Offline a call fails at once, instead of being paused by React Query.
        networkMode: 'always',
        persister: answerOrRestore,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  storeAnswersOf(client);
  followPreferencesOf(client);
  return client;
}

/**
 * Sets the preferences and the clocks for texts whenever the user's data change, before any component renders with
 * them.
 */
function followPreferencesOf(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== USER_KEY[0]) {
      learnClocks(event.query.state.data);
      return;
    }
    const user = client.getQueryData<UserWithZone | null>(USER_KEY);
    const preferences = user?.preferences;
    const clocks = preferences?.zone
      ? {
          zone: preferences.zone,
          offsets: user?.zoneOffsets ?? [],
          isChosen: preferences.zoneFixed,
        }
      : undefined;
    setZoneClocks(clocks);
    storeTheme(preferences?.theme);
    setPreferences(preferences);
    storeZone(clocks);
  });
}

type UserWithZone = { preferences: Preferences; zoneOffsets: readonly ZoneOffset[] };

/** Takes the zone's offsets from an answer while the user's data are still for another zone. */
function learnClocks(answer: unknown): void {
  const { zone, offsets } = Object(answer) as Partial<ZoneClocks>; // of any call: most have neither
  if (offsets && zone === getZone() && zone !== getKnownZone()) setZoneClocks({ zone, offsets });
}

/**
 * Makes `user` the signed-in user (null: a visitor) and removes all cached data of the previous user; running calls are
 * canceled.
 */
export function replaceUser(client: QueryClient, user: { id: string } | null): void {
  const known = client.getQueryData<{ id: string } | null>(USER_KEY);
  void client.cancelQueries({ queryKey: USER_KEY });
  client.setQueryData(USER_KEY, user);
  if (user === null || known?.id !== user.id) clearAllButUser(client);
}

/** Empties the cache, except for the query of the current user. */
export function clearAllButUser(client: QueryClient): void {
  dropEarlyCalls();
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.queryKey[0] === USER_KEY[0]) continue;
    void query.cancel({ silent: true });
    // Removing a query that is on the screen would refetch it, so it is reset.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}

/** Refetches all data of a user, after a change of the birth details from which it is computed. */
export function recomputeAllOf(client: QueryClient, userId: string): void {
  removeOfflineAnswers(everyKeyOf(userId));
  void client.resetQueries({ queryKey: everyKeyOf(userId) });
}
