// How the client's code is split into chunks. Few chunks compress better and need fewer requests,
// but no page should wait for code that only other pages use.

import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { listReached } from './build-reach.ts';

const CLIENT = resolve(import.meta.dirname, '..');
const OF_LANDING_ALONE = /\/client\/(features\/landing\/|pages\/landing-page|app\/start-landing)/;
const PAGE = /\/client\/pages\/[^/]+-page\.tsx$/;
/** What only the journal imports of React Query, whose one entry passes on all of it. */
const OF_JOURNAL_ALONE = /\/(useQueries|queriesObserver)\.js$/;
const HOME = resolve(CLIENT, 'pages/home-page.tsx');

/**
 * Groups for the bundler's `codeSplitting`; modules in no group are split by the pages that import
 * them.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    // These groups change only with the versions of their packages, so they stay cached across
    // builds. Of them, the first screen of the landing page needs only the first.
    { name: 'react', test: /\/node_modules\/(react|use-sync-external-store)\//, priority: 2 },
    {
      name: 'react-dom',
      test: /\/node_modules\/(react-dom|scheduler|wouter|regexparam|react-error-boundary)\//,
      priority: 2,
    },
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
    { name: nameOfPart, debugName: 'parts', priority: 1 },
  ];
}

/**
 * The chunk of a module, by the part of the app that needs it; null leaves the module to the bundler.
 * calls: what sends the first calls, before the app runs, and what the entry script shares with the app: it must not
 * wait for a chunk that brings React;
 * hero: what the landing page's first screen needs before it is touched; base: the part of it that the signed-in app
 * needs too;
 * landing: the landing page's other own modules; common: the modules that it shares with the signed-in app;
 * app: what every signed-in page needs;
 * home: what Home alone needs; kit: the modules that Home shares with other pages.
 */
function nameOfPart(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.startsWith('\0') || OF_JOURNAL_ALONE.test(id)) return null;
  const parts = listParts(context);
  if (parts.calls.has(id)) return 'calls';
  const isHome = parts.home.has(id);
  const isOfSignedIn = isHome || parts.app.has(id);
  if (parts.start.has(id)) return isOfSignedIn || parts.landing.has(id) ? 'calls' : null;
  if (parts.hero.has(id)) return isOfSignedIn ? 'base' : 'hero';
  if (OF_LANDING_ALONE.test(id)) return 'landing';
  if (parts.landing.has(id)) return isOfSignedIn ? 'common' : null;
  if (parts.app.has(id)) return 'app';
  if (!isHome) return null;
  return parts.otherPages.has(id) ? 'kit' : 'home';
}

type Parts = Readonly<
  Record<
    'start' | 'calls' | 'hero' | 'landing' | 'app' | 'home' | 'otherPages',
    ReadonlySet<string>
  >
>;
const known = new WeakMap<Rolldown.ChunkingContext, Parts>();

function listParts(context: Rolldown.ChunkingContext): Parts {
  const listed = known.get(context);
  if (listed !== undefined) return listed;
  const reach = (...files: string[]) =>
    listReached(
      context,
      files.map((file) => resolve(CLIENT, file)),
    );
  const routes = context.getModuleInfo(resolve(CLIENT, 'app/routes.tsx'));
  const otherPages = (routes?.dynamicallyImportedIds ?? []).filter(
    (id) => PAGE.test(id) && id !== HOME,
  );
  const parts: Parts = {
    start: reach('app/main.tsx'),
    calls: reach('app/start-calls.ts'),
    hero: reach('app/start-hero.ts'),
    landing: reach('app/start-landing.tsx'),
    app: reach('app/start-app.tsx', 'app/authenticated-app.tsx'),
    home: reach(HOME),
    otherPages: listReached(context, otherPages),
  };
  known.set(context, parts);
  return parts;
}
