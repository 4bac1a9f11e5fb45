// Query keys, derived from the contracts, so that cached data of one user or day is never shown for
// another.

import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { AddressInput, Endpoint, EndpointAnswer } from '#shared/core/endpoint.ts';

/** The query of the current user: the only user data whose key has no user id. */
export const USER_KEY = ['user'] as const;

/** The prefix of every key of one user, for invalidating all of their data. */
export function everyKeyOf(userId: string) {
  return ['of-user', userId] as const;
}

/** The owner of the answer: a user's id for endpoints that need a user, none for others. */
type Owner<E extends Endpoint> = E['access'] extends 'user'
  ? { userId: string }
  : { userId?: undefined };

/**
 * The key under which the answer of an endpoint is cached: `[…scope, path, values]`. Keys of a
 * user's data contain the user's id: their scope is `of-user` with the id, that of other data
 * `of-everybody`. `values` are those of params and query.
 */
export function endpointKey<E extends Endpoint>(
  endpoint: E,
  input: AddressInput<E> & Owner<E>,
): DataTag<QueryKey, EndpointAnswer<E>> {
  return keyOf(endpoint, input.userId, valuesOf(input)) as DataTag<QueryKey, EndpointAnswer<E>>;
}

/**
 * The key of an endpoint whose input types are checked elsewhere; `values` is undefined while the
 * query is disabled.
 */
export function keyOf(
  { access, path }: Endpoint,
  userId: string | undefined,
  values: Values | undefined,
): QueryKey {
  if (access !== 'user') return ['of-everybody', path, values];
  if (userId === undefined) throw new Error(`${path} is for protected pages only`);
  return [...everyKeyOf(userId), path, values];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Params and query in one object; their names do not overlap. `day` (`YYYY-MM-DD`) is added as `date`, for an answer
 * that differs each day although its input has no date.
 */
export function valuesOf(
  { params, query }: { params?: unknown; query?: unknown },
  day?: string,
): Values {
  return {
    ...(params as Values | undefined),
    ...(query as Values | undefined),
    ...(day === undefined ? {} : { date: day }),
  };
}
