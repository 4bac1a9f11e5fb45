// What a look back costs a reader with a long journal, on the built server: the processor time of the whole call,
// without Postgres'.

import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { buildEntry, entryId, importEntries } from '#tests/support/journal.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { productCookie, startProduct } from './api/contestants.ts';
import { processorMicroseconds } from './load/process-figures.ts';
import { createReaders } from './morning/morning.ts';
import { type RunSettings, say } from './part.ts';
import { type PartResult, plain } from './report/figure.ts';
import { median } from './report/statistics.ts';

const ENTRIES = 10_000;
/** Two or three a day, so ten years. */
const ENTRIES_A_DAY = 2.7;
const DAYS = 12;
const ZONE = 'America/Chicago';
const MOST_MS = 60;
const MICROSECONDS = 1000;

export async function measureLookBack({ rounds }: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  try {
    await createReaders(admin, 1);
    const product = await startProduct(url);
    try {
      say(`a journal of ${ENTRIES} entries`);
      const client = new HttpClient(product.url);
      const [name = '', value = ''] = productCookie(1).split(/=(.*)/s);
      client.cookies.set(name, value);
      const last = addDays(utcDateOf(Date.now()), -1);
      await importEntries(
        client,
        Array.from({ length: ENTRIES }, (_, index) => ({
          id: entryId(index, 83),
          ...buildEntry({
            date: addDays(last, -Math.floor(index / ENTRIES_A_DAY)),
            text: 'A day like others. '.repeat(9),
          }),
        })),
      );
      const days = Array.from({ length: DAYS }, (_, index) => addDays(last, index));
      const [first = ''] = days;
      const cold = await measureDays(client, product.pid, [first]);
      await measureDays(client, product.pid, days);
      const later: number[] = [];
      // All days together, so that the hundredths of a second of proc(5) do not matter.
      for (let round = 0; round < rounds; round += 1)
        later.push(await measureDays(client, product.pid, days));
      return {
        notes: [
          `${DAYS} days, ${rounds} times, the median of their means. A process computes the sky of a year once.`,
        ],
        figures: [
          plain('the first look back of a process', cold, 'ms'),
          plain('a look back', median(later), 'ms', { kind: 'at most', value: MOST_MS }),
        ],
      };
    } finally {
      await product.stop();
    }
  } finally {
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

/** The mean processor time of the look backs of these days, milliseconds. */
async function measureDays(
  client: HttpClient,
  pid: number,
  days: readonly string[],
): Promise<number> {
  const before = processorMicroseconds(pid);
  for (const date of days) {
    const answer = await client.get(urlOf(lookBackEndpoint, { query: { date, zone: ZONE } }));
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  }
  return (processorMicroseconds(pid) - before) / MICROSECONDS / days.length;
}
