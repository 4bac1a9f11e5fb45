// How long the built server takes until it is ready, and how much memory it uses then.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltAppOptions, startBuiltApp } from '#tests/support/built-app.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { residentMb } from './load/process-figures.ts';
import { type RunSettings, say } from './part.ts';
import { compared, type Figure, type PartResult, plain } from './report/figure.ts';
import { median } from './report/statistics.ts';

/** The maximum memory when ready. */
const MEMORY_MB = { postgres: 100, embedded: 350 } as const;

interface Start {
  readyMs: number;
  memoryMb: number;
}

export async function measureStart({ rounds }: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const onPostgres = { env: { DATABASE_URL: database.url ?? postgres.url } };
  // One folder for all rounds, because it contains the key of the data in the database.
  const dataDirOfPostgres = mkdtempSync(join(tmpdir(), 'asteria-bench-'));
  const starts = { first: [] as Start[], second: [] as Start[], postgres: [] as Start[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`start ${round + 1} of ${rounds}`);
      const dataDir = mkdtempSync(join(tmpdir(), 'asteria-bench-'));
      starts.first.push(await startOnce({ dataDir }));
      starts.second.push(await startOnce({ dataDir }));
      starts.postgres.push(await startOnce({ dataDir: dataDirOfPostgres, ...onPostgres }));
      rmSync(dataDir, { recursive: true, force: true });
    }
  } finally {
    rmSync(dataDirOfPostgres, { recursive: true, force: true });
    await database.close();
    await postgres.close();
  }
  const readyMs = (kind: keyof typeof starts) => median(starts[kind].map((it) => it.readyMs));
  const memoryMb = (kind: keyof typeof starts) => median(starts[kind].map((it) => it.memoryMb));
  const onEmbedded = (kind: 'first' | 'second', name: string): Figure =>
    compared(`${name}, embedded database`, readyMs(kind), 'ms', {
      comparedWith: 'on Postgres',
      other: readyMs('postgres'),
    });
  return {
    notes: [
      `From the start of the process to the first 200 of \`/api/ready\`; medians of ${rounds}. Memory is what is resident then, Postgres' own processes not counted.`,
    ],
    figures: [
      plain('ready on Postgres', readyMs('postgres'), 'ms'),
      onEmbedded('first', 'ready the first time'),
      onEmbedded('second', 'ready after that'),
      plain('memory on Postgres', memoryMb('postgres'), 'MB', {
        kind: 'at most',
        value: MEMORY_MB.postgres,
      }),
      plain('memory, embedded database', memoryMb('second'), 'MB', {
        kind: 'at most',
        value: MEMORY_MB.embedded,
      }),
    ],
  };
}

async function startOnce(options: BuiltAppOptions): Promise<Start> {
  const app = await startBuiltApp(options);
  const start = { readyMs: app.startMs, memoryMb: residentMb(app.pid) };
  await app.close();
  return start;
}
