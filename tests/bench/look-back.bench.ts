// What a look back costs a reader with a long journal: the processor time of the whole call, without Postgres'.

import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { buildEntry, entryId, importEntries } from '#tests/support/journal.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';
import { type RunSettings, say } from './part.ts';
import { type PartResult, plain } from './report/figure.ts';
import { median } from './report/statistics.ts';

const ENTRIES = 10_000;
/** Two or three a day, so ten years. */
const ENTRIES_A_DAY = 2.7;
const FIRST = '2026-11-20';
const DAYS = 12;
const ZONE = 'America/Chicago';
const MOST_MS = 60;

export async function measureLookBack({ rounds }: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const app = await createTestApp({ database, env: { LIMIT_FACTOR: '1000' } });
  try {
    say(`a journal of ${ENTRIES} entries`);
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    await importEntries(
      client,
      Array.from({ length: ENTRIES }, (_, index) => ({
        id: entryId(index, 83),
        ...buildEntry({
          date: addDays(FIRST, -Math.floor(index / ENTRIES_A_DAY)),
          text: 'A day like others. '.repeat(9),
        }),
      })),
    );
    const dates = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index));
    const first = await measureDays(client, dates);
    const later: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      later.push(...(await measureDays(client, dates)));
    }
    return {
      notes: [`${DAYS} days, ${rounds} times, medians. A process computes the sky of a year once.`],
      figures: [
        plain('the first look back of a process', first[0] ?? Number.NaN, 'ms'),
        plain('a look back', median(later), 'ms', { kind: 'at most', value: MOST_MS }),
      ],
    };
  } finally {
    await app.close();
    await postgres.close();
  }
}

type Client = Awaited<ReturnType<typeof signUpUser>>['client'];

async function measureDays(client: Client, dates: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const date of dates) {
    const before = process.cpuUsage();
    await client.get(urlOf(lookBackEndpoint, { query: { date, zone: ZONE } }));
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  return taken;
}
