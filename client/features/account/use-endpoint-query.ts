// Queries for declared endpoints. They belong to this feature because their keys contain the
// current user's id.

import {
  hashKey,
  type QueryClient,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
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

/** The hashes of the keys whose early call has failed, until the page that asked for it is drawn. */
const failedAhead = new Set<string>();

/** Calls an endpoint and caches its answer; the query is disabled while `input` is undefined. */
export function useEndpointQuery<E extends Endpoint, T = EndpointAnswer<E>>(
  endpoint: E,
  input: AddressInput<E> | undefined,
  { day, fetch, ...options }: Options<E, T> = {},
): UseQueryResult<T> {
  const userId = useContext(CurrentUserContext)?.id;
  const queryKey = keyOf(endpoint, userId, input && valuesOf(input, day));
  const hash = hashKey(queryKey);
  useEffect(() => {
    failedAhead.delete(hash);
  }, [hash]);
  return useQuery({
    ...options,
    queryKey,
    // The failure is told of; only who wants it makes the call again (requirement CALL-4).
    retryOnMount: !failedAhead.has(hash),
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
 * Takes an early call (lib/early-calls.ts) into the cache, for `useEndpointQuery` to find its answer there; does nothing
 * where none was made. A call that failed is not made again by the page, which tells of it.
 */
export function takeAhead<E extends Endpoint>(
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
    .catch(() => failedAhead.add(hashKey(queryKey)));
}
