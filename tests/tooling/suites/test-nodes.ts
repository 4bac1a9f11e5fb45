// Runs the server's tests and the first journeys under each Node that is supported, the versions out of npm:
// npm run test:nodes -- [20 22 24] [--projects server,postgres,embedded] [--journeys accounts,landing]

import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The oldest that works, and the newest of the others when this was last changed. */
const VERSIONS: Readonly<Record<string, string>> = {
  20: '20.19.2',
  22: '22.23.3',
  24: '24.21.0',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    projects: { type: 'string', default: 'server,postgres,embedded' },
    journeys: { type: 'string', default: 'accounts,landing' },
  },
});

/** Where npm has put the executable of a version. Throws when the package index does not answer. */
function findNode(version: string): string {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', '--package', `node@${version}`, '-c', 'node -p process.execPath'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const path = stdout.trim().split('\n').at(-1) ?? '';
  const { stdout: said } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (said?.trim() !== `v${version}`) throw new Error(`no Node ${version} out of npm: ${stderr}`);
  return path;
}

/** Runs a script of this repository or its packages under a Node; gives whether it succeeded. */
function run(node: string, parameters: readonly string[]): boolean {
  const path = `${dirname(node)}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path };
  const { status } = spawnSync(node, parameters, { cwd: ROOT, stdio: 'inherit', env });
  return status === 0;
}

const list = (text: string) => text.split(',').filter((word) => word !== '');

function testUnder(node: string): boolean {
  const projects = list(values.projects).flatMap((name) => ['--project', name]);
  const journeys = list(values.journeys).map((name) => `tests/e2e/${name}.spec.ts`);
  const journey = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
  const steps = [
    ...(projects.length > 0 ? [['node_modules/vitest/vitest.mjs', 'run', ...projects]] : []),
    ...(journeys.length > 0
      ? [
          ['node_modules/vite/bin/vite.js', 'build'],
          ['--import', 'tsx', 'server/build/build-server.ts'],
          [...journey, 'tests/e2e/playwright.config.ts', ...journeys],
        ]
      : []),
  ];
  return steps.every((step) => run(node, step));
}

const asked = positionals.length > 0 ? positionals : Object.keys(VERSIONS);
const results = asked.map((major) => {
  const version = VERSIONS[major];
  if (version === undefined) throw new Error(`Node ${major} is none of ${Object.keys(VERSIONS)}`);
  process.stdout.write(`\n== Node ${version}\n`);
  return { version, holds: testUnder(findNode(version)) };
});
process.stdout.write('\n');
for (const { version, holds } of results)
  process.stdout.write(`Node ${version}: ${holds ? 'holds' : 'FAILED'}\n`);
process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;
