// Measures everything on one machine in one run, and compares each figure with a reference:
//   npm run bench -- [--only api,sky] [--against <file>] [--out <file>] [--rounds 5] [--seconds 3] [--scale 1]
//   npm run bench -- --beside <folder>    the calls of another checkout, in turn with this one's
// The table goes to standard output. The same data goes as JSON into a file that names the commit.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApi } from './api/api.bench.ts';
import { measureBeside } from './api/beside.bench.ts';
import { measureCapacity } from './capacity.bench.ts';
import { measureGrowth } from './growth/growth.bench.ts';
import { measureLetters } from './letters.bench.ts';
import { measureLookBack } from './look-back.bench.ts';
import { measureMemory } from './morning/memory.bench.ts';
import { measureReaderCost } from './morning/reader-cost.bench.ts';
import { measureWorkers } from './morning/workers.bench.ts';
import type { RunSettings } from './part.ts';
import { measurePlaces } from './places.bench.ts';
import { type PartResult, type Report, reportSchema } from './report/figure.ts';
import { describeCommit, describeMachine } from './report/machine.ts';
import { showChanges, showReport } from './report/table.ts';
import { measureSky } from './sky.bench.ts';
import { measureStart } from './start.bench.ts';
import { measureYear } from './year.bench.ts';

const ROOT = resolve(import.meta.dirname, '../..');

type Measure = (settings: RunSettings) => Promise<PartResult>;

const PARTS: Readonly<Record<string, Measure>> = {
  api: measureApi,
  growth: measureGrowth,
  workers: measureWorkers,
  memory: measureMemory,
  readers: measureReaderCost,
  capacity: measureCapacity,
  sky: measureSky,
  letters: measureLetters,
  places: measurePlaces,
  lookback: measureLookBack,
  year: measureYear,
  start: measureStart,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    beside: { type: 'string' },
    out: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    scale: { type: 'string', default: '1' },
  },
});
const settings = {
  rounds: positive('rounds', values.rounds),
  seconds: positive('seconds', values.seconds),
  scale: positive('scale', values.scale),
};
const { beside } = values;
const parts: Readonly<Record<string, Measure>> =
  beside === undefined ? PARTS : { beside: (how) => measureBeside(beside, how) };
const chosen = values.only?.split(',') ?? Object.keys(parts);
// Checked before anything is measured, so that a wrong name does not cost half an hour.
const before =
  values.against === undefined
    ? undefined
    : reportSchema.parse(JSON.parse(readFileSync(values.against, 'utf8')));

const report: Report = {
  ...describeCommit(),
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  settings,
  parts: {},
};
for (const name of chosen) {
  const measure = parts[name];
  if (!measure) fail(`no part is called ${name}; there are: ${Object.keys(parts).join(', ')}`);
}
buildServer();
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.includes(name)) report.parts[name] = await measure(settings);
}

const file = values.out ?? `bench-${report.commit}.json`;
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
const { processor, cores, memoryGb, system, node, loadBefore } = report.machine;
print(
  `Commit ${report.commit}${report.changed ? ' with changes' : ''}, ${cores} cores of ${processor}, ${memoryGb} GB, ${system}, Node ${node}, load before ${loadBefore.toFixed(1)}`,
);
print(showReport(report));
if (before !== undefined) print(showChanges(before, report));
print(`Written to ${file}`);

/** Builds the server, so that this tree is measured and not an earlier build. The page is only needed to be served. */
function buildServer(): void {
  if (!existsSync(join(ROOT, 'dist/client'))) fail('There is no page: npm run build');
  execFileSync(process.execPath, ['--import', 'tsx', 'server/build/build-server.ts'], {
    cwd: ROOT,
  });
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) fail(`--${name}: must be a number above 0, not "${text}"`);
  return number;
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
