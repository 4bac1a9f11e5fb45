// Metrics of the process, its calls and its database connections, in Prometheus' text format, on a port
// of their own that must not be public.

import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Counts of a pool's connections: all that are open, and the idle ones; `waiting` counts callers that wait for one. */
export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

/** The functions that are read at each scrape. */
export interface MetricSources {
  isOverloaded: () => boolean;
  /** Undefined with the embedded database, which has one connection. */
  pool: (() => PoolFigures) | undefined;
}

/** One answered call; `route` is the declared path without values, which keeps the number of series small. */
export interface ObservedCall {
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** The SQLSTATE when the database caused a refusal, `none` when it did not answer; undefined for other calls. */
  fault?: string | undefined;
  /** The code of the refusal, such as `too_many_requests` or `login_failed`; undefined for calls that succeeded. */
  refusal?: string | undefined;
}

export interface CallMetrics {
  /** Called when a request begins; returns the function to call when it ends. */
  begin(): (call: ObservedCall) => void;
  /** Called when a call runs again because the database undid it in favor of another. */
  repeated(): void;
}

/** How close the sending of codes is to its hourly cap. */
export interface CodeMetrics {
  /** The share of SMS_HOURLY_CAP that callers without a known device have used in this hour; 1 is all of it. */
  codesSent(share: number): void;
}

/** The deletion of expired rows. */
export interface CleanUpMetrics {
  /** Called when a run has ended, with the number of rows that it deleted. */
  cleanedUp(rows: number): void;
}

/** The results of due work. */
export interface DueWorkMetrics {
  /** Called when a piece of work of a kind has ended, or will be tried again. */
  workEnded(kind: string, outcome: 'done' | 'dropped' | 'failed' | 'lost' | 'retried'): void;
}

/** The answers of push services to notices. */
export interface PushMetrics {
  /** Called for each answer: the device is gone for good, the notice was refused, or it will be sent again later. */
  pushAnswered(answer: 'accepted' | 'gone' | 'refused' | 'later'): void;
  /** Called when a push service has accepted a notice, with the time since the notice's minute, milliseconds. */
  noticeDelayed(ms: number): void;
}

/** The answers of the operator's mail server. */
export interface MailMetrics {
  /** Called for each answer; `unknown`: the connection failed after the mail was written. */
  mailAnswered(answer: 'sent' | 'later' | 'refused' | 'unknown'): void;
}

export interface Metrics
  extends CallMetrics,
    CodeMetrics,
    CleanUpMetrics,
    DueWorkMetrics,
    PushMetrics,
    MailMetrics {
  registry: Registry;
}

/** From the duration of one session query up to the deadline of a call. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

/** Fine up to the minute that a notice may take, coarse beyond it. */
const NOTICE_BUCKETS_SECONDS = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 600];

const HOUR_MS = 3_600_000;

type Prom = typeof import('prom-client');

function defineCallMetrics({ Counter, Gauge, Histogram }: Prom, registers: Registry[]) {
  const duration = new Histogram({
    name: 'asteria_http_request_duration_seconds',
    help: 'Duration of a call, from its first step to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'asteria_http_requests_in_flight',
    help: 'Calls in progress.',
    registers,
  });
  const repeats = new Counter({
    name: 'asteria_call_repeats_total',
    help: 'Idempotent calls run again because the database undid a transaction in favor of another.',
    registers,
  });
  const faults = new Counter({
    name: 'asteria_database_faults_total',
    help: 'Calls refused because of the database, by its SQLSTATE; none where it did not answer.',
    labelNames: ['sqlstate'],
    registers,
  });
  const refusals = new Counter({
    name: 'asteria_refusals_total',
    help: 'Calls refused, by declared route and code: limits are too_many_requests, failed sign-ins login_failed.',
    labelNames: ['route', 'code'],
    registers,
  });
  return { duration, inFlight, repeats, faults, refusals };
}

function defineWorkMetrics({ Counter, Gauge, Histogram }: Prom, registers: Registry[]) {
  const cleaned = new Counter({
    name: 'asteria_cleanup_rows_total',
    help: 'Rows deleted because their time was over.',
    registers,
  });
  const lastCleanUp = new Gauge({
    name: 'asteria_cleanup_last_success_seconds',
    help: 'When the last deletion of such rows ended, seconds since 1970; 0 before the first.',
    aggregator: 'max',
    registers,
  });
  const work = new Counter({
    name: 'asteria_due_work_total',
    help: 'Pieces of due work that ended or will be tried again, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const pushes = new Counter({
    name: 'asteria_push_answers_total',
    help: 'Answers of push services to notices; later means that it will be tried again.',
    labelNames: ['answer'],
    registers,
  });
  const mails = new Counter({
    name: 'asteria_mail_answers_total',
    help: 'Answers of the mail server; unknown where the connection failed after the mail was written.',
    labelNames: ['answer'],
    registers,
  });
  const noticeDelay = new Histogram({
    name: 'asteria_notice_delay_seconds',
    help: 'How long after its minute a notice was accepted by a push service.',
    buckets: NOTICE_BUCKETS_SECONDS,
    registers,
  });
  return { cleaned, lastCleanUp, work, pushes, mails, noticeDelay };
}

/** Creates the metrics and their registry; prom-client is loaded only when METRICS_PORT is set. */
export async function createMetrics(sources: MetricSources): Promise<Metrics> {
  const prom = await import('prom-client');
  const { Gauge } = prom;
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const { duration, inFlight, repeats, faults, refusals } = defineCallMetrics(prom, registers);
  const { cleaned, lastCleanUp, work, pushes, mails, noticeDelay } = defineWorkMetrics(
    prom,
    registers,
  );
  new Gauge({
    name: 'asteria_overloaded',
    help: '1 while calls are refused because the event loop is behind, else 0.',
    registers,
    collect() {
      this.set(sources.isOverloaded() ? 1 : 0);
    },
  });
  /** `atMs` is by the machine's clock, because only the time since then matters. */
  let codes = { share: 0, atMs: 0 };
  new Gauge({
    name: 'asteria_sms_cap_used_ratio',
    help: 'Share of SMS_HOURLY_CAP used for strangers in this hour, as this process last saw it; 0 after a quiet hour.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(Date.now() - codes.atMs < HOUR_MS ? codes.share : 0);
    },
  });
  const { pool } = sources;
  if (pool !== undefined) {
    new Gauge({
      name: 'asteria_database_connections',
      help: 'Database connections: open (total), idle, and callers waiting for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }

  return {
    registry,
    codesSent(share) {
      codes = { share, atMs: Date.now() };
    },
    cleanedUp(rows) {
      cleaned.inc(rows);
      // By the machine's clock, because Prometheus compares the value with its own.
      lastCleanUp.set(Date.now() / 1000);
    },
    workEnded(kind, outcome) {
      work.inc({ kind, outcome });
    },
    pushAnswered(answer) {
      pushes.inc({ answer });
    },
    mailAnswered(answer) {
      mails.inc({ answer });
    },
    noticeDelayed(ms) {
      noticeDelay.observe(ms / 1000);
    },
    begin() {
      inFlight.inc();
      return ({ seconds, fault, refusal, ...labels }) => {
        inFlight.dec();
        duration.observe(labels, seconds);
        if (refusal !== undefined) refusals.inc({ route: labels.route, code: refusal });
        if (fault !== undefined) faults.inc({ sqlstate: fault });
      };
    },
    repeated() {
      repeats.inc();
    },
  };
}

/** The metrics as text, for a scrape. */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Lets this worker send its metrics to its parent process, which is scraped for all workers. */
export async function shareMetrics({ registry }: Metrics): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** In the parent process: the metrics of all its workers, added up, or by the `aggregator` of a metric. */
export async function gatherMetrics(): Promise<MetricsText> {
  const { AggregatorRegistry } = await import('prom-client');
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() };
}

/** Not a declared call: only the metrics' own port answers this path. */
const METRICS_PATH = '/api/metrics';

/** A server for `GET /api/metrics` alone, to listen on a port of its own. */
export function createMetricsServer(registry: MetricsText): Server {
  return createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== METRICS_PATH) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`Metrics are at ${METRICS_PATH}.\n`);
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}
