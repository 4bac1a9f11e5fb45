import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded-client.ts';
import { FolderInUseError, lockFolder } from '#server/db/folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteria-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'database.lock');
const writeLock = (holder: object) => writeFileSync(lockFile(), JSON.stringify(holder));

test('a folder is free again when its holder gives it back', async () => {
  const unlock = await lockFolder(folder);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('a folder that is open is refused, in one line that says who has it and what to do', async () => {
  await lockFolder(folder);
  const refusal = lockFolder(folder);
  await expect(refusal).rejects.toThrow(FolderInUseError);
  await expect(refusal).rejects.toThrow(
    `DATA_DIR: the embedded database in "${folder}" is in use by process ${process.pid}. Stop that process first, or choose another folder for this one. Example: DATA_DIR=.data-2`,
  );
});

test('the folder of another living process is refused and left alone', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    writeLock({ pid: other.pid, started: '', host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid}`);
    expect(readFileSync(lockFile(), 'utf8')).toContain(String(other.pid));
  } finally {
    other.kill('SIGKILL');
  }
});

test('the folder of a killed process is taken over', async () => {
  const other = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => other.on('exit', done));
  writeLock({ pid: other.pid, started: 'boot/1', host: hostname() });
  const unlock = await lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toContain(String(process.pid));
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a killed process that its parent has not asked after does not count as living', async () => {
  // The shell becomes something that never asks after the child that it started.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  try {
    const pid = Number(await new Promise((done) => parent.stdout.once('data', done)));
    await expect
      .poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 5_000 })
      .toContain(') Z ');
    writeLock({ pid, started: '', host: hostname() });
    (await lockFolder(folder))();
  } finally {
    parent.kill('SIGKILL');
  }
});

test('a process that only has the number of the killed one does not count', async () => {
  writeLock({ pid: process.pid, started: 'another-boot/1', host: hostname() });
  (await lockFolder(folder))();
});

test('a lock cut short by a crash is nobody’s', async () => {
  writeFileSync(lockFile(), '{"pid":1');
  (await lockFolder(folder))();
});

test('what runs on another machine cannot be looked up and is refused', async () => {
  writeLock({ pid: 1, started: 'boot/1', host: 'elsewhere' });
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere');
});

test('of many that take over at once one wins', async () => {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, '../../../server/db/folder-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)}).then(
      () => { console.log('won'); setTimeout(() => {}, 3000); },
      () => console.log('refused'),
    );`;
  writeLock({ pid: 999_999_999, started: 'boot/1', host: hostname() });
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', script],
        {
          cwd: join(import.meta.dirname, '../../..'),
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      await new Promise((done) => child.on('close', done));
      return output.trim();
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
});

test('a database keeps what was written, and its folder is free after closing', async () => {
  const first = await openEmbedded({ dataDir: folder });
  await first.migrate();
  await first.migrate();
  await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(FolderInUseError);
  await first.query({ text: "insert into rate_limits values ('kept', 7, 1)", values: [] });
  await first.close();
  const second = await openEmbedded({ dataDir: folder });
  await second.migrate();
  const { rows } = await second.query({ text: 'select points from rate_limits', values: [] });
  expect(rows).toEqual([{ points: 7 }]);
  const zone = await second.query({ text: 'show timezone', values: [] });
  expect(zone.rows).toEqual([{ TimeZone: 'UTC' }]);
  await second.close();
}, 120_000);
