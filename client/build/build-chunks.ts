// Which parts the page's code is cut into. Compressed together many small files weigh less, and one answer
// brings them; but nobody should wait for code that only others need.

import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const LANDING_START = resolve(import.meta.dirname, '../app/start-landing.tsx');
const OF_LANDING_ALONE =
  /\/client\/(features\/landing\/|pages\/landing-page|app\/start-landing|styles\/landing)/;

/** The groups of the build's `codeSplitting`; what is in none is cut by who uses it. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // Changes with its versions only, so a new build of ours need not bring it again.
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|react-error-boundary)\//,
      priority: 2,
    },
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
    { name: nameOfLandingPart, debugName: 'landing', priority: 1 },
  ];
}

/** What the landing page runs: in one part what is its own, in another what other pages use too. */
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
    // Vite's own loader of parts belongs to whoever loads the first of them: the document's script.
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
