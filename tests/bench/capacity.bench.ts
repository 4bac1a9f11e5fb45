// How much one machine can serve: requests a second per core, readers under an assumed use, and the data that a reader
// adds per year.

import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { createTestDatabase } from '#tests/support/databases.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { DURABLE } from './api/api.bench.ts';
import {
  type Contestant,
  READS,
  startProduct,
  usersRoundRobin,
  writersInTurn,
} from './api/contestants.ts';
import { processorMicroseconds, residentMb } from './load/process-figures.ts';
import { measureRounds, readBackends, sumOfGrowth } from './load/rounds.ts';
import { createReaders, REQUESTS_OF_A_MORNING, sendMorning } from './morning/morning.ts';
import { type RunSettings, say } from './part.ts';
import { type Figure, type PartResult, plain } from './report/figure.ts';

const READERS = 4_000;
const MORNINGS = 2_000;
const AT_ONCE = 10;
const CONNECTIONS = 20;
/** The assumed use. It is not measured. */
const USE = { mornings: 1, furtherReads: READS.length, ofBusiestHour: 0.2, busyCore: 0.6 } as const;
const DAYS = 365;

interface Table {
  rows: number;
  bytes: number;
}

export async function measureCapacity({ rounds, seconds }: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres(DURABLE);
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  const product = await startProduct(url);
  try {
    say(`making ${READERS} readers`);
    await createReaders(admin, READERS);
    const before = await readTables(admin);
    const morning = await sendMornings(product, admin);
    const after = await readTables(admin);
    // Readers who have not visited yet. After a morning, cached data would serve the reads.
    const targets = [
      ...READS.map((read) => product.read(read, usersRoundRobin(MORNINGS + 1, READERS - MORNINGS))),
      product.write(writersInTurn(MORNINGS + 1, READERS - MORNINGS)),
    ];
    const calls = await measureRounds(targets, {
      ...{ rounds, seconds, admin },
      connections: CONNECTIONS,
    });
    const costs = calls.map((call) => call.serverMicroseconds + call.databaseMicroseconds);
    const ofReads = costs.slice(0, READS.length).reduce((sum, cost) => sum + cost, 0);
    const ofDay = morning * USE.mornings + ofReads;
    return {
      notes: [describeUse()],
      figures: [
        ...costs.map((cost, index) =>
          plain(`${[...READS, 'activity'][index]}, a second of a core`, 1e6 / cost, '/s'),
        ),
        plain('first visits of a day, a second of a core', 1e6 / morning, '/s'),
        plain("processor time of a reader's day", ofDay / 1000, 'ms'),
        ...describeReaders(ofDay),
        ...describeYear(before, after),
        plain('memory of the server process', residentMb(product.pid), 'MB'),
      ],
    };
  } finally {
    await product.stop();
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

/** Processor time of the server and of Postgres per morning, microseconds. */
async function sendMornings(product: Contestant, admin: Admin): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const warmUp = MORNINGS / 4;
  let next = 1;
  const visitUntil = async (last: number) => {
    const visit = async () => {
      for (let reader = next++; reader <= last; reader = next++) {
        await sendMorning(product.url, reader, agent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    next = last + 1;
  };
  say(`sending ${MORNINGS} mornings`);
  await visitUntil(warmUp);
  const server = processorMicroseconds(product.pid);
  const backends = await readBackends(admin);
  await visitUntil(MORNINGS);
  const used =
    processorMicroseconds(product.pid) - server + sumOfGrowth(backends, await readBackends(admin));
  agent.destroy();
  return used / (MORNINGS - warmUp);
}

/** The rows, and the bytes with indexes, of the tables that contain users' rows. */
async function readTables({ run }: Admin): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  const names = await run(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'user_id' order by 1`,
  );
  for (const { name } of names) {
    await run(`vacuum "${name}"`);
    const [row] = await run(
      `select (select count(*) from "${name}")::int as rows, pg_total_relation_size('"${name}"')::float8 as bytes`,
    );
    tables.set(String(name), { rows: Number(row?.['rows']), bytes: Number(row?.['bytes']) });
  }
  return tables;
}

function describeUse(): string {
  const { mornings, furtherReads, ofBusiestHour, busyCore } = USE;
  const requests = mornings * REQUESTS_OF_A_MORNING + furtherReads;
  return `One process; a core is shared by the server and Postgres (fsync on) as the calls need them. Stated, not measured: a reader who comes every day sends ${requests} requests a day, ${mornings} morning of ${REQUESTS_OF_A_MORNING} and each of ${furtherReads} reads once more; ${ofBusiestHour * 100} % of a day's readers come in its busiest hour; a core is busy for ${busyCore * 100} % of that. A year is ${DAYS} times what ${MORNINGS} mornings added to the tables of users' rows, with their indexes.`;
}

function describeReaders(ofDay: number): Figure[] {
  const ofCore = (3600 * USE.busyCore * 1e6) / (USE.ofBusiestHour * ofDay);
  const cores = availableParallelism();
  return [
    plain('readers a day of a core', ofCore, ''),
    plain(`readers a day of this machine, ${cores} cores`, ofCore * cores, ''),
  ];
}

function describeYear(
  before: ReadonlyMap<string, Table>,
  after: ReadonlyMap<string, Table>,
): Figure[] {
  const perYear = (grown: number) => (grown * DAYS) / MORNINGS;
  const grown = [...after]
    .map(([name, { rows, bytes }]) => ({
      name,
      rows: perYear(rows - (before.get(name)?.rows ?? 0)),
      bytes: perYear(bytes - (before.get(name)?.bytes ?? 0)),
    }))
    .filter(({ rows }) => rows > 0);
  const sum = (pick: (table: { rows: number; bytes: number }) => number) =>
    grown.reduce((total, table) => total + pick(table), 0);
  return [
    ...grown.flatMap(({ name, rows, bytes }) => [
      plain(`${name}: rows of a reader a year`, rows, ''),
      plain(`${name}: stored of a reader a year`, bytes / 1000, 'kB'),
    ]),
    plain(
      'rows of a reader a year',
      sum(({ rows }) => rows),
      '',
    ),
    plain('stored of a reader a year', sum(({ bytes }) => bytes) / 1e6, 'MB'),
  ];
}
