// Queries for declared endpoints. They belong to this feature because their keys contain the
// current user's id.

import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { sendCall } from '#client/lib/api-client.ts';
import { hasEarlyCall } from '#client/lib/early-calls.ts';
import { keyOf, valuesOf } from '#client/lib/query-keys.ts';
import {
  type AddressInput,
  buildUrl,
  type Endpoint,
  type EndpointAnswer,
} from '#shared/core/endpoint.ts';
import { CurrentUserContext } from './current-user.tsx';

type Options<E extends Endpoint, T> = Omit<
  UseQueryOptions<NoInfer<T>, Error, NoInfer<T>, QueryKey>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** The day (`YYYY-MM-DD`) of the answer, for calls whose input has no date. */
  day?: string;
  /** Replaces the default call. */
  fetch?: (input: AddressInput<E> & { signal: AbortSignal }) => Promise<T>;
};

/** Queries whose early call has failed, until a component that uses the query is mounted. */
const failedEarly = new WeakSet<Query>();

const findQuery = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryCache().get(hashKey(queryKey));

/** Calls an endpoint and caches its answer; the query is disabled while `input` is undefined. */
export function useEndpointQuery<E extends Endpoint, T = EndpointAnswer<E>>(
  endpoint: E,
  input: AddressInput<E> | undefined,
  { day, fetch, ...options }: Options<E, T> = {},
): UseQueryResult<T> {
  const userId = useContext(CurrentUserContext)?.id;
  const queryKey = keyOf(endpoint, userId, input && valuesOf(input, day));
  const query = findQuery(useQueryClient(), queryKey);
  useEffect(() => {
    if (query !== undefined) failedEarly.delete(query);
  }, [query]);
  return useQuery({
    ...options,
    queryKey,
    // The early call failed, and the page shows that: it is sent again only when the user asks (requirement CALL-4).
    retryOnMount: query === undefined || !failedEarly.has(query),
    queryFn:
      input === undefined
        ? skipToken
        : ({ signal }) =>
            fetch === undefined
              ? (sendCall(endpoint, { ...input, signal }) as Promise<T>) // without a replacement, T is the endpoint's answer
              : fetch({ ...input, signal }),
    meta: { offline: endpoint.offline },
  });
}

/**
 * Puts the answer of an early call (lib/early-calls.ts) into the query cache, where `useEndpointQuery` finds it. Does
 * nothing when no such call was made. A failed one is not sent again when the component mounts.
 */
export function adoptEarlyCall<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  userId: string,
  input: AddressInput<E>,
): void {
  if (!hasEarlyCall(buildUrl(endpoint.path, input))) return;
  const queryKey = keyOf(endpoint, userId, valuesOf(input));
  client
    .fetchQuery({
      queryKey,
      queryFn: ({ signal }) => sendCall(endpoint, { ...input, signal }),
      meta: { offline: endpoint.offline },
    })
    .catch(() => {
      const query = findQuery(client, queryKey);
      if (query !== undefined) failedEarly.add(query);
    });
}
