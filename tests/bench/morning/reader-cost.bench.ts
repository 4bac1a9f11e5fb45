// How many readers a day a machine can serve, based on the number of mornings that it answers in time, with Postgres on
// the same cores.

import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from '#tests/support/databases.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { DURABLE } from '../api/api.bench.ts';
import { type Contestant, startProduct } from '../api/contestants.ts';
import { processorMicroseconds, withChildren } from '../load/process-figures.ts';
import { readBackends, sumOfGrowth } from '../load/rounds.ts';
import { type RunSettings, say } from '../part.ts';
import { type PartResult, plain } from '../report/figure.ts';
import { median, percentile } from '../report/statistics.ts';
import { createReaders, REQUESTS_OF_A_MORNING, sendMorning } from './morning.ts';

const READERS = 12_000;
const P99_MS = 100;
const FIRST_PER_SECOND = 4;
const STEP = 1.25;
/** The share of a day's readers who arrive in its busiest hour: assumed, not measured. */
const OF_BUSIEST_HOUR = 0.2;
const CONNECTIONS = 200;

interface Rate {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time per morning, microseconds. */
  server: number;
  database: number;
}

export async function measureReaderCost({ rounds, seconds }: RunSettings): Promise<PartResult> {
  const cores = availableParallelism();
  const postgres = await startPostgres(DURABLE);
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  try {
    say(`making ${READERS} readers`);
    const empty = await readSizes(admin);
    await createReaders(admin, READERS);
    const filled = await readSizes(admin);
    const product = await startProduct(url, { WORKERS: String(cores) });
    try {
      const readers = { next: 1 };
      const measure = (perSecond: number) =>
        measureRate(product, admin, readers, { perSecond, seconds });
      // A warm-up: V8 compiles the code, and the server computes the sky of the day.
      await measure(FIRST_PER_SECOND);
      let highest: number | undefined;
      for (let perSecond = FIRST_PER_SECOND; ; perSecond *= STEP) {
        const { p99Ms } = await measure(perSecond);
        say(`${perSecond.toFixed(1)} mornings a second: p99 ${p99Ms.toFixed(0)} ms`);
        if (p99Ms > P99_MS) break;
        highest = perSecond;
      }
      if (highest === undefined) throw new Error('even the first rate was answered too late');
      // One lucky step does not count: the server has to keep the rate in most of several rounds.
      for (;;) {
        const held: Rate[] = [];
        for (let round = 0; round < rounds; round += 1) held.push(await measure(highest));
        const middle = (pick: (rate: Rate) => number) => median(held.map(pick));
        const p99Ms = middle((rate) => rate.p99Ms);
        say(`${highest.toFixed(1)} mornings a second, again: p99 ${p99Ms.toFixed(0)} ms`);
        if (p99Ms <= P99_MS) {
          const { notes, figures } = describe(highest, cores, rounds, seconds, middle);
          const grown = await readSizes(admin);
          const mornings = readers.next - 1;
          figures.push(
            plain('stored of a reader', (filled.bytes - empty.bytes) / READERS / 1000, 'kB'),
            plain('stored by a morning', (grown.bytes - filled.bytes) / mornings / 1000, 'kB'),
            plain('write-ahead log of a morning', (grown.log - filled.log) / mornings / 1000, 'kB'),
          );
          return { notes, figures };
        }
        highest /= STEP;
      }
    } finally {
      await product.stop();
    }
  } finally {
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

/** The size of the database with its indexes, and the amount of write-ahead log that it has written; bytes. */
async function readSizes({ run }: Admin): Promise<{ bytes: number; log: number }> {
  const [row] = await run(
    `select pg_database_size(current_database())::float8 as bytes,
       (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as log`,
  );
  return { bytes: Number(row?.['bytes']), log: Number(row?.['log']) };
}

/** Sends mornings of readers who have not visited today, evenly spaced; at the end it waits for all responses. */
async function measureRate(
  { url, pid }: Contestant,
  admin: Admin,
  readers: { next: number },
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const processes = withChildren(pid);
  const serverTime = () => processes.reduce((sum, one) => sum + processorMicroseconds(one), 0);
  const before = { server: serverTime(), database: await readBackends(admin) };
  const count = Math.ceil(perSecond * seconds);
  const startMs = performance.now();
  const mornings: Promise<number[]>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    await wait(Math.max(0, startMs + (sent * 1000) / perSecond - performance.now()));
    if (readers.next > READERS) throw new Error('every reader has been here: more are needed');
    mornings.push(sendMorning(url, readers.next, agent));
    readers.next += 1;
  }
  const times = (await Promise.all(mornings)).flat();
  agent.destroy();
  const database = sumOfGrowth(before.database, await readBackends(admin));
  return {
    perSecond,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    server: (serverTime() - before.server) / count,
    database: database / count,
  };
}

function describe(
  perSecond: number,
  cores: number,
  rounds: number,
  seconds: number,
  middle: (pick: (rate: Rate) => number) => number,
): PartResult {
  const server = middle((rate) => rate.server) / 1000;
  const database = middle((rate) => rate.database) / 1000;
  const readersADay = (perSecond * 3600) / OF_BUSIEST_HOUR;
  return {
    notes: [
      `A morning is what Home asks for on a reader's first visit of a day, ${REQUESTS_OF_A_MORNING} requests: the document, user, letter, transits, sky, horoscope, insights, progress and one activity; the letter is composed and kept then. Everybody is another reader, born at another minute. ${cores} cores for ${cores} workers, Postgres (fsync on) and the load; medians of ${rounds} rounds of ${seconds} s at the highest rate, in steps of ${STEP}, whose p99 stays under ${P99_MS} ms.`,
      `${perSecond.toFixed(1)} a second · 3,600 s = ${Math.round(perSecond * 3600).toLocaleString('en-US')} in the busiest hour, which is taken for ${OF_BUSIEST_HOUR * 100} % of the day's.`,
    ],
    figures: [
      plain('mornings a second', perSecond, '/s'),
      plain(
        'p50 of their requests',
        middle((rate) => rate.p50Ms),
        'ms',
      ),
      plain(
        'p99 of their requests',
        middle((rate) => rate.p99Ms),
        'ms',
        { kind: 'at most', value: P99_MS },
      ),
      plain('server CPU of a morning', server, 'ms'),
      plain('Postgres CPU of a morning', database, 'ms'),
      plain('readers a day', readersADay, ''),
    ],
  };
}
