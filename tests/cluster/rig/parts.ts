// Patroni, etcd, HAProxy and PgBouncer out of the distribution's packages, unpacked into a private folder: nothing is
// installed. They stay there for the next run.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinariesOfMachine } from '#tests/support/postgres-server.ts';
import { report } from './report.ts';

const WANTED = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer'];
/** Packages that the wanted ones need only to be set up as services. */
const LEFT_OUT = new Set([
  'adduser',
  'lsb-base',
  'init-system-helpers',
  'postgresql-common',
  'dpkg',
]);

export interface ClusterParts {
  etcd: string;
  haproxy: string;
  pgbouncer: string;
  /** Python and the script of Patroni. */
  python: string;
  patroni: string;
  /** The folder of the binaries of Postgres. */
  postgres: string;
  version: (part: (typeof WANTED)[number]) => string;
  /** The environment in which all of them find their libraries. */
  env: Readonly<Record<string, string>>;
}

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The parts; undefined without them, after printing why the tests of `what` are skipped. Throws if they must run. */
export function findClusterParts(what: string): ClusterParts | undefined {
  const found = findOrExplain();
  if (typeof found !== 'string') return found;
  if (process.env['CI_EXHAUSTIVE'] === '1') throw new Error(found);
  report(`SKIPPED: ${what}, for ${found}`);
  return undefined;
}

function findOrExplain(): ClusterParts | string {
  const postgres = findBinariesOfMachine();
  if (postgres === undefined || !existsSync(join(postgres, 'pg_rewind'))) {
    return 'no Postgres with pg_basebackup and pg_rewind (apt-get install postgresql)';
  }
  const python = '/usr/bin/python3';
  if (!existsSync(python)) return 'no python3 of the distribution';
  let root: string;
  try {
    root = unpack();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    return `its packages cannot be had (apt-get update): ${said.split('\n').at(-1) || String(error)}`;
  }
  const libraries = ['usr/lib', 'lib']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(folder, name)),
    ]);
  const versions = readdirSync(join(root, 'packages'));
  return {
    etcd: join(root, 'usr/bin/etcd'),
    haproxy: join(root, 'usr/sbin/haproxy'),
    pgbouncer: join(root, 'usr/sbin/pgbouncer'),
    python,
    patroni: join(root, 'usr/bin/patroni'),
    postgres,
    version: (part) =>
      versions.find((name) => name.startsWith(`${part}_`))?.split('_')[1] ?? 'of the machine',
    env: {
      PATH: `${postgres}:/usr/bin:/bin`,
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: libraries.join(':'),
      PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  };
}

/** Downloads and unpacks the packages that the machine does not have, unless an earlier run did; returns the folder. */
function unpack(): string {
  const names = listPackages();
  const key = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
  const owner = process.getuid?.() ?? 0;
  const root = join(tmpdir(), `asteria-cluster-parts-${owner}-${key}`);
  if (existsSync(root)) {
    // Another user of the machine could otherwise make it first, and choose what is run.
    if (statSync(root).uid !== owner) throw new Error(`${root} belongs to somebody else`);
    return root;
  }
  const draft = `${root}.${process.pid}`;
  const packages = join(draft, 'packages');
  mkdirSync(packages, { recursive: true });
  try {
    execFileSync('apt-get', ['download', ...names], { cwd: packages, stdio: 'pipe' });
    for (const file of readdirSync(packages)) run('dpkg-deb', '-x', join(packages, file), draft);
    // Postgres and its companions refuse to run as root, and the other user has to read this.
    chmodSync(draft, 0o755);
    chmodSync(packages, 0o755);
    renameSync(draft, root);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return root;
}

/** The wanted packages and all that they depend on, without what is installed; always the wanted ones themselves. */
function listPackages(): string[] {
  const found = new Set<string>();
  const open = [...WANTED];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (found.has(name) || LEFT_OUT.has(name)) continue;
    if (!WANTED.includes(name) && isInstalled(name)) continue;
    found.add(name);
    let isAlternative = false;
    for (const line of run('apt-cache', 'depends', name).split('\n')) {
      const [, bar, dependency] = /^ (\||\s)(?:Pre)?Depends: (\S+)/.exec(line) ?? [];
      if (dependency === undefined) continue;
      // Of alternatives the first.
      if (!isAlternative && !dependency.startsWith('<')) open.push(dependency);
      isAlternative = bar === '|';
    }
  }
  return [...found].sort();
}

function isInstalled(name: string): boolean {
  try {
    return run('dpkg', '-s', name).includes('Status: install ok installed');
  } catch {
    return false;
  }
}
