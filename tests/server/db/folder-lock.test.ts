import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded-client.ts';
import { FolderInUseError, lockFolder } from '#server/db/folder-lock.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK_MODULE = join(ROOT, 'server/db/folder-lock.ts');

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

test('an open folder is refused, in one line that says who has it and what to do', async () => {
  await lockFolder(folder);
  const refusal = lockFolder(folder);
  await expect(refusal).rejects.toThrow(FolderInUseError);
  await expect(refusal).rejects.toThrow(
    `DATA_DIR: the embedded database in "${folder}" is in use by process ${process.pid}. Stop that process first, or choose another folder for this one. Example: DATA_DIR=.data-2`,
  );
});

/** Another process that opens the folder, through a pid namespace of its own if asked. */
async function startHolder(namespace = false): Promise<{ pid: number; child: ChildProcess }> {
  const script = `
    import { lockFolder } from ${JSON.stringify(LOCK_MODULE)};
    await lockFolder(${JSON.stringify(folder)}).then(
      () => { console.log('won ' + process.pid); setInterval(() => {}, 1000); },
      (error) => { console.log('refused'); process.exit(1); });`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
  const [command = '', ...parameters] = namespace
    ? ['unshare', '--fork', '--pid', '--kill-child', ...node]
    : node;
  const child = spawn(command, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((done) =>
    child.stdout.once('data', (chunk) => done(String(chunk))),
  );
  expect(line).toContain('won');
  return { pid: Number(line.slice(4)), child };
}
const gone = (child: ChildProcess) => new Promise((done) => child.once('exit', done));

test('the folder of another living process is refused and left alone', async () => {
  const { pid, child } = await startHolder();
  const before = readFileSync(lockFile(), 'utf8');
  await expect(lockFolder(folder)).rejects.toThrow(`process ${pid}`);
  expect(readFileSync(lockFile(), 'utf8')).toBe(before);
  expect(readdirSync(folder)).toHaveLength(2);
  child.kill('SIGKILL');
  await gone(child);
});

test('the folder of a killed process is taken over immediately', async () => {
  const { child } = await startHolder();
  child.kill('SIGKILL');
  await gone(child);
  const unlock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

const canUnshare = spawnSync('unshare', ['--fork', '--pid', 'true']).status === 0;
test.runIf(canUnshare)(
  'a process of another namespace, where it has the same number, is seen',
  { tags: 'night' },
  async () => {
    const { pid, child } = await startHolder(true);
    expect(pid).toBeLessThan(10);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    child.kill('SIGKILL');
    await gone(child);
    await expect
      .poll(() =>
        lockFolder(folder).then(
          (unlock) => unlock(),
          () => 'held',
        ),
      )
      .toBeUndefined();
  },
);

test('a lock cut short by a crash belongs to nobody', async () => {
  writeFileSync(lockFile(), '{"pid":1');
  (await lockFolder(folder))();
});

test('the folder of a process on another machine is refused while it renews its lock, and taken over when it is gone', {
  tags: 'night',
}, async () => {
  writeLock({ token: 'of-another-machine', pid: 1, boot: 'another', host: 'elsewhere' });
  const renewing = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 300);
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere');
  clearInterval(renewing);
  (await lockFolder(folder))();
});

test('a folder with a name longer than a socket’s can be locked too', async () => {
  const long = join(folder, 'a'.repeat(100), 'b'.repeat(100));
  const unlock = await lockFolder(long);
  await expect(lockFolder(long)).rejects.toThrow(FolderInUseError);
  unlock();
  expect(readdirSync(long)).toEqual([]);
});

test('a folder is closed to other users, even one that was open', async () => {
  chmodSync(folder, 0o755);
  (await lockFolder(folder))();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('when many take a folder over at once, one wins', { tags: 'night' }, async () => {
  const script = `
    import { lockFolder } from ${JSON.stringify(LOCK_MODULE)};
    await lockFolder(${JSON.stringify(folder)}).then(
      () => { console.log('won'); setTimeout(() => {}, 3000); },
      () => console.log('refused'),
    );`;
  writeLock({ token: 'dead', pid: 999_999_999, boot: 'another', host: hostname() });
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', script],
        {
          cwd: ROOT,
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

test('a database keeps what was written, and its folder is free after closing', {
  tags: 'night',
  timeout: 120_000,
}, async () => {
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
});
