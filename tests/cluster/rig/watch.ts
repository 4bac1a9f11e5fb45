// Watches a cluster from outside while users write: which server accepts writes, what `ready` answers, and how long
// nothing was acknowledged.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Tally } from '#tests/faults/rig/writers.ts';

const OBSERVATION_MS = 200;
const OBSERVATION_TIMEOUT_MS = 500;
const READY_INTERVAL_MS = 150;
const GAP_STEP_MS = 10;
/** Concurrent requests share an answer of `ready` for 250 ms, and servers are observed only every 200 ms. */
const MARGIN_MS = 700;

export interface Findings {
  /** The longest time without an acknowledged write, milliseconds. */
  longestGapMs: number;
  /** The number of answers of `ready`, by status. */
  ready: Readonly<Record<number, number>>;
  /** The number of answers 200 while no server accepted writes. */
  falseReady: number;
}

interface Sample {
  fromMs: number;
  toMs: number;
}

export interface Watch {
  /** Ends watching. */
  end(): Promise<Findings>;
}

export function startWatch(settings: {
  /** Ports of the servers of Postgres. */
  ports: readonly number[];
  /** Addresses of the processes. */
  urls: readonly string[];
  tally: Tally;
}): Watch {
  const { ports, urls, tally } = settings;
  let goesOn = true;
  /** The times at which a server accepted writes. */
  const writable: Sample[] = [];
  const readyTimes: (Sample & { status: number })[] = [];
  let longestGapMs = 0;

  async function observe(port: number): Promise<void> {
    let client: pg.Client | undefined;
    while (goesOn) {
      const fromMs = performance.now();
      try {
        client ??= await connect(port);
        const { rows } = await client.query<{ takes: boolean }>(
          "select current_setting('transaction_read_only') = 'off' as takes",
        );
        if (rows[0]?.takes === true) writable.push({ fromMs, toMs: performance.now() });
      } catch {
        void client?.end().catch(() => undefined);
        client = undefined;
      }
      await delay(OBSERVATION_MS);
    }
    await client?.end().catch(() => undefined);
  }

  async function askReady(url: string): Promise<void> {
    while (goesOn) {
      const fromMs = performance.now();
      const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
      await answer?.text().catch(() => undefined);
      readyTimes.push({ fromMs, toMs: performance.now(), status: answer?.status ?? 0 });
      await delay(READY_INTERVAL_MS);
    }
  }

  async function measureGap(): Promise<void> {
    let lastMs = performance.now();
    let count = tally.acknowledged;
    while (goesOn) {
      await delay(GAP_STEP_MS);
      if (tally.acknowledged === count) continue;
      longestGapMs = Math.max(longestGapMs, performance.now() - lastMs);
      lastMs = performance.now();
      count = tally.acknowledged;
    }
    longestGapMs = Math.max(longestGapMs, performance.now() - lastMs);
  }

  const watching = Promise.all([...ports.map(observe), ...urls.map(askReady), measureGap()]);
  return {
    async end() {
      goesOn = false;
      await watching;
      const wasWritable = ({ fromMs, toMs }: Sample) =>
        writable.some((at) => at.toMs >= fromMs - MARGIN_MS && at.fromMs <= toMs + MARGIN_MS);
      const ready: Record<number, number> = {};
      for (const { status } of readyTimes) ready[status] = (ready[status] ?? 0) + 1;
      const said = readyTimes.filter(({ status }) => status === 200);
      return { longestGapMs, ready, falseReady: said.filter((one) => !wasWritable(one)).length };
    },
  };
}

async function connect(port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: `postgres://asteria@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: OBSERVATION_TIMEOUT_MS,
    query_timeout: OBSERVATION_TIMEOUT_MS,
    application_name: 'observer',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
