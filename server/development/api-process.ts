// The API in development, bundled and run in a child process, so that a change of its sources restarts
// nothing else.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions, root } from '#server/build/bundle.ts';
import { buildPack } from '#server/content/build-pack.ts';
import { environmentWith } from '#server/platform/env.ts';

interface ApiSettings {
  /** The port on loopback at which the API listens. */
  port: number;
  /** The number of proxies between the browser and the API, the development server included. */
  trustProxy: number;
}

export interface ApiProcess {
  /** Resolves when the API listens ('up') or has ended ('down'). */
  settled(): Promise<'up' | 'down'>;
  /** Bundles the present sources and content and restarts the API; when they have errors, the running API stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Bundles the API and starts it; does not wait until it listens. */
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
  let lastRun: Promise<void> = Promise.resolve();
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
      return; // esbuild has printed the error
    }
    try {
      await buildPack();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return;
    }
    await end();
    if (!stopped) run();
  }

  let queuedRun: Promise<void> | undefined;
  function restart(): Promise<void> {
    // Changes that arrive before the queued run begins are covered by it.
    queuedRun ??= lastRun.then(() => {
      queuedRun = undefined;
      return bundleAndRun();
    });
    lastRun = queuedRun;
    return lastRun;
  }

  await restart();
  return {
    async settled() {
      await lastRun;
      return state;
    },
    restart,
    async stop() {
      stopped = true;
      await lastRun;
      await bundling.dispose();
      await end();
    },
  };
}
