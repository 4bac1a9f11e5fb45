// A route: a declared endpoint with its handler and its limits. The request steps read their checks from
// the declaration.

import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import type { UserRow } from '#server/db/schema/index.ts';
import type { JsonText } from '#server/platform/json-text.ts';
import type { LimitRule } from '#server/platform/limits.ts';
import type { Access, Endpoint, Schema } from '#shared/core/endpoint.ts';
import type { ErrorCode } from '#shared/core/errors.ts';
import type { RequestSession } from './session-port.ts';

type OutputOf<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** The argument of a handler: validated input, the caller, and Express's request and response. */
export interface Call<
  A extends Access = Access,
  B extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  P extends Schema | undefined = Schema | undefined,
> {
  body: OutputOf<B>;
  query: OutputOf<Q>;
  params: OutputOf<P>;
  user: A extends 'user' ? UserRow : A extends 'session' ? UserRow | undefined : undefined;
  session: A extends 'open' ? undefined : RequestSession;
  /** The caller's address key (`addressKey`), as reported by the trusted proxies. */
  address: string;
  requestId: string;
  /** Throws `unavailable` when the answer can no longer be sent; see `require-unanswered.ts`. */
  requireUnanswered: () => void;
  request: Request;
  response: Response;
}

/**
 * A rate limit of a call and the key it counts by; calls whose key is undefined are not counted. With several keys,
 * each one counts only when those before it are used up.
 */
export interface RouteLimit<C> {
  rule: LimitRule;
  by: 'user' | 'address' | ((call: C) => string | undefined | Promise<readonly string[]>);
}

/** The server's part of a route: its limits and its handler. */
export interface Answering<
  A extends Access,
  R extends Schema,
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends Schema | undefined,
> {
  limits?: readonly RouteLimit<Call<A, B, Q, P>>[];
  handler: (call: Call<A, B, Q, P>) => Answer<z.input<R>> | Promise<Answer<z.input<R>>>;
}

/** What a handler may return for an answer of type `T`. */
export type Answer<T> = T | JsonText<T> | Reply<T>;

/** An endpoint with its handler and with defaults filled in; the input types are erased for the dispatcher. */
export interface Route extends Endpoint {
  readonly status: number;
  readonly errors: readonly ErrorCode[];
  readonly uncounted: boolean;
  readonly idempotent: boolean;
  readonly cacheControl: string;
  readonly limits: readonly RouteLimit<Call>[];
  /** A method, whose parameter may be narrower: the dispatcher calls it with the output of these same schemas. */
  handler(call: Call): unknown;
}

/** An answer with its own status or headers. */
export class Reply<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    body: T,
    {
      status,
      headers = {},
    }: { status?: number | undefined; headers?: Record<string, string> } = {},
  ) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** Binds a handler to an endpoint; the handler's types come from the endpoint's schemas. */
export function route<
  A extends Access,
  R extends Schema,
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends Schema | undefined,
>(
  endpoint: Endpoint<A, R, B, Q, P>,
  answering: Answering<A, R, B, Q, P> | Answering<A, R, B, Q, P>['handler'],
): Route {
  return {
    status: 200,
    errors: [],
    uncounted: false,
    cacheControl: 'no-store',
    ...endpoint,
    idempotent: endpoint.idempotent ?? endpoint.method === 'GET',
    limits: [],
    ...(typeof answering === 'function' ? { handler: answering } : answering),
  };
}
