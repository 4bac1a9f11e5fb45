// How much memory the server uses over the traffic of a day, sent as fast as the server answers.

import { Agent } from 'node:http';
import { createTestDatabase } from '#tests/support/databases.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { startProduct } from '../api/contestants.ts';
import { residentMb } from '../load/process-figures.ts';
import { type RunSettings, say } from '../part.ts';
import { compared, type PartResult, plain } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { createReaders, REQUESTS_OF_A_MORNING, sendMorning } from './morning.ts';

/** How many of a hundred readers arrive in each hour from midnight on: most before work, some before bed. */
const DAY = [1, 1, 0, 0, 1, 3, 9, 15, 12, 7, 5, 4, 5, 4, 3, 3, 3, 4, 4, 4, 4, 4, 2, 2];
const READERS = 8_000;
const AT_ONCE = 20;
/** The heap reaches its size in the morning rush; later traffic must not add to it. */
const SETTLED = { from: 10, until: 14 };
const LAST = { from: 20, until: 24 };
const GROWTH_AT_MOST = 1.1;

export async function measureMemory(_settings: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  try {
    say(`making ${READERS} readers`);
    await createReaders(admin, READERS);
    const product = await startProduct(url);
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const ready = residentMb(product.pid);
    const curve: number[] = [];
    try {
      let next = 1;
      for (const [hour, share] of DAY.entries()) {
        const end = Math.min(READERS + 1, next + Math.round((share * READERS) / 100));
        const visit = async () => {
          for (let reader = next++; reader < end; reader = next++) {
            await sendMorning(product.url, reader, agent);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, visit));
        next = end;
        curve.push(residentMb(product.pid));
        say(`hour ${hour}: ${curve.at(-1)?.toFixed(0)} MB after ${end - 1} readers`);
      }
    } finally {
      agent.destroy();
      await product.stop();
    }
    const mean = ({ from, until }: { from: number; until: number }) =>
      median(curve.slice(from, until));
    return {
      notes: [
        `One process on Postgres, resident memory after each hour of a day whose ${READERS} readers come by the clock of a working day, ${READERS * REQUESTS_OF_A_MORNING} requests, as fast as they are answered; all readers are others, so nothing that is kept for one serves the next.`,
        `Hour by hour from midnight, MB: ${curve.map((mb) => mb.toFixed(0)).join(' ')}`,
        `Drawn from ${Math.min(...curve).toFixed(0)} to ${Math.max(...curve).toFixed(0)} MB: ${draw(curve)}`,
      ],
      figures: [
        plain('memory when ready', ready, 'MB'),
        plain('most of the day', Math.max(...curve), 'MB'),
        compared('memory in the last hours', mean(LAST), 'MB', {
          comparedWith: 'after the morning',
          other: mean(SETTLED),
          goal: { kind: 'at most', value: GROWTH_AT_MOST },
        }),
      ],
    };
  } finally {
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

/** A row of bars for the values, scaled from the lowest to the highest. */
function draw(values: readonly number[]): string {
  const BARS = '▁▂▃▄▅▆▇█';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values
    .map((value) => BARS[Math.round(((value - low) / (high - low || 1)) * (BARS.length - 1))])
    .join('');
}
