// Queries for declared endpoints. They belong to this feature because their keys contain the
// current user's id.

import {
  type QueryClient,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useContext } from 'react';
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

/** Calls an endpoint and caches its answer; the query is disabled while `input` is undefined. */
export function useEndpointQuery<E extends Endpoint, T = EndpointAnswer<E>>(
  endpoint: E,
  input: AddressInput<E> | undefined,
  { day, fetch, ...options }: Options<E, T> = {},
): UseQueryResult<T> {
  const userId = useContext(CurrentUserContext)?.id;
  return useQuery({
    ...options,
    queryKey: keyOf(endpoint, userId, input && valuesOf(input, day)),
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
 * where none was made. A call that failed is made again by the page, which tells of it.
 */
export function takeAhead<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  userId: string,
  input: AddressInput<E>,
): void {
  if (!hasEarlyCall(buildUrl(endpoint.path, input))) return;
  void client.prefetchQuery({
    queryKey: keyOf(endpoint, userId, valuesOf(input)),
    queryFn: ({ signal }) => sendCall(endpoint, { ...input, signal }),
    meta: { offline: endpoint.offline },
  });
}
