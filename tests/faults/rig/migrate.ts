// `npm run migrate` of the built application, as a process of its own.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const COMMAND = resolve(import.meta.dirname, '../../../dist/server/migrate.js');

export interface Migration {
  /** The exit code; null if a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Everything printed so far on both streams. */
  output(): string;
  kill(): void;
}

export function startMigration(env: Readonly<Record<string, string>>): Migration {
  const child = spawn(process.execPath, [COMMAND], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return {
    exited: new Promise((done) => child.once('exit', done)),
    output: () => output,
    kill: () => void child.kill('SIGKILL'),
  };
}
