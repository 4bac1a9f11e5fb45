// Rounds of load that alternate between several targets, so that a busy minute of the machine affects all of them.

import type { Admin } from '#tests/support/postgres-admin.ts';
import { median } from '../report/statistics.ts';
import { measureFullLoad } from './full-load.ts';
import { processorMicroseconds } from './process-figures.ts';
import type { Target } from './target.ts';

export interface LoadFigures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server's process per request. */
  serverMicroseconds: number;
  /** Processor time of its Postgres connections per request. */
  databaseMicroseconds: number;
}

export interface RoundSettings {
  rounds: number;
  seconds: number;
  connections: number;
  /** A connection that asks which processes serve the servers' connections. */
  admin: Admin;
}

/** Enough for V8 to compile the code that runs often. */
const WARM_UP_REQUESTS = 2_000;

/** The median of every figure over the rounds, in the order of the targets. */
export async function measureRounds(
  targets: readonly Target[],
  settings: RoundSettings,
): Promise<LoadFigures[]> {
  const { rounds, seconds, connections } = settings;
  const measured = targets.map((): LoadFigures[] => []);
  for (const target of targets) {
    await measureFullLoad(target, { connections, requests: WARM_UP_REQUESTS });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      measured[index]?.push(await measureOnce(target, settings));
    }
    process.stderr.write(
      `round ${round + 1} of ${rounds}, ${seconds} s on each of ${targets.length}\n`,
    );
  }
  return measured.map((figures) => {
    const middle = (pick: (figure: LoadFigures) => number) => median(figures.map(pick));
    return {
      perSecond: middle((figure) => figure.perSecond),
      p50Ms: middle((figure) => figure.p50Ms),
      p99Ms: middle((figure) => figure.p99Ms),
      serverMicroseconds: middle((figure) => figure.serverMicroseconds),
      databaseMicroseconds: middle((figure) => figure.databaseMicroseconds),
    };
  });
}

async function measureOnce(target: Target, settings: RoundSettings): Promise<LoadFigures> {
  const serverBefore = processorMicroseconds(target.pid);
  const before = await readBackends(settings.admin);
  const load = await measureFullLoad(target, {
    connections: settings.connections,
    seconds: settings.seconds,
  });
  const after = await readBackends(settings.admin);
  const server = processorMicroseconds(target.pid) - serverBefore;
  const database = sumOfGrowth(before, after);
  return {
    perSecond: load.perSecond,
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    serverMicroseconds: server / load.requests,
    databaseMicroseconds: database / load.requests,
  };
}

/** Processor time so far of the process behind each connection of this Postgres, microseconds by process id. */
export async function readBackends({ run }: Admin): Promise<Map<number, number>> {
  const rows = await run(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return new Map(rows.map(({ pid }) => [Number(pid), processorMicroseconds(Number(pid))]));
}

/** How much the figures grew in total; a process that started in the meantime counts from zero. */
export function sumOfGrowth(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  let sum = 0;
  for (const [key, value] of after) sum += value - (before.get(key) ?? 0);
  return sum;
}
