import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const logger = JSON.stringify(join(root, 'server/platform/logger.ts'));
/** Writes ten megabytes of log in a hundred turns of the event loop, and says when it is done. */
const SCRIPT = `
  import { createLogger } from ${logger};
  const logger = createLogger({ logLevel: 'info' });
  for (let turn = 0; turn < 100; turn += 1) {
    for (let line = 0; line < 500; line += 1) logger.info({ turn, line, filling: 'x'.repeat(160) }, 'line');
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.stdout.write('written\\n');
  process.stdin.once('data', () => { logger.info('last'); process.exit(0); });
`;

function start(stderr: 'pipe' | number): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT], {
    cwd: root,
    stdio: ['pipe', 'pipe', stderr],
  });
}
const written = (child: ChildProcess) =>
  new Promise<string>((done) => child.stdout?.once('data', (chunk) => done(String(chunk).trim())));
const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done));

test("when the log's reader pauses, the server continues, and the log later says what is missing", async () => {
  const child = start('pipe');
  // Nobody reads from the pipe, which holds 64 KiB.
  expect(await written(child)).toBe('written');
  let text = '';
  child.stderr?.on('data', (chunk) => (text += chunk));
  await expect.poll(() => text, { timeout: 20_000 }).toContain('log lines dropped');
  const lines = text.trimEnd().split('\n');
  const kept = lines.filter((line) => line.includes('"msg":"line"'));
  const { dropped } = JSON.parse(lines.find((line) => line.includes('dropped')) ?? '{}');
  expect(kept.length + dropped).toBe(50_000);
  child.stdin?.write('end\n');
  expect(await ended(child)).toBe(0);
});

test("when the log's reader never reads, the server still exits", async () => {
  const child = start('pipe');
  await written(child);
  child.stdin?.write('end\n');
  expect(await ended(child)).toBe(0);
});

test('a log in a file is complete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-log-'));
  const file = join(folder, 'log');
  const child = start(openSync(file, 'a'));
  await written(child);
  child.stdin?.write('end\n');
  expect(await ended(child)).toBe(0);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true });
  expect(lines).toHaveLength(50_001);
  expect(lines.at(-1)).toContain('"msg":"last"');
});
