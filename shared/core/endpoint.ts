// The declaration of a call. The server's route, the page's typed call and cache key, the OpenAPI description
// and the tests' tables are derived from it.

import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Required access: `open` allows every caller and does not load the session; `session` allows every caller and
 * loads the session; `user` allows signed-in users and answers 401 to visitors.
 */
export type Access = 'open' | 'session' | 'user';
export type ApiPath = `/api/${string}`;
export type Schema = z.ZodMiniType;

/**
 * A declared call. `body`, `query` and `params` are undefined where the call takes none. The type parameters are the
 * types of `access` (A), `answer` (R), `body` (B), `query` (Q) and `params` (P).
 */
export interface Endpoint<
  A extends Access = Access,
  R extends Schema = Schema,
  B extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  P extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** The whole path, parameters in braces: `/api/readings/{id}`. */
  readonly path: ApiPath;
  readonly access: A;
  /** One line for the OpenAPI description. */
  readonly summary: string;
  readonly body: B;
  readonly query: Q;
  /** Schema of an object with each parameter of the path. */
  readonly params: P;
  /** Schema of the answer. */
  readonly answer: R;
  /** Status of the answer; default 200. */
  readonly status?: number;
  /** Status of the answer when what the call writes is there already; default `status`. */
  readonly existingStatus?: number | undefined;
  /** The error codes of this call in addition to those that its declaration implies, such as 401 by `access`. */
  readonly errors?: readonly ErrorCode[];
  /** The name of the path parameter that is a user's id. Any id but the caller's own is answered `forbidden`. */
  readonly owner?: string | undefined;
  /** `Cache-Control` of the answer; default `no-store`. Only for answers that are the same for all callers. */
  readonly cacheControl?: string;
  /** `Content-Type` of an answer that is a text instead of JSON. */
  readonly contentType?: string | undefined;
  /**
   * Whether running the handler twice has the same effect as running it once. The server then runs it again when the
   * database has rolled back one of its transactions because of a concurrent one. Default for GET: true; every other
   * call declares it. A handler that sends a text message or a mail is not idempotent: what was sent cannot be rolled
   * back.
   */
  readonly idempotent?: boolean | undefined;
  /** Exempt from the limits that all calls share: for health probes. */
  readonly uncounted?: boolean;
  /**
   * Whether the page may show the last answer while it is offline. For a call with a `date`, the page may show the last
   * answer for any date, because such an answer contains its date.
   */
  readonly offline?: true | undefined;
  /** When a limit of the call cannot be counted: `refuse` answers 503; without it the call is allowed. */
  readonly onLimitFailure?: 'refuse' | undefined;
  /** The most bytes of the call's body; default 16 KiB. */
  readonly bodyLimitBytes?: number | undefined;
  /** Fields of the body whose text may have several lines: their schema says what else they may hold. */
  readonly prose?: readonly string[] | undefined;
  /** The call accepts a body of any type and ignores it: for the one-click form that mail services send (RFC 8058). */
  readonly takesForm?: true | undefined;
  /** `verify` adds `success: false` to the body of error answers. */
  readonly errorShape?: 'verify' | undefined;
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** Requires a schema of exactly the parameters in the path; none for a path without parameters. */
type ParamsOfPath<Path extends string, P> = [ParamName<Path>] extends [never]
  ? { params?: never }
  : {
      params: P extends z.ZodMiniObject<infer Shape>
        ? [keyof Shape, ParamName<Path>] extends [ParamName<Path>, keyof Shape]
          ? P
          : never
        : z.ZodMiniObject<Record<ParamName<Path>, Schema>>;
    };

type Declaration<
  Path extends ApiPath,
  A extends Access,
  R extends Schema,
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends Schema | undefined,
> = Omit<Endpoint<A, R, B, Q, P>, 'method' | 'path' | 'body' | 'query' | 'params' | 'owner'> & {
  readonly path: Path;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  readonly owner?: ParamName<Path>;
} & ParamsOfPath<Path, P> &
  (
    | { readonly method: 'GET' }
    | { readonly method: Exclude<Method, 'GET'>; readonly idempotent: boolean }
  );

/**
 * Declares a call. A path with parameters needs a schema of exactly those parameters. The annotation below lets
 * bundlers drop unused declarations with their schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends ApiPath,
  A extends Access,
  R extends Schema,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(declaration: Declaration<Path, A, R, B, Q, P>): Endpoint<A, R, B, Q, P> {
  // The cast is safe: an absent property reads as undefined, and B, Q and P are then undefined too.
  return declaration as Endpoint<A, R, B, Q, P>;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
/** One part of a call's input: forbidden where the call takes none, optional where all of it is optional. */
type Part<Name extends string, Input> = [Input] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Input
    ? { readonly [N in Name]?: Input }
    : { readonly [N in Name]: Input };

/** The input that is part of a call's address. */
export type AddressInput<E extends Endpoint> = Part<'params', InputOf<E['params']>> &
  Part<'query', InputOf<E['query']>>;
/** The whole input of a call. */
export type EndpointInput<E extends Endpoint> = AddressInput<E> & Part<'body', InputOf<E['body']>>;
/** The answer of a call. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;

/** The address of a call with its parameters and query, encoded. */
export function urlOf<E extends Endpoint>(
  endpoint: E,
  // The argument is optional where the call has no required input.
  ...[input]: Record<never, never> extends AddressInput<E>
    ? [input?: AddressInput<E>]
    : [input: AddressInput<E>]
): string {
  return buildUrl(endpoint.path, input ?? {});
}

/** Values by name; undefined values of a query are left out. */
type Values = Readonly<Record<string, unknown>>;

/** Like `urlOf`, for input of unknown type: `params` must have every name of the path. */
export function buildUrl(
  path: string,
  { params, query }: { params?: unknown; query?: unknown },
): string {
  const values: Values = { ...(params as Values | undefined) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const asked = Object.entries({ ...(query as Values | undefined) })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

/** The error codes that a call can answer with: those its declaration implies, and those in its `errors`. */
export function listRefusals(call: Endpoint): ErrorCode[] {
  const implied: ErrorCode[] = ['too_many_requests', 'unavailable'];
  if (call.method !== 'GET') implied.push('foreign_origin');
  if (call.body) implied.push('bad_input', 'not_json', 'too_large');
  if (call.query || call.params) implied.push('bad_input');
  if (call.access === 'user') implied.push('not_signed_in');
  if (call.owner) implied.push('forbidden');
  return [...new Set([...implied, ...(call.errors ?? [])])];
}
