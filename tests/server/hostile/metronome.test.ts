// The fuzz counts it as a pause of the machine if its process was stopped, and not if the process is busy.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const METRONOME = join(ROOT, 'tests/fuzz/metronome.ts');
const STANDSTILL_MS = 700;
const SCRIPT = `
  import { startMetronome } from ${JSON.stringify(METRONOME)};
  const metronome = await startMetronome();
  const until = performance.now() + ${STANDSTILL_MS};
  while (performance.now() < until);
  console.log('busy ' + metronome.lostMs());
  process.stdin.once('data', () => { console.log('stopped ' + metronome.lostMs()); process.exit(); });
`;

test('a stopped process has stood still, and one that computes has not', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const said = async (word: string) => {
    await expect.poll(() => output, { timeout: 20_000 }).toContain(word);
    return Number(new RegExp(`${word} (\\d+)`).exec(output)?.[1]);
  };
  try {
    expect(await said('busy')).toBeLessThan(STANDSTILL_MS / 2);
    child.kill('SIGSTOP');
    await delay(STANDSTILL_MS);
    child.kill('SIGCONT');
    child.stdin.write('now\n');
    expect(await said('stopped')).toBeGreaterThan(STANDSTILL_MS / 2);
  } finally {
    child.kill('SIGKILL');
  }
});
