// How many more requests a server answers with more processes, up to the number of cores of the machine.

import { availableParallelism } from 'node:os';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { userId } from '#tests/support/many-users.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { DURABLE } from '../api/api.bench.ts';
import {
  type Contestant,
  productCookie,
  startProduct,
  usersRoundRobin,
} from '../api/contestants.ts';
import { measureFullLoad } from '../load/full-load.ts';
import type { Target } from '../load/target.ts';
import { type RunSettings, say } from '../part.ts';
import { compared, type PartResult } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { createReaders } from './morning.ts';

const READERS = 500;
/** Few connections, so that no response waits so long that the server sheds load. */
const CONNECTIONS = 12;
const WARM_UP_REQUESTS = 500;

/** One call that costs the server itself little, and the call that costs most. */
const CALLS = [
  { name: 'GET /api/user', path: () => getUserEndpoint.path },
  {
    name: 'GET /api/birth-chart/{userId}/reading',
    path: (id: string) => getChartReadingEndpoint.path.replace('{userId}', id),
  },
] as const;

export async function measureWorkers({ rounds, seconds }: RunSettings): Promise<PartResult> {
  const cores = availableParallelism();
  const counts = [1, 2, 4, 8, 16].filter((count) => count <= Math.max(2, cores));
  const postgres = await startPostgres(DURABLE);
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  const products: Contestant[] = [];
  try {
    await createReaders(admin, READERS);
    for (const count of counts) products.push(await startProduct(url, { WORKERS: String(count) }));
    const figures = [];
    for (const call of CALLS) {
      const targets = products.map((product) => targetOf(product, call));
      const measured = targets.map((): number[] => []);
      for (const target of targets) {
        await measureFullLoad(target, { connections: CONNECTIONS, requests: WARM_UP_REQUESTS });
      }
      for (let round = 0; round < rounds; round += 1) {
        say(`${call.name}, round ${round + 1} of ${rounds}`);
        for (const [index, target] of targets.entries()) {
          const load = await measureFullLoad(target, { connections: CONNECTIONS, seconds });
          measured[index]?.push(load.perSecond);
        }
      }
      const [alone = Number.NaN, ...more] = measured.map(median);
      for (const [index, perSecond] of more.entries()) {
        figures.push(
          compared(`${call.name}: rate of ${counts[index + 1]} workers`, perSecond, '/s', {
            comparedWith: 'one',
            other: alone,
          }),
        );
      }
    }
    return {
      notes: [
        `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s; workers, Postgres and load share ${cores} cores, so that more workers take from the others what they gain.`,
      ],
      figures,
    };
  } finally {
    for (const product of products) await product.stop();
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

function targetOf(product: Contestant, call: (typeof CALLS)[number]): Target {
  const readers = usersRoundRobin(1, READERS);
  return {
    name: call.name,
    url: product.url,
    pid: product.pid,
    nextRequest() {
      const number = readers.next();
      const headers = { cookie: productCookie(number) };
      return { method: 'GET', path: call.path(userId(number)), headers };
    },
  };
}
