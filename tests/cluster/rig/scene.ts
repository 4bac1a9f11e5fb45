// Processes of the application on a cluster, and users who write while something happens to it.

import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeFolder, SECRET } from '#tests/faults/rig/databases.ts';
import { findDisorder } from '#tests/faults/rig/history.ts';
import { type Person, signUpPerson } from '#tests/faults/rig/people.ts';
import { startReaders } from '#tests/faults/rig/readers.ts';
import { createWriters, type Writers } from '#tests/faults/rig/writers.ts';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import type { Cluster } from './cluster.ts';
import { report } from './report.ts';
import { type Findings, startWatch } from './watch.ts';

const WRITERS = 8;
const PROCESSES = 3;
/** Patroni waits for the lease of a dead leader, 20 s, before another may lead. */
const OUTAGE_MS = 60_000;
const WRITES = 200;
const SIGN_UP_REFUSALS = 10;

export type Way = keyof Cluster['addresses'];

export interface Scene {
  /** Addresses of the processes. */
  readonly urls: readonly string[];
  readonly writers: Writers;
  /**
   * Lets everybody write before, during and after `happening`, and expects that nothing acknowledged is lost, nobody
   * reads 500 or an older state after a newer one, and no process is ready while no server takes writes.
   */
  during(what: string, happening: () => Promise<void>): Promise<Findings>;
  /** Waits for so many more acknowledged writes. */
  acknowledged(count: number): Promise<void>;
  /** Ends the processes one after another as an operator does, and starts each anew before the next. */
  restartAll(): Promise<void>;
  close(): Promise<void>;
}

export function environmentOf(cluster: Cluster, way: Way): Record<string, string> {
  return {
    DATABASE_URL: cluster.addresses[way],
    ...(way === 'pgbouncer' ? { DATABASE_POOLER: 'transaction' } : {}),
    SESSION_SECRET: SECRET,
    DATA_KEY: SECRET,
    LOG_LEVEL: 'error',
  };
}

/** A line with what was measured. */
function describeFindings({ longestGapMs, ready, falseReady }: Findings, writers: Writers): string {
  const { acknowledged, refused, lost } = writers.tally;
  const answers = Object.entries(ready).map(([status, count]) => `${count} × ${status}`);
  return (
    `longest gap ${(longestGapMs / 1000).toFixed(1)} s; ${acknowledged} writes acknowledged, ` +
    `${refused} tries refused, ${lost} without an answer; ready ${answers.join(', ')}, ${falseReady} false`
  );
}

/** Patiently: a machine that is busy with the start of so much may refuse calls for a moment (503). */
async function signUp(app: BuiltApp, count: number): Promise<Person[]> {
  const people: Person[] = [];
  let refusals = 0;
  while (people.length < count) {
    try {
      people.push(await signUpPerson(app));
    } catch (error) {
      refusals += 1;
      if (refusals > SIGN_UP_REFUSALS || !String(error).includes(': 503 ')) throw error;
      await delay(1_000);
    }
  }
  return people;
}

export async function startScene(cluster: Cluster, way: Way): Promise<Scene> {
  const folder = makeFolder();
  const env = environmentOf(cluster, way);
  const apps = await Promise.all(
    Array.from({ length: PROCESSES }, () => startBuiltApp({ dataDir: folder.path, env })),
  );
  const urls = apps.map(({ url }) => url);
  const people = await Promise.all(
    apps.map((app, at) => signUp(app, Math.ceil((WRITERS - at) / PROCESSES))),
  ).catch(async (error: unknown) => {
    await Promise.all(apps.map((app) => app.stop('SIGKILL')));
    throw error;
  });
  const writers = createWriters(people.flat());

  const acknowledged = async (count: number) => {
    const enough = writers.tally.acknowledged + count;
    await waitUntil(
      `${count} writes`,
      () => writers.tally.acknowledged >= enough || undefined,
      OUTAGE_MS,
    );
  };

  return {
    urls,
    writers,
    acknowledged,
    async restartAll() {
      for (const [at, { port }] of apps.entries()) {
        expect(await apps[at]?.stop()).toBe(0);
        apps[at] = await startBuiltApp({ dataDir: folder.path, port, env });
      }
    },
    async during(what, happening) {
      // The history goes on: what one happening leaves behind is what the next begins with.
      Object.assign(writers.tally, { acknowledged: 0, refused: 0, lost: 0 });
      writers.start();
      const readers = startReaders(writers.people, urls, writers.tally.history);
      await acknowledged(WRITES);
      const watch = startWatch({
        ports: cluster.nodes.map(({ port }) => port),
        urls,
        tally: writers.tally,
      });
      // The watch has looked everywhere before anything happens.
      await delay(1_500);
      await happening();
      await acknowledged(WRITES);
      await writers.halt();
      await readers.end();
      const findings = await watch.end();
      report(`${what}: ${describeFindings(findings, writers)}`);
      expect(await writers.compare()).toEqual([]);
      // At every process, nobody reads an older state after a newer one.
      expect(readers.count()).toBeGreaterThan(0);
      expect(findDisorder(writers.tally.history)).toEqual([]);
      expect(findings.falseReady).toBe(0);
      // Every process writes again, none sits on connections to a server that takes no writes.
      for (const url of urls) expect((await fetch(`${url}/api/ready`)).status).toBe(200);
      return findings;
    },
    async close() {
      writers.close();
      await Promise.all(apps.map((app) => app.stop()));
      folder.remove();
    },
  };
}
