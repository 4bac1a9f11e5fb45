// Derives three documents from the built one: `/` with the prerendered landing page, `/auth` with its first screen, and
// a shell with a loading message for every other address.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, parseSync, type ResolvedConfig, type Rolldown, Visitor } from 'vite';
import { SCRIPT_LIST_ID, type ScriptList } from '../../shared/core/script-list.ts';
import { listFirstStyles } from './build-first-styles.ts';
import { buildTheme } from './build-theme.ts';
import { STARTUP_SCREENS, startupLink } from './startup-screens.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const MAIN = 'app/main.tsx';
const ROUTES = 'app/routes.tsx';
const LANDING_START = 'app/start-landing.tsx';
/** The script that sends the first calls; the shell loads it in parallel with the others. */
const CALLS_START = 'app/start-calls.ts';
/** The page that stands beside the route table. */
const AUTH_PAGE = ['/auth', 'pages/auth-page.tsx'] as const;
/** The scripts of every address but `/`, in the order in which they run. */
const APP_STARTS = ['app/start-app.tsx', 'app/authenticated-app.tsx'];

/** Adds `shell.html` and `auth.html` to the build and puts the landing page's markup into `index.html`. */
export function buildPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'asteria:pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(config.root, CALLS_START) });
    },
    generateBundle: {
      // Runs after Vite has written the document.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        if (!html.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
        const drawn = await prerender(config);
        const landing = listNeeds(bundle, config.root, [LANDING_START]);
        const app = listNeeds(bundle, config.root, APP_STARTS);
        const theme = this.emitFile({
          type: 'asset',
          name: 'start-theme.js',
          source: await buildTheme(config),
        });
        const calls = findChunk(bundle, join(config.root, CALLS_START)).fileName;
        const pages = listPageScripts(bundle, config.root);
        const scripts = (listed: ScriptList['pages']) => [
          ...app.scripts.map(preloadLink),
          listScripts(app, listed),
          `<script type="module" async crossorigin src="/${calls}"></script>`,
        ];
        const listStyles = async (markup: string, isThemed: boolean) => {
          const listed = app.css.map((file) => {
            const sheet = { file, css: readSheet(bundle, file) };
            return listFirstStyles(sheet, markup + drawn.lostStart, { isThemed });
          });
          return (await Promise.all(listed)).flat();
        };
        // The sign-in is dark in every theme, so the script of the theme can wait.
        const auth = addToHead(html, [
          ...(await listStyles(drawn.auth, false)),
          ...scripts({ '/auth': pages['/auth'] ?? [] }),
          `<script defer src="/${this.getFileName(theme)}"></script>`,
        ]);
        const shell = addToHead(html, [
          `<script src="/${this.getFileName(theme)}"></script>`,
          ...(await listStyles(drawn.waiting, true)),
          ...scripts(pages),
          // The app is installed from one of its own pages, so the landing page omits these links.
          ...STARTUP_SCREENS.map(startupLink),
        ]);
        this.emitFile({
          type: 'asset',
          fileName: 'auth.html',
          source: fillRoot(putStylesIn(auth, bundle), drawn.auth),
        });
        this.emitFile({
          type: 'asset',
          fileName: 'shell.html',
          source: fillRoot(putStylesIn(shell, bundle), drawn.waiting),
        });
        // The landing page is painted before any of its scripts run, so it has no blocking
        // requests.
        page.source = fillRoot(
          putStylesIn(addToHead(html, landing.css.map(styleLink)), bundle),
          drawn.landing,
        );
      },
    },
  };
}

type Needs = { scripts: string[]; css: string[] };

/**
 * The files that the browser loads before the given source files can run, without those that the
 * document already names.
 */
function listNeeds(
  bundle: Rolldown.OutputBundle,
  root: string,
  sources: readonly string[],
  /** The source files whose scripts the document names already. */
  present: readonly string[] = [MAIN],
): Needs {
  const find = (source: string) => findChunk(bundle, join(root, source));
  const firsts = sources.map(find);
  const named = new Set(present.map(find).flatMap((chunk) => [...reach(bundle, chunk)]));
  const reached = new Set(firsts.flatMap((first) => [...reach(bundle, first)]));
  const scripts = [...reached].filter((chunk) => !named.has(chunk));
  return {
    scripts: scripts.map((chunk) => chunk.fileName),
    css: [...new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

function findChunk(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.includes(source));
  if (chunk === undefined) throw new Error(`${source} is in no chunk`);
  return chunk;
}

/** The file of each page, by its path: the rows of the route table, `'/home': lazyPage(() => import('…')…)`. */
function listPageFiles(root: string): Map<string, string> {
  const found = new Map<string, string>();
  let path = '';
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal') path = String(key.value);
    },
    ImportExpression({ source }) {
      if (path === '' || source.type !== 'Literal') return;
      found.set(path, String(source.value).replace('#client/', ''));
    },
  }).visit(parseSync(ROUTES, readFileSync(join(root, ROUTES), 'utf8')).program);
  if (found.size === 0) throw new Error(`${ROUTES} has no rows that the build can read`);
  return found;
}

const inOrder = ({ scripts }: Needs) => scripts.map((script) => `/${script}`);

/** The scripts of each page, beyond those that all of them need. */
function listPageScripts(bundle: Rolldown.OutputBundle, root: string): ScriptList['pages'] {
  const pages: ScriptList['pages'] = {};
  for (const [path, file] of [...listPageFiles(root), AUTH_PAGE]) {
    pages[path] = inOrder(listNeeds(bundle, root, [file], [MAIN, ...APP_STARTS]));
  }
  return pages;
}

/**
 * The scripts that all signed-in pages need and those of some, as JSON in an element of the document; the shell is the
 * same for all pages, so that it can be stored for offline use.
 */
function listScripts(every: Needs, pages: ScriptList['pages']): string {
  const list: ScriptList = { every: inOrder(every), pages };
  return `<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(list)}</script>`;
}

/** A chunk and all that it imports, each after its own imports. */
function reach(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
  entered = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (entered.has(chunk)) return found;
  entered.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') reach(bundle, imported, found, entered);
  }
  return found.add(chunk);
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const preloadLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

function readSheet(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`${file} is no style sheet of this build`);
  const css = String(sheet.source).trim();
  if (css.includes('</')) throw new Error(`${file} would end its element`);
  return css;
}

/**
 * Inlines the style sheets that a document links to. The links remain, so that Vite's preload helper sees that these
 * sheets are already loaded, but no browser fetches them: the element is disabled, and because some preload scanners
 * ignore that attribute (Chromium 156 does, 150 does not), its media query also matches nothing.
 */
function putStylesIn(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(
    /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g,
    (_link, file) =>
      `<style>${readSheet(bundle, file)}</style><link rel="stylesheet" media="not all" disabled href="/${file}">`,
  );
}

function addToHead(html: string, lines: readonly string[]): string {
  return html.replace('</head>', `${lines.map((line) => `  ${line}\n  `).join('')}</head>`);
}

const fillRoot = (html: string, markup: string) =>
  html.replace(EMPTY_ROOT, `<div id="root">${markup}</div>`);

/** The server render only produces elements; the browser build contains their styles. */
const withoutStyles: Plugin = {
  name: 'asteria:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

type Prerendering = typeof import('../app/prerender.tsx');

/** Builds the client once more for Node and lets it render the content of the documents. */
async function prerender(
  config: ResolvedConfig,
): Promise<{ landing: string; auth: string; lostStart: string; waiting: string }> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    plugins: [react(), withoutStyles],
    build: {
      ssr: join(config.root, 'app/prerender.tsx'),
      write: false,
      target: 'node20',
      rolldownOptions: {
        output: { codeSplitting: false },
        // Chunks that the browser loads on demand are inlined here, so that the render has them
        // synchronously.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('the page could not be built for Node');
  // The output stands inside the repository, where Node finds the packages it imports.
  const folder = resolve(config.root, '../node_modules/.vite-temp');
  const file = join(folder, `prerender-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, built.output[0].code);
    const page: Prerendering = await import(pathToFileURL(file).href);
    return {
      landing: page.prerenderLanding(),
      auth: page.prerenderAuth(),
      lostStart: page.prerenderLostStart(),
      waiting: page.prerenderWaiting(),
    };
  } finally {
    rmSync(file, { force: true });
  }
}
