import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded-client.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'asteria-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function openAndCount(statement: string): Promise<number> {
  const database = await openEmbedded({ dataDir });
  try {
    return (await database.query({ text: statement, values: [] })).rowCount;
  } finally {
    await database.close();
  }
}

describe('the folder of the embedded database', () => {
  it('is created again when a process ended while creating it', { tags: 'night' }, async () => {
    mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    expect(await openAndCount('select 1')).toBe(1);
  });

  it('keeps what was written from its first opening on, for its user alone', async () => {
    await openAndCount('create table kept as select 1');
    expect(await openAndCount('select * from kept')).toBe(1);
    const folder = join(dataDir, 'database');
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    );
    // What the closing wrote has the mode that main.ts gives the whole process.
    expect(open.filter((name) => !name.startsWith('pg_') && name !== 'base')).toEqual([]);
    expect(statSync(join(folder, 'PG_VERSION')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});

describe('the thread of the embedded database', () => {
  it('that has ended refuses waiting statements and all later ones', {
    tags: 'night',
  }, async () => {
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const database = await openEmbedded({});
    const thread = await started;
    const slow = database.query({ text: 'select pg_sleep(30)', values: [] });
    const refused = expect(slow).rejects.toThrow();
    await thread.terminate();
    await refused;
    await expect(database.query({ text: 'select 1', values: [] })).rejects.toThrow();
    await database.close();
  });
});
