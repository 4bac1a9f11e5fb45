// Which modules a page needs. A feature's index.ts passes on files for every page; an importer needs only those of the
// names that it imports.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

const CLIENT = resolve(import.meta.dirname, '..');
const INDEX = /\/client\/features\/.+\/index\.ts$/;

/** Names of an index.ts; `'*'` stands for all of them. */
type Names = ReadonlySet<string>;
/** An exported name, the file that it comes from, and its name there. */
type Exported = { name: string; file: string; nameThere: string };

/** The given modules and all that they import statically, directly or through others. */
export function listReached(
  context: Rolldown.ChunkingContext,
  firsts: readonly string[],
): ReadonlySet<string> {
  const modules = new Set<string>();

  function follow(id: string): void {
    // Vite places its preload helper in the first chunk that uses it; it belongs to the entry
    // script.
    if (modules.has(id) || id.startsWith('\0')) return;
    modules.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (INDEX.test(imported)) followNames(imported, namesImported(id, imported));
      else follow(imported);
    }
  }

  function followNames(index: string, names: Names): void {
    modules.add(index);
    for (const { name, file, nameThere } of listExported(index)) {
      if (!names.has('*') && !names.has(name)) continue;
      if (INDEX.test(file)) followNames(file, new Set([nameThere]));
      else follow(file);
    }
  }

  for (const first of firsts) follow(first);
  return modules;
}

const parse = (file: string) => parseSync(file, readFileSync(file, 'utf8')).module;

const resolveFrom = (file: string, request: string): string =>
  request.startsWith('#client/')
    ? resolve(CLIENT, request.slice('#client/'.length))
    : resolve(dirname(file), request);

/** The names that a module imports from an index.ts. */
function namesImported(file: string, index: string): Names {
  const { staticImports, staticExports } = parse(file);
  const isOfIndex = (request: string) => resolveFrom(file, request) === index;
  const names = new Set<string>();
  for (const { moduleRequest, entries } of staticImports) {
    if (!isOfIndex(moduleRequest.value)) continue;
    for (const { importName, isType } of entries) {
      if (!isType) names.add(importName.name ?? '*');
    }
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest !== null && isOfIndex(moduleRequest.value) && !isType) {
        names.add(importName.name ?? '*');
      }
    }
  }
  return names;
}

function listExported(index: string): Exported[] {
  return parse(index).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }) => {
      if (isType) return [];
      const name = exportName.name ?? '*';
      // It would be in the page with all that the file imports, whatever the page imports of it.
      if (moduleRequest === null) throw new Error(`${index} declares ${name} itself`);
      const file = resolveFrom(index, moduleRequest.value);
      return [{ name, file, nameThere: importName.name ?? '*' }];
    }),
  );
}
