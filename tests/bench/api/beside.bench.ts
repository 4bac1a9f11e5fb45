// The calls of this checkout and those of another, in short slices that alternate, so that a slow minute of the machine
// affects both: `npm run bench -- --beside <folder>`. The other folder needs its packages and a build. Its own code
// creates its users, since its tables may differ.

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '#tests/support/databases.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { measureFullLoad } from '../load/full-load.ts';
import { pinLoad, pinServer, unpinLoad } from '../load/pin.ts';
import { processorMicroseconds } from '../load/process-figures.ts';
import { readBackends, sumOfGrowth } from '../load/rounds.ts';
import type { Target } from '../load/target.ts';
import { type RunSettings, say } from '../part.ts';
import { compared, type Figure, type PartResult } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { CALLS, CONNECTIONS, DURABLE } from './api.bench.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READERS = 500;
const WRITERS = 3_000;
const ACTIVITIES_BEFORE = 12;
/** About half a second of the server's processor time, which Linux counts in steps of 10 ms. */
const SLICE_REQUESTS = 1_000;
/** In each round both servers start again, since V8 compiles the same code better in one process than in another. */
const SLICES_A_ROUND = 5;
/** Enough for V8 to compile the code that runs often; few at once at first, as a cold server refuses what must wait. */
const WARM_UPS = [
  { requests: 1_000, connections: 5 },
  { requests: 3_000, connections: CONNECTIONS },
];
const AT_MOST = 1.1;

/** A checkout with its database and its users. */
interface Side {
  admin: Awaited<ReturnType<typeof openAdmin>>;
  start: () => Promise<Started>;
  close: () => Promise<void>;
}

interface Started {
  targets: ReadonlyMap<string, Target>;
  pid: number;
  admin: Side['admin'];
  stop: () => Promise<void>;
}

/** Processor time of a server and of its Postgres per request, microseconds. */
interface Slice {
  server: number;
  database: number;
}

export async function measureBeside(folder: string, { rounds }: RunSettings): Promise<PartResult> {
  const isPinned = pinLoad();
  const postgres = await startPostgres(DURABLE);
  const sides: Side[] = [];
  const slices = new Map<string, [Slice, Slice][]>();
  try {
    say(`making readers of this checkout and of ${folder}`);
    for (const root of [ROOT, resolve(folder)]) sides.push(await open(root, postgres.url));
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      await measureRound(sides, slices, isPinned);
    }
  } finally {
    for (const side of sides) await side.close();
    await postgres.close();
    if (isPinned) unpinLoad();
  }
  return {
    notes: [`The other: ${folder}. Medians of the slices and of their ratios.`],
    figures: CALLS.flatMap(({ key, title }) => {
      const ofCall = slices.get(key) ?? [];
      return [
        compare(`${title}: server CPU`, ofCall, 'server', AT_MOST),
        compare(`${title}: Postgres CPU`, ofCall, 'database'),
      ];
    }),
  };
}

/** Starts both servers, adds the slices of each call, and stops them, also when a call fails. */
async function measureRound(
  sides: readonly Side[],
  slices: Map<string, [Slice, Slice][]>,
  isPinned: boolean,
): Promise<void> {
  const started: Started[] = [];
  try {
    for (const side of sides) started.push(await side.start());
    const [ours, theirs] = started;
    if (ours === undefined || theirs === undefined) throw new Error('a side is missing');
    if (isPinned) for (const { pid } of started) pinServer(pid);
    for (const { key } of CALLS) {
      const found = await measureCall(ours, theirs, key);
      slices.set(key, [...(slices.get(key) ?? []), ...found]);
    }
  } finally {
    for (const { stop } of started) await stop();
  }
}

async function open(root: string, postgresUrl: string): Promise<Side> {
  const load = (path: string) => import(pathToFileURL(join(root, path)).href);
  const contestants: typeof import('./contestants.ts') = await load(
    'tests/bench/api/contestants.ts',
  );
  const people: typeof import('#tests/support/many-users.ts') = await load(
    'tests/support/many-users.ts',
  );
  const database = await createTestDatabase(postgresUrl);
  const { url = postgresUrl } = database;
  const admin = await openAdmin(url);
  await people.createUsers(admin, { users: READERS + WRITERS, activities: ACTIVITIES_BEFORE });
  await admin.run('vacuum analyze');
  const { READS, startProduct, usersRoundRobin, writersInTurn } = contestants;
  const writers = writersInTurn(READERS + 1, WRITERS);
  return {
    admin,
    async start() {
      const product = await startProduct(url);
      const { pid, stop } = product;
      const reads = READS.map(
        (read) => [read, product.read(read, usersRoundRobin(1, READERS))] as const,
      );
      const targets = new Map<string, Target>([...reads, ['activity', product.write(writers)]]);
      return { targets, pid, admin, stop };
    },
    async close() {
      await admin.close();
      await database.close();
    },
  };
}

async function measureCall(ours: Started, theirs: Started, key: string): Promise<[Slice, Slice][]> {
  for (const { targets } of [ours, theirs]) {
    for (const warmUp of WARM_UPS) await measureFullLoad(targetOf(targets, key), warmUp);
  }
  const slices: [Slice, Slice][] = [];
  for (let slice = 0; slice < SLICES_A_ROUND; slice += 1) {
    slices.push([await measureSlice(ours, key), await measureSlice(theirs, key)]);
  }
  return slices;
}

function targetOf(targets: Started['targets'], key: string): Target {
  const target = targets.get(key);
  if (target === undefined) throw new Error(`no call is named ${key}`);
  return target;
}

async function measureSlice(side: Started, key: string): Promise<Slice> {
  const serverBefore = processorMicroseconds(side.pid);
  const before = await readBackends(side.admin);
  const { requests } = await measureFullLoad(targetOf(side.targets, key), {
    connections: CONNECTIONS,
    requests: SLICE_REQUESTS,
  });
  const after = await readBackends(side.admin);
  return {
    server: (processorMicroseconds(side.pid) - serverBefore) / requests,
    database: sumOfGrowth(before, after) / requests,
  };
}

function compare(
  name: string,
  slices: readonly [Slice, Slice][],
  of: keyof Slice,
  atMost?: number,
): Figure {
  const [ours, theirs] = [0, 1].map((side) => median(slices.map((pair) => pair[side]?.[of] ?? 0)));
  const figure = compared(name, ours ?? 0, 'µs', { comparedWith: 'the other', other: theirs ?? 0 });
  return {
    ...figure,
    ratio: median(slices.map(([our, their]) => our[of] / their[of])),
    goal: atMost === undefined ? null : { kind: 'at most', value: atMost },
  };
}
