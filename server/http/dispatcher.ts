// Runs every request under /api through the steps of request-steps.ts.

import type { RequestHandler } from 'express';
import { GENERAL_LIMITS, MemoryLimit } from '#server/platform/limits.ts';
import { sendRefusal } from './answer.ts';
import { toAppError } from './error-answer.ts';
import {
  createExchange,
  type DispatcherSettings,
  type Exchange,
  type ExchangeServices,
  type Step,
} from './exchange.ts';
import { REQUEST_STEPS } from './request-steps.ts';
import { RouteTable } from './route-table.ts';

/** Answers everything under /api; passes on everything else. */
export function createDispatcher(settings: DispatcherSettings): RequestHandler {
  const { routes, limitFactor, clock } = settings;
  const services: ExchangeServices = {
    ...settings,
    table: new RouteTable(routes),
    perAddress: new MemoryLimit(GENERAL_LIMITS.address, limitFactor, clock),
    perSession: new MemoryLimit(GENERAL_LIMITS.session, limitFactor, clock),
  };
  // Warned once per process.
  let warned = settings.trustsProxy;
  return (request, response, next) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      settings.logger.warn(
        'X-Forwarded-For came with TRUST_PROXY=0: behind a proxy all visitors count as one address; set TRUST_PROXY to the number of proxies',
      );
    }
    const url = splitUrl(request.url);
    if (url.path !== '/api' && !url.path.startsWith('/api/')) return next();
    return runSteps(REQUEST_STEPS, createExchange(services, request, response, url));
  };
}

/** Runs the steps in order; an error that a step throws becomes the answer, so the promise never rejects. */
export async function runSteps(steps: readonly Step[], exchange: Exchange): Promise<void> {
  try {
    for (const step of steps) {
      const pending = step(exchange);
      // Most steps are synchronous: awaiting them too would cost each request a dozen microtasks.
      if (pending !== undefined) await pending;
    }
  } catch (error) {
    sendRefusal(exchange, toAppError(error));
  } finally {
    clearTimeout(exchange.deadline);
  }
}

function splitUrl(url: string): { path: string; rawQuery: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, rawQuery: '' }
    : { path: url.slice(0, mark), rawQuery: url.slice(mark + 1) };
}
