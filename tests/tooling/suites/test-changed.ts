// Runs the tests that the changes since a commit concern: `npm run test:changed [-- <ref>] [--all]`, `main` unless named.
// Almost every test enters by the whole application, so that a change of a shared table reaches half of them by imports:
// the nearest run, a quarter of all at most; with `--all` each that is reached.
// Journeys are those whose own files have changed: they see the product as it was built, not its files.

import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import * as z from 'zod';
import { chooseTests } from './room-tests.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const JOURNEYS = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
const listedFiles = z.array(z.object({ file: z.string() }));

const parameters = process.argv.slice(2);
const isWhole = parameters.includes('--all');
const [ref = 'main'] = parameters.filter((parameter) => parameter !== '--all');

/** Runs one of the project's own commands; gives whether it succeeded. */
function run(command: string, given: readonly string[]): boolean {
  const { status } = spawnSync(command, given, { cwd: ROOT, stdio: 'inherit' });
  return status === 0;
}

/** What a command prints; ends with its message where it fails. */
function read(command: string, given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return stdout;
  process.stderr.write(stderr);
  process.exit(1);
}

/** The files of tests that Vitest finds, each once. */
function listTests(given: readonly string[]): string[] {
  const printed = read('npx', ['vitest', 'list', '--filesOnly', '--json', ...given]);
  const files = listedFiles.parse(JSON.parse(printed)).map(({ file }) => relative(ROOT, file));
  return [...new Set(files)];
}

/** The files that differ from the commit, new ones included. */
function listChanged(): string[] {
  const named = read('git', ['diff', '--name-only', ref]);
  const added = read('git', ['ls-files', '--others', '--exclude-standard']);
  return `${named}${added}`.split('\n').filter((file) => file !== '');
}

function runTests(): boolean {
  if (isWhole) return run('npx', ['vitest', 'run', '--changed', ref, '--passWithNoTests']);
  const reached = listTests(['--changed', ref]);
  const chosen = chooseTests(reached, listChanged(), listTests([]).length);
  if (chosen.run.length === 0) return true;
  if (chosen.leftOut.length > 0) {
    process.stdout.write(
      `${chosen.run.length} of the ${reached.length} test files that the change reaches, the nearest first; --all runs the others too.\n`,
    );
  }
  return run('npx', ['vitest', 'run', ...chosen.run]);
}

function countChangedJourneys(): number {
  const { stdout } = spawnSync(
    'npx',
    [...JOURNEYS, `--only-changed=${ref}`, '--list', '--reporter=list', '--pass-with-no-tests'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return Number(/Total: (\d+) test/.exec(stdout)?.[1] ?? 0);
}

const steps = [runTests];
const journeys = countChangedJourneys();
if (journeys > 0) {
  steps.push(
    () => run('npm', ['run', 'build']),
    () => run('npx', [...JOURNEYS, `--only-changed=${ref}`]),
  );
}
process.exitCode = steps.every((step) => step()) ? 0 : 1;
