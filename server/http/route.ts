// How a room declares its calls: one declaration an address and method, from which come the checks and
// their order, the 405s, the limits and the description of the interface.

import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/core/errors.ts';
import type { UserRow } from '../db/schema/index.ts';
import type { JsonText } from '../platform/json-text.ts';
import type { LimitRule } from '../platform/limits.ts';
import type { SessionKeeper } from '../platform/session/session-keeper.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Who may call: `open` everybody, without a look at the session; `session` everybody, with the session
 * at hand; `user` signed-in users, 401 for all others.
 */
export type Access = 'open' | 'session' | 'user';
export type Schema = z.ZodMiniType;
type OutputOf<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** What a handler is given: checked input, who asks, and the ways to answer that JSON cannot say. */
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
  session: A extends 'open' ? undefined : SessionKeeper;
  /** The caller's address, as far as the trusted proxies tell it. */
  address: string;
  requestId: string;
  request: Request;
  response: Response;
}

/** A limit of a call and what it is counted by; a key of undefined is not counted. */
export interface RouteLimit<C> {
  rule: LimitRule;
  by: 'user' | 'address' | ((call: C) => string | undefined);
}

export interface RouteDeclaration<
  A extends Access,
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends Schema | undefined,
  R extends Schema,
> {
  method: Method;
  /** The whole path, parameters in braces: `/api/readings/{id}`. */
  path: `/api/${string}`;
  access: A;
  /** One line for the description of the interface. */
  summary: string;
  body?: B;
  query?: Q;
  params?: P;
  /** Status of the answer; 200. */
  status?: number;
  /** What the answer looks like. */
  answer: R;
  /** Refusals that are this call's own, beside those that its declaration implies. */
  errors?: readonly ErrorCode[];
  /** The path parameter that holds a user's id: any other than the caller's own is `forbidden`. */
  owner?: string;
  limits?: readonly RouteLimit<Call<A, B, Q, P>>[];
  /** Not counted by the general limits: for probes of the machinery. */
  uncounted?: boolean;
  /** `Cache-Control` of the answer; `no-store`. Only for answers that are the same for everybody. */
  cacheControl?: string;
  handler: (call: Call<A, B, Q, P>) => Answer<z.input<R>> | Promise<Answer<z.input<R>>>;
}

/** What a handler may give for an answer of `T`. */
export type Answer<T> = T | JsonText<T> | Reply<T>;

/** A declared call whose input types are forgotten, as the dispatcher keeps it. */
export interface Route {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  body: Schema | undefined;
  query: Schema | undefined;
  params: Schema | undefined;
  status: number;
  answer: Schema;
  errors: readonly ErrorCode[];
  owner: string | undefined;
  limits: readonly RouteLimit<Call>[];
  uncounted: boolean;
  cacheControl: string;
  handler: (call: Call) => unknown;
}

/** An answer with a status or headers of its own. */
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

/** One call of a room; the handler sees the types of the schemas given here. */
export function defineRoute<
  A extends Access,
  R extends Schema,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(declaration: RouteDeclaration<A, B, Q, P, R>): Route {
  const route = {
    body: undefined,
    query: undefined,
    params: undefined,
    status: 200,
    errors: [],
    owner: undefined,
    limits: [],
    uncounted: false,
    cacheControl: 'no-store',
    ...declaration,
  };
  // The dispatcher calls the handler with what these very schemas gave: the types met here are kept there.
  return route as unknown as Route;
}
