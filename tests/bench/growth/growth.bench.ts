// Whether a call stays equally fast when the tables are a thousand times as long.

import { createTestDatabase } from '#tests/support/databases.ts';
import { createUsers, USER_ID_SQL } from '#tests/support/many-users.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import {
  type Contestant,
  READS,
  startProduct,
  usersRoundRobin,
  writersInTurn,
} from '../api/contestants.ts';
import { measureFullLoad } from '../load/full-load.ts';
import type { Target } from '../load/target.ts';
import { type RunSettings, say } from '../part.ts';
import { compared, type Figure, type PartResult, plain } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { loadInBulk } from './bulk-load.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const ACTIVITIES_EACH = 30;
/** The users who call during the measurement, spread evenly over all users; the same number at every size. */
const ACTIVE_READERS = 1_000;
/** One connection, to measure how long a call takes and not how long it waits. */
const CONNECTIONS = 1;
const WARM_UP_REQUESTS = 3_000;
const RATIO_AT_MOST = 1.2;
/** Settings for fast loading, none of which changes a query plan. */
const SETTINGS = {
  shared_buffers: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  max_parallel_maintenance_workers: '2',
};

interface Town {
  size: number;
  admin: Admin;
  product: Contestant;
  targets: readonly Target[];
  scansBefore: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function measureGrowth(settings: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres(SETTINGS);
  const towns: Town[] = [];
  try {
    for (const size of SIZES) {
      const readers = Math.max(ACTIVE_READERS, Math.round(size * settings.scale));
      towns.push(await foundTown(postgres.url, readers));
    }
    const p50Ms = await measureTowns(towns, settings);
    const figures = describeGrowth(towns, p50Ms);
    // Postgres records a connection's statistics when the connection ends.
    for (const town of towns) await town.product.stop();
    for (const town of towns) figures.push(await countScans(town));
    const sizes = await describeSizes(towns);
    return {
      notes: [
        `One connection, ${ACTIVE_READERS} readers spread over all; medians of ${settings.rounds} interleaved rounds of ${settings.seconds} s. ${sizes}`,
      ],
      figures,
    };
  } finally {
    for (const town of towns) await town.close();
    await postgres.close();
  }
}

async function foundTown(serverUrl: string, readers: number): Promise<Town> {
  say(`${readers} readers with ${readers * ACTIVITIES_EACH} activities`);
  const startMs = performance.now();
  const database = await createTestDatabase(serverUrl);
  const url = database.url ?? serverUrl;
  const admin = await openAdmin(url);
  // A chart to copy: everybody in this measurement is born at the same moment.
  await createUsers(admin, { users: 1, activities: 0 });
  const first = await startProduct(url);
  await ask(first.read('birthChart', usersRoundRobin(1, 1)));
  await first.stop();
  const [chart] = await admin.run('select key, chart, computed_at from birth_charts');
  await loadInBulk(admin, async () => {
    await createUsers(admin, { users: readers, activities: ACTIVITIES_EACH });
    await admin.run(
      `insert into birth_charts (user_id, key, chart, computed_at)
       select ${USER_ID_SQL}, $2, $3::jsonb, $4 from generate_series(1, $1::int) n`,
      [readers, chart?.['key'], JSON.stringify(chart?.['chart']), chart?.['computed_at']],
    );
  });
  say(`  in ${Math.round((performance.now() - startMs) / 1000)} s`);
  const product = await startProduct(url);
  const step = Math.floor(readers / ACTIVE_READERS);
  const targets = [
    ...READS.map((read) => product.read(read, usersRoundRobin(1, ACTIVE_READERS, step))),
    product.write(writersInTurn(1, ACTIVE_READERS, step)),
  ];
  return {
    size: readers,
    admin,
    product,
    targets,
    scansBefore: await readScans(admin),
    async close() {
      await product.stop();
      await admin.close();
      await database.close();
    },
  };
}

async function ask(target: Target): Promise<void> {
  const { path, headers } = target.nextRequest();
  const answer = await fetch(target.url + path, { headers });
  if (!answer.ok) throw new Error(`${path} is ${answer.status}`);
}

/** By call, then by population: the median of the rounds' medians. */
async function measureTowns(towns: readonly Town[], settings: RunSettings): Promise<number[][]> {
  const calls = towns[0]?.targets.length ?? 0;
  const measured = Array.from({ length: calls }, () => towns.map((): number[] => []));
  for (const { targets } of towns) {
    for (const target of targets) {
      await measureFullLoad(target, { connections: CONNECTIONS, requests: WARM_UP_REQUESTS });
    }
  }
  for (let round = 0; round < settings.rounds; round += 1) {
    say(`round ${round + 1} of ${settings.rounds}`);
    for (let call = 0; call < calls; call += 1) {
      for (const [index, { targets }] of towns.entries()) {
        const target = targets[call];
        if (target === undefined) throw new Error('every town has the same calls');
        const { seconds } = settings;
        const { p50Ms } = await measureFullLoad(target, { connections: CONNECTIONS, seconds });
        measured[call]?.[index]?.push(p50Ms);
      }
    }
  }
  return measured.map((ofCall) => ofCall.map(median));
}

const NAMES = [...READS, 'activity'] as const;

function describeGrowth(towns: readonly Town[], p50Ms: readonly number[][]): Figure[] {
  return NAMES.flatMap((name, call) => {
    const smallest = p50Ms[call]?.[0] ?? Number.NaN;
    return towns.slice(1).map(({ size }, index) =>
      compared(
        `${name}: p50 with ${size.toLocaleString('en-US')} readers`,
        p50Ms[call]?.[index + 1] ?? Number.NaN,
        'ms',
        {
          comparedWith: `${towns[0]?.size.toLocaleString('en-US')} readers`,
          other: smallest,
          goal: { kind: 'at most', value: RATIO_AT_MOST },
        },
      ),
    );
  });
}

/** The number of sequential scans so far by table, as Postgres counts those that it actually ran. */
async function readScans({ run }: Admin): Promise<Map<string, number>> {
  const rows = await run('select relname, seq_scan from pg_stat_user_tables');
  return new Map(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
}

async function countScans({ size, admin, scansBefore }: Town): Promise<Figure> {
  let scans = 0;
  for (const [table, count] of await readScans(admin)) {
    const more = count - (scansBefore.get(table) ?? 0);
    scans += more;
    if (more > 0) say(`${size} readers: ${table} was read from end to end ${more} times`);
  }
  const name = `sequential scans of any table, ${size.toLocaleString('en-US')} readers`;
  return plain(name, scans, '', size > ACTIVE_READERS ? { kind: 'at most', value: 0 } : undefined);
}

async function describeSizes(towns: readonly Town[]): Promise<string> {
  const sentences: string[] = [];
  for (const { size, admin } of towns) {
    const [row] = await admin.run(
      `select pg_size_pretty(pg_database_size(current_database())) as size,
         (select count(*) from activities)::int as activities`,
    );
    const activities = Number(row?.['activities']).toLocaleString('en-US');
    sentences.push(
      `${size.toLocaleString('en-US')} readers: ${activities} activities, ${row?.['size']}.`,
    );
  }
  return sentences.join(' ');
}
