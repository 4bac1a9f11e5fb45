// The state of one request under /api while its steps run, and the services that all requests share.

import type { Request, Response } from 'express';
import type { UserRow } from '#server/db/schema/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import type { Limits, MemoryLimit } from '#server/platform/limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { CallMetrics } from '#server/platform/metrics.ts';
import type { AppError } from '#shared/core/errors.ts';
import type { Body } from './request-input.ts';
import { requireUnanswered } from './require-unanswered.ts';
import type { Call, Reply, Route } from './route.ts';
import type { RouteTable } from './route-table.ts';
import type { RequestSession, SessionOpener } from './session-port.ts';
import type { CheckedInput } from './validate.ts';

export interface DispatcherSettings {
  routes: readonly Route[];
  /** Paths under /api that are answered before the dispatcher, with the methods that they allow. */
  answeredBefore: ReadonlyMap<string, string>;
  sessions: SessionOpener;
  limits: Limits;
  limitFactor: number;
  /** Whether TRUST_PROXY is above 0. */
  trustsProxy: boolean;
  logger: Logger;
  clock: Clock;
  lifecycle: Lifecycle;
  /** Fails a call whose answer does not match its declared schema; for tests. */
  checkAnswers: boolean;
  /** Whether the event loop is too far behind to accept new work. */
  isOverloaded: () => boolean;
  metrics: CallMetrics | undefined;
}

/** What every request uses: the settings, the table of calls and the counters of this process. */
export interface ExchangeServices extends DispatcherSettings {
  table: RouteTable;
  perAddress: MemoryLimit;
  /** By user, or by session before sign-in. */
  perSession: MemoryLimit;
}

/** One step of handling a request: fills in the exchange, or throws the AppError that refuses the request. */
export type Step = (exchange: Exchange) => Promise<void> | void;

/** A request, its response, and the results of the steps so far. */
export interface Exchange {
  readonly services: ExchangeServices;
  readonly request: Request;
  readonly response: Response;
  /** The path as it was sent, not decoded, without the query. */
  readonly path: string;
  /** The query as it was sent, without the question mark; '' for none. */
  readonly rawQuery: string;
  /** When the request arrived, by `performance.now()`. */
  readonly startedMs: number;
  requestId: string;
  /** The declared call; undefined until `matchRoute`. */
  route: Route | undefined;
  rawParams: Readonly<Record<string, string>>;
  body: Body;
  deadline: NodeJS.Timeout | undefined;
  /** The key by which address limits count; empty until `limitByAddress`. */
  address: string;
  /** Undefined until `openSession`, and for calls with `access: 'open'`. */
  session: RequestSession | undefined;
  /** The signed-in user as loaded with the session; undefined for visitors and before `openSession`. */
  user: UserRow | undefined;
  /** The id of the user who is signed in, or was signed in by this call, for the log. */
  userId: string | undefined;
  input: CheckedInput | undefined;
  call: Call | undefined;
  reply: Reply<unknown> | undefined;
  /** The refusal that was sent, for the log. */
  failure: AppError | undefined;
  /** How many requests of the address were over its limit, for the log; undefined within it. */
  refusedOver: number | undefined;
  /** Whether the request is left out of the log, as are most refusals of a client that exceeds its limit. */
  unlogged: boolean;
}

/** An exchange before its first step. Every property is set, so that V8 gives all exchanges one hidden class. */
export function createExchange(
  services: ExchangeServices,
  request: Request,
  response: Response,
  { path, rawQuery }: { path: string; rawQuery: string },
): Exchange {
  return {
    services,
    request,
    response,
    path,
    rawQuery,
    startedMs: performance.now(),
    requestId: '',
    route: undefined,
    rawParams: {},
    body: { kind: 'absent' },
    deadline: undefined,
    address: '',
    session: undefined,
    user: undefined,
    userId: undefined,
    input: undefined,
    call: undefined,
    reply: undefined,
    failure: undefined,
    refusedOver: undefined,
    unlogged: false,
  };
}

/** The declared call of an exchange; for steps after `matchRoute`. */
export function routeOf({ route }: Exchange): Route {
  if (route === undefined) throw new Error('a step needs a route before matchRoute has run');
  return route;
}

/** The argument of the handler and of the limits' key functions; for steps after `validateInput`. */
export function callOf(exchange: Exchange): Call {
  if (exchange.call !== undefined) return exchange.call;
  if (exchange.input === undefined) throw new Error('a step needs input before validateInput');
  exchange.call = {
    ...exchange.input,
    user: exchange.user,
    session: exchange.session,
    address: exchange.address,
    requestId: exchange.requestId,
    requireUnanswered: () => requireUnanswered(exchange.response),
    request: exchange.request,
    response: exchange.response,
  } as Call; // calls with access `open` have no session, and the type of their handlers says so
  return exchange.call;
}
