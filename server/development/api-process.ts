// The API in development: bundled and run in a process of its own, so that a change of its sources
// starts again nothing else.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions, root } from '#server/build/bundle.ts';
import { environmentWith } from '#server/platform/env.ts';

interface ApiSettings {
  /** On loopback. */
  port: number;
  /** Proxies between the browser and the API, the development server counted. */
  trustProxy: number;
}

export interface ApiProcess {
  /** Settles when the API listens ('up') or has ended ('down'). */
  settled(): Promise<'up' | 'down'>;
  /** Bundles the sources as they are now and starts again; what does not compile leaves the API that did. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Bundles the API and starts it; comes back at once. */
export async function startApi({ port, trustProxy }: ApiSettings): Promise<ApiProcess> {
  const outdir = join(root, 'dist/development');
  const bundling = await context(bundleOptions({ outdir, data: 'in-sources' }));
  const env = environmentWith({
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUST_PROXY: String(trustProxy),
  });
  let child: ChildProcess | undefined;
  let state: Promise<'up' | 'down'> = Promise.resolve('down');
  let turn: Promise<void> = Promise.resolve();
  let stopped = false;

  function run(): void {
    const started = spawn(
      process.execPath,
      ['--enable-source-maps', join(outdir, 'main.js'), '--development'],
      { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    child = started;
    state = new Promise((resolve) => {
      started.once('message', () => resolve('up'));
      started.once('exit', () => {
        resolve('down');
        if (child === started) state = Promise.resolve('down');
      });
    });
  }

  async function end(): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise((done) => ending.once('exit', done));
    ending.kill('SIGTERM');
    await exited;
  }

  async function bundleAndRun(): Promise<void> {
    if (stopped) return;
    try {
      await bundling.rebuild();
    } catch {
      return; // esbuild has printed where
    }
    await end();
    if (!stopped) run();
  }

  let waiting: Promise<void> | undefined;
  function restart(): Promise<void> {
    // One turn takes in all that changed before it began.
    waiting ??= turn.then(() => {
      waiting = undefined;
      return bundleAndRun();
    });
    turn = waiting;
    return turn;
  }

  await restart();
  return {
    async settled() {
      await turn;
      return state;
    },
    restart,
    async stop() {
      stopped = true;
      await turn;
      await bundling.dispose();
      await end();
    },
  };
}
