// Takes every request under /api through the same checks in the same order to its handler.
// The order is the order of statuses: 403 foreign_origin · 404 path · 405 · 415, 413 · 401 · 400 ·
// 403 · 404 thing · 409; the last three are the handler's.

import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { AppError } from '#shared/core/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { JsonText } from '../platform/json-text.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import {
  GENERAL_LIMITS,
  type Limits,
  LimitsUnavailableError,
  MemoryLimit,
} from '../platform/limits.ts';
import type { Logger } from '../platform/logger.ts';
import type { CallMetrics } from '../platform/metrics.ts';
import type { SessionKeeper } from '../platform/session/session-keeper.ts';
import type { Sessions } from '../platform/session/session-middleware.ts';
import { SIGNED_IN_COOKIE } from '../platform/session/session-rules.ts';
import { addressKey } from './caller-address.ts';
import { buildErrorBody, findRetryAfterSeconds, toAppError } from './error-answer.ts';
import { refuseForeignOrigin } from './origin.ts';
import { readBody } from './request-input.ts';
import { type Call, Reply, type Route } from './route.ts';
import { RouteTable } from './route-table.ts';
import { validateInput } from './validate.ts';

/** After this a call that still waits for something is answered 503; what it waits for goes on. */
const DEADLINE_MS = 5_500;
const SIGNED_IN = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=`);

export interface DispatcherSettings {
  routes: readonly Route[];
  /** Addresses under /api that something else has answered already, where it could: path → methods. */
  answeredBefore: ReadonlyMap<string, string>;
  sessions: Sessions;
  limits: Limits;
  limitFactor: number;
  logger: Logger;
  clock: Clock;
  lifecycle: Lifecycle;
  /** Fails a call whose answer is not what its declaration says; for tests. */
  checkAnswers: boolean;
  /** Whether the event loop is too far behind to take on more. */
  isOverloaded: () => boolean;
  metrics: CallMetrics | undefined;
}

/** Answers everything under /api; passes on everything else. */
export function createDispatcher(settings: DispatcherSettings): RequestHandler {
  const table = new RouteTable(settings.routes);
  const perAddress = new MemoryLimit(GENERAL_LIMITS.address, settings.limitFactor, settings.clock);
  const perSession = new MemoryLimit(GENERAL_LIMITS.session, settings.limitFactor, settings.clock);

  return (request, response, next) => {
    const { path, rawQuery } = splitUrl(request.url);
    if (path !== '/api' && !path.startsWith('/api/')) return next();
    const exchange = new Exchange(settings, request, response, path);
    // Nothing escapes: the exchange answers its own errors.
    return exchange.run({ table, rawQuery, perAddress, perSession });
  };
}

function splitUrl(url: string): { path: string; rawQuery: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, rawQuery: '' }
    : { path: url.slice(0, mark), rawQuery: url.slice(mark + 1) };
}

interface Counters {
  table: RouteTable;
  rawQuery: string;
  perAddress: MemoryLimit;
  perSession: MemoryLimit;
}

/** One request under /api and its answer. */
class Exchange {
  readonly #settings: DispatcherSettings;
  readonly #request: Request;
  readonly #response: Response;
  readonly #path: string;
  readonly #requestId = randomUUID();
  readonly #startedMs = performance.now();
  #route: Route | undefined;
  #session: SessionKeeper | undefined;
  #userId: string | undefined;
  #failure: AppError | undefined;

  constructor(settings: DispatcherSettings, request: Request, response: Response, path: string) {
    this.#settings = settings;
    this.#request = request;
    this.#response = response;
    this.#path = path;
    const observe = settings.metrics?.begin();
    response.once('close', () => {
      const ms = performance.now() - this.#startedMs;
      this.#log(ms);
      observe?.({
        method: request.method,
        route: this.#route?.path ?? 'unknown',
        status: response.statusCode,
        seconds: ms / 1000,
      });
    });
  }

  async run(counters: Counters): Promise<void> {
    let deadline: NodeJS.Timeout | undefined;
    try {
      const { route, rawParams } = this.#findRoute(counters.table);
      this.#route = route;
      const body = await readBody(this.#request, this.#response);
      deadline = setTimeout(
        () => this.#refuse(new AppError('unavailable', { cause: new Error('deadline passed') })),
        DEADLINE_MS,
      );
      if (!route.uncounted) {
        if (this.#settings.isOverloaded()) throw new AppError('unavailable');
        if (!this.#settings.lifecycle.migrated) throw new AppError('unavailable');
      }
      const address = addressKey(this.#request.ip ?? '');
      if (!route.uncounted) counters.perAddress.take(address);
      await this.#openSession(route);
      // A call with limits of its own is not counted among the rest.
      if (this.#session?.id !== undefined && route.limits.length === 0) {
        counters.perSession.take(this.#session.id);
      }
      const user = this.#request.user;
      if (route.access === 'user' && user === undefined) throw new AppError('not_signed_in');

      const input = validateInput(route, { body, rawQuery: counters.rawQuery, rawParams });
      if (route.owner !== undefined && rawParams[route.owner] !== user?.id) {
        throw new AppError('forbidden');
      }
      const call = {
        ...input,
        user,
        session: this.#session,
        address,
        requestId: this.#requestId,
        request: this.#request,
        response: this.#response,
      } as Call; // `session` is there for every access but `open`, whose handlers see undefined
      await this.#takeLimits(route, call);
      const answer = await route.handler(call);
      this.#answer(route, answer instanceof Reply ? answer : new Reply(answer));
    } catch (error) {
      this.#refuse(toAppError(error));
    } finally {
      clearTimeout(deadline);
    }
  }

  #findRoute(table: RouteTable) {
    refuseForeignOrigin(this.#request);
    const match = table.find(this.#request.method, this.#path);
    if (match.kind === 'route') return match;
    const allow =
      match.kind === 'wrong method' ? match.allow : this.#settings.answeredBefore.get(this.#path);
    if (allow === undefined) throw new AppError('not_found');
    this.#response.setHeader('Allow', allow);
    throw new AppError('method_not_allowed');
  }

  async #openSession(route: Route): Promise<void> {
    if (route.access === 'open') return;
    this.#session = await this.#settings.sessions.open(this.#request, this.#response);
    this.#userId = this.#request.user?.id;
    // A browser that believes itself signed in after its session has ended is told otherwise.
    if (this.#userId === undefined && SIGNED_IN.test(this.#request.headers.cookie ?? '')) {
      this.#response.clearCookie(SIGNED_IN_COOKIE, { path: '/', sameSite: 'lax' });
    }
  }

  async #takeLimits(route: Route, call: Call): Promise<void> {
    for (const limit of route.limits) {
      const key =
        limit.by === 'user'
          ? call.user?.id
          : limit.by === 'address'
            ? call.address
            : limit.by(call);
      if (key === undefined) continue;
      try {
        await this.#settings.limits.take(limit.rule, key);
      } catch (error) {
        const uncounted = error instanceof LimitsUnavailableError;
        if (!uncounted || this.#path.startsWith('/api/verify/')) throw error;
        this.#settings.logger.warn(
          { requestId: this.#requestId, err: error, limit: limit.rule.name },
          'limit not counted',
        );
      }
    }
  }

  #answer(route: Route, reply: Reply<unknown>): void {
    if (this.#response.headersSent) return;
    const { body } = reply;
    if (this.#settings.checkAnswers) {
      z.parse(route.answer, body instanceof JsonText ? JSON.parse(body.text) : body);
    }
    this.#session?.settle();
    this.#userId = this.#session?.userId ?? this.#userId;
    this.#response.setHeader('Cache-Control', route.cacheControl);
    for (const [name, value] of Object.entries(reply.headers)) {
      this.#response.setHeader(name, value);
    }
    this.#send(reply.status ?? route.status, body);
  }

  #refuse(error: AppError): void {
    if (this.#response.headersSent) {
      // Too late for an answer, unless it is complete already.
      if (!this.#response.writableEnded) this.#response.destroy();
      return;
    }
    this.#failure = error;
    const retryAfter = findRetryAfterSeconds(error);
    if (retryAfter !== undefined) this.#response.setHeader('Retry-After', String(retryAfter));
    this.#response.setHeader('Cache-Control', 'no-store');
    this.#send(error.status, buildErrorBody(error, this.#path, this.#requestId));
    // What is left of a refused body is read and dropped, or the client would not see the answer.
    this.#request.resume();
  }

  #send(status: number, body: unknown): void {
    const response = this.#response;
    const { text } = body instanceof JsonText ? body : JsonText.of(body);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.setHeader('X-Request-Id', this.#requestId);
    if (this.#settings.lifecycle.draining) response.setHeader('Connection', 'close');
    if (this.#request.method === 'HEAD') response.end();
    else response.end(text);
  }

  #log(ms: number): void {
    const { logger } = this.#settings;
    const entry = {
      requestId: this.#requestId,
      method: this.#request.method,
      route: this.#route?.path ?? 'unknown',
      status: this.#response.statusCode,
      ms: Math.round(ms),
      ...(this.#userId === undefined ? {} : { userId: this.#userId }),
      ...(this.#failure === undefined ? {} : { code: this.#failure.code }),
    };
    const cause = this.#failure?.cause;
    if (this.#failure?.code === 'internal') logger.error({ ...entry, err: cause }, 'request');
    else if (cause !== undefined) logger.warn({ ...entry, err: cause }, 'request');
    else logger.info(entry, 'request');
  }
}
