// Simulates two processes until a rule is broken: npm run simulate -- [--seed n] [--steps n] [--minutes n]

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findCommit } from '#tests/tooling/pictures/commit-build.ts';
import { describeFinding, run } from './run.ts';

const DEFAULT_STEPS = 10_000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string' }, minutes: { type: 'string' } },
});

/** The number of an option; undefined without it. Throws for anything else. */
function numberOf(name: keyof typeof values): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new Error(`--${name} must be a number, not "${text}"`);
  }
  return number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const seed = numberOf('seed') ?? randomInt(2 ** 31);
const minutes = numberOf('minutes');
const steps =
  numberOf('steps') ?? (minutes === undefined ? DEFAULT_STEPS : Number.POSITIVE_INFINITY);

// A simulation that ends without a word about its result has failed.
process.exitCode = 1;
print(`seed ${seed}, Node ${process.versions.node}`);
const startedMs = performance.now();
const result = await run({
  seed,
  steps,
  forMs: minutes === undefined ? undefined : minutes * MINUTE_MS,
  progressed: (done) => done % 100_000 === 0 && print(`${done} steps`),
});
const seconds = Math.round((performance.now() - startedMs) / 1000);
if (result.finding === undefined) {
  const counts = [...result.counts].map(([what, count]) => `${count} ${what}`).toSorted();
  print(`${result.steps} steps in ${seconds} s: ${counts.join(', ')}`);
  print('nothing found');
  process.exitCode = 0;
} else {
  print(`after ${result.steps} steps in ${seconds} s:`);
  print(describeFinding(result.finding, findCommit('HEAD')));
}
