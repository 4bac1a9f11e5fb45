// Runs the tests that the changes since a commit concern: `npm run test:changed [-- <ref>]`, `main` unless named.
// Journeys are those whose own files have changed: they see the product as it was built, not its files.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const JOURNEYS = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];

const [ref = 'main'] = process.argv.slice(2);

/** Runs one of the project's own commands; gives whether it succeeded. */
function run(command: string, parameters: readonly string[]): boolean {
  const { status } = spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit' });
  return status === 0;
}

function countChangedJourneys(): number {
  const { stdout } = spawnSync(
    'npx',
    [...JOURNEYS, `--only-changed=${ref}`, '--list', '--reporter=list', '--pass-with-no-tests'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return Number(/Total: (\d+) test/.exec(stdout)?.[1] ?? 0);
}

const steps = [() => run('npx', ['vitest', 'run', '--changed', ref, '--passWithNoTests'])];
const journeys = countChangedJourneys();
if (journeys > 0) {
  steps.push(
    () => run('npm', ['run', 'build']),
    () => run('npx', [...JOURNEYS, `--only-changed=${ref}`]),
  );
}
process.exitCode = steps.every((step) => step()) ? 0 : 1;
