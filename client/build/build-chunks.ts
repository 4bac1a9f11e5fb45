// How the client's code is split into chunks. Few chunks compress better and need fewer requests,
// but no page should wait for code that only other pages use.

import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const LANDING_START = resolve(import.meta.dirname, '../app/start-landing.tsx');
const OF_LANDING_ALONE = /\/client\/(features\/landing\/|pages\/landing-page|app\/start-landing)/;

/**
 * Groups for the bundler's `codeSplitting`; modules in no group are split by the pages that import
 * them.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // This group changes only with the versions of its packages, so it stays cached across
      // builds.
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|react-error-boundary)\//,
      priority: 2,
    },
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
    { name: nameOfLandingPart, debugName: 'landing', priority: 1 },
  ];
}

/** The landing page's code: one chunk of its own modules, one of modules that other pages share. */
function nameOfLandingPart(id: string, context: Rolldown.ChunkingContext): string | null {
  if (OF_LANDING_ALONE.test(id)) return 'landing';
  return listLandingModules(context).has(id) ? 'common' : null;
}

const known = new WeakMap<Rolldown.ChunkingContext, ReadonlySet<string>>();

function listLandingModules(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const listed = known.get(context);
  if (listed !== undefined) return listed;
  const modules = new Set<string>();
  const follow = (id: string) => {
    // Vite places its preload helper in the first chunk that uses it; it belongs to the entry
    // script.
    if (modules.has(id) || id.startsWith('\0')) return;
    modules.add(id);
    const module = context.getModuleInfo(id);
    module?.importedIds.forEach(follow);
    if (OF_LANDING_ALONE.test(id)) module?.dynamicallyImportedIds.forEach(follow);
  };
  follow(LANDING_START);
  known.set(context, modules);
  return modules;
}
