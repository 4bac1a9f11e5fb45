// A server that runs a request through the steps that a test names, to test a step in isolation over real HTTP.

import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { runSteps } from '#server/http/dispatcher.ts';
import {
  createExchange,
  type Exchange,
  type ExchangeServices,
  type Step,
} from '#server/http/exchange.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { Route } from '#server/http/route.ts';
import { RouteTable } from '#server/http/route-table.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLifecycle } from '#server/platform/lifecycle.ts';
import { MemoryLimit } from '#server/platform/limits.ts';

const PLENTY = { points: 1_000, windowSeconds: 60 };

export interface StepRun {
  /** The exchange after the steps. */
  exchange: Exchange;
  status: number;
  headers: Headers;
  body: string;
  logged: Record<string, unknown>[];
}

export interface StepRunOptions {
  request?: RequestInit;
  services?: Partial<ExchangeServices>;
  /** The state that earlier steps would have set. */
  found?: Partial<Exchange>;
}

export interface StepRunner {
  /** Sends a request to `path` and runs the steps; an exchange without an answer ends with 204. */
  run(steps: readonly Step[], path: string, options?: StepRunOptions): Promise<StepRun>;
  close(): Promise<void>;
}

export async function createStepRunner(routes: readonly Route[] = []): Promise<StepRunner> {
  let take: express.RequestHandler = (_request, response) => void response.end();
  const app = express().use((request, response, next) => take(request, response, next));
  const server = createHttpServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on TCP

  return {
    async run(steps, path, { request: init, services, found } = {}) {
      const logged: Record<string, unknown>[] = [];
      const all: ExchangeServices = {
        routes,
        answeredBefore: new Map(),
        sessions: { open: () => Promise.reject(new Error('no sessions here')) },
        limits: {
          takeAll: async () => ({ counts: [1], giveBack: async () => undefined }),
          look: async () => [0],
        },
        limitFactor: 1,
        trustsProxy: true,
        logger: pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) }),
        clock: systemClock,
        lifecycle: { ...createLifecycle(), migrated: true },
        checkAnswers: true,
        isOverloaded: () => false,
        metrics: undefined,
        table: new RouteTable(routes),
        perAddress: new MemoryLimit(PLENTY, 1, systemClock),
        perSession: new MemoryLimit(PLENTY, 1, systemClock),
        ...services,
      };
      const ran = new Promise<Exchange>((resolve, reject) => {
        take = async (request, response) => {
          const [pathAlone = '', rawQuery = ''] = request.url.split('?');
          const exchange = createExchange(all, request, response, { path: pathAlone, rawQuery });
          Object.assign(exchange, found);
          response.once('close', () => resolve(exchange));
          await runSteps(steps, exchange).catch(reject);
          if (!response.headersSent) response.writeHead(204).end();
        };
      });
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      const body = await answer.text();
      return {
        exchange: await ran,
        status: answer.status,
        headers: answer.headers,
        body,
        logged,
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
