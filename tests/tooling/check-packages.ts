// What the lockfile must keep to: exact versions, a build for every platform, and nothing under the GPL or a license
// like it in what ships. MPL-2.0, which covers its own files alone, may ship unchanged.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  optionalDependencies?: Record<string, string>;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const COPYLEFT = /\b(A?GPL|LGPL|EUPL|SSPL|CC-BY-SA|OSL)\b/i;
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(root, name), 'utf8')) as T; // npm's own documented form
}

const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const manifest = read<Manifest>('package.json');
const problems: string[] = [];

for (const [name, version] of Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
})) {
  if (!EXACT_VERSION.test(version)) problems.push(`${name}: ${version} is not an exact version`);
}

// A lockfile written on one platform must not leave out the binaries of the others.
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    const places = path.split('node_modules/').map((_, depth, parts) => {
      const parent = parts.slice(0, parts.length - depth).join('node_modules/');
      return `${parent.replace(/\/?$/, parent === '' ? '' : '/')}node_modules/${name}`;
    });
    if (!places.some((place) => packages[place] !== undefined))
      problems.push(`${path}: ${name} has no entry in the lockfile`);
  }
}

for (const [path, { dev, license }] of Object.entries(packages)) {
  if (path === '' || dev) continue;
  if (license !== undefined && COPYLEFT.test(license) && !/\bOR\b/.test(license))
    problems.push(`${path}: ships under ${license}`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
