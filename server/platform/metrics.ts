// What a machine watches: figures of the process, of its calls and of its connections, in the text
// format of Prometheus, on a port that the public does not reach.

import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Connections of the pool; a pool that is all taken shows as waiting callers. */
export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

/** What the metrics are read from each time they are asked for. */
export interface MetricSources {
  isOverloaded: () => boolean;
  /** Undefined with the embedded database, which has one connection. */
  pool: (() => PoolFigures) | undefined;
}

/** One answered call; `route` is its declared path, so that the number of series stays small. */
export interface ObservedCall {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

export interface CallMetrics {
  /** To be called when a request begins; gives what to call when it has ended. */
  begin(): (call: ObservedCall) => void;
}

export interface Metrics extends CallMetrics {
  registry: Registry;
}

/** From a read of the session to the deadline of a call. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

/** Measures and their register; the library is loaded only where somebody listens. */
export async function createMetrics(sources: MetricSources): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const duration = new Histogram({
    name: 'asteria_http_request_duration_seconds',
    help: 'Time from the first byte of a call to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'asteria_http_requests_in_flight',
    help: 'Calls that have begun and not ended.',
    registers,
  });
  new Gauge({
    name: 'asteria_overloaded',
    help: '1 while new work is refused because the event loop is behind.',
    registers,
    collect() {
      this.set(sources.isOverloaded() ? 1 : 0);
    },
  });
  const { pool } = sources;
  if (pool !== undefined) {
    new Gauge({
      name: 'asteria_database_connections',
      help: 'Connections to the database: open in all, idle, and callers that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }

  return {
    registry,
    begin() {
      inFlight.inc();
      return ({ seconds, ...labels }) => {
        inFlight.dec();
        duration.observe(labels, seconds);
      };
    },
  };
}

/** Answers `GET /api/metrics` and nothing else; to be listened on a port of its own. */
export function createMetricsServer(registry: Registry): Server {
  return createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/api/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Metrics are at /api/metrics.\n');
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}
