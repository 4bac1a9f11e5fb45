// What the lockfile must keep to: exact versions, a build for every platform, what the server imports and nothing else
// under `dependencies`, and nothing under the GPL or a license like it in what ships, with the server or in the page.
// MPL-2.0, which covers its own files alone, may ship unchanged.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const COPYLEFT = /\b(A?GPL|LGPL|EUPL|SSPL|CC-BY-SA|OSL)\b/i;
const EXACT_VERSION = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

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

/** The names of the packages that the files of a folder import. */
function listImports(...folders: string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import) ?\(?'((?:@[\w-]+\/)?[\w.-]+)/g,
    ),
  ]);
  return new Set(imports.map(([, name = '']) => name));
}

/** The lockfile's paths of packages and of all that they depend on. */
function withDependencies(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    // As Node looks: in the package's own folder first, then outwards.
    let folder = from;
    while (packages[`${folder}node_modules/${name}`] === undefined && folder !== '')
      folder = folder.slice(0, folder.lastIndexOf('node_modules/'));
    const path = `${folder}node_modules/${name}`;
    if (packages[path] === undefined || found.has(path)) return;
    found.add(path);
    for (const each of Object.keys(packages[path].dependencies ?? {})) visit(each, `${path}/`);
  };
  for (const name of names) visit(name, '');
  return found;
}

const ofServer = listImports('server', 'shared');
for (const name of Object.keys(manifest.dependencies)) {
  if (!ofServer.has(name))
    problems.push(`${name}: the server does not import it (devDependencies)`);
}

const inPage = withDependencies(listImports('client', 'shared'));
for (const [path, { dev, license }] of Object.entries(packages)) {
  if (path === '' || (dev && !inPage.has(path))) continue;
  if (license !== undefined && COPYLEFT.test(license) && !/\bOR\b/.test(license))
    problems.push(`${path}: ships under ${license}`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
