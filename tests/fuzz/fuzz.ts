// Sends requests of all kinds to the built application until an answer breaks a rule (judge.ts):
// npm run fuzz -- [--seconds 60] [--runs n] [--seed n] [--path p] [--slowness n] [--only word]

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import type { FuzzTarget } from './browsers.ts';
import { listContracts, nameOf } from './list-contracts.ts';
import { startMetronome } from './metronome.ts';
import { type SearchResult, search } from './search.ts';

const DEFAULT_SECONDS = 60;
const SHOWN_COMPLAINTS = 3;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    slowness: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The number of an option; undefined without it. Throws for anything else. */
function numberOf(name: 'seconds' | 'runs' | 'seed' | 'slowness'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    throw new Error(`--${name} must be a number, not "${text}"`);
  return number;
}

/** Calls that never succeeded: the search did not test what happens after their checks. */
function listUnreached({ statuses }: SearchResult): string[] {
  return [...statuses].flatMap(([name, counts]) =>
    [...counts.keys()].some((status) => status >= 200 && status < 300) ? [] : [name],
  );
}

// A search that ends without a word about its result has failed.
process.exitCode = 1;
let isOver = false;
process.once('exit', (code) => {
  if (!isOver) process.stderr.write(`the search ended before its result, with ${code}\n`);
});

// Operators set an origin, too. Without one, calls that need it answer 503 if `Host` is not a host name.
const ORIGIN = 'http://localhost:3000';
const app = await startBuiltApp({
  env: { LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error', ORIGIN },
});
const target: FuzzTarget = {
  client: () => new HttpClient(app.url),
  readCode: (number) => app.waitForCode(number),
  newestCode: () => /: (\d{6})$/.exec(app.output().slice(-200).trimEnd())?.[1],
  complaints: () =>
    app
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
      .slice(-SHOWN_COMPLAINTS),
};
const metronome = await startMetronome();
try {
  const seed = numberOf('seed') ?? randomInt(2 ** 31);
  const runs = numberOf('runs') ?? (values.path === undefined ? undefined : 1);
  const seconds = numberOf('seconds') ?? (runs === undefined ? DEFAULT_SECONDS : undefined);
  const all = await listContracts();
  const endpoints = all.filter((endpoint) => nameOf(endpoint).includes(values.only));
  print(`seed ${seed}, ${endpoints.length} calls, Node ${process.versions.node}`);
  const result = await search({
    endpoints,
    target,
    seed,
    path: values.path,
    runs,
    seconds,
    slowness: numberOf('slowness'),
    lostMs: metronome.lostMs,
  });
  const { slowest } = result;
  print(
    `${result.calls} calls in ${result.runs} sequences; the slowest answer, ${slowest.name}, took ${Math.round(slowest.ms)} ms`,
  );
  if (metronome.lostMs() > 0) print(`the machine itself stood still for ${metronome.lostMs()} ms`);
  const unreached = listUnreached(result);
  if (unreached.length > 0) print(`never answered with success: ${unreached.join(', ')}`);
  if (result.finding === undefined) print('nothing found');
  else print(`FOUND: ${result.finding}`);
  isOver = true;
  process.exitCode = result.finding === undefined ? 0 : 1;
} finally {
  await metronome.stop();
  await app.close();
}
