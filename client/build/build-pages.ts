// Derives two documents from the built one: `/` with the prerendered landing page, and a shell with
// a loading message for every other address.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { STARTUP_SCREENS, startupLink } from './startup-screens.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const LANDING_START = 'app/start-landing.tsx';
/** The scripts of every address but `/`, in the order in which they run. */
const APP_STARTS = ['app/start-app.tsx', 'app/authenticated-app.tsx'];

/** Adds `shell.html` to the build and puts the landing page's markup into `index.html`. */
export function buildPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'asteria:pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
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
        const landing = listNeeds(bundle, [join(config.root, LANDING_START)]);
        const app = listNeeds(
          bundle,
          APP_STARTS.map((file) => join(config.root, file)),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'shell.html',
          source: putStylesIn(
            addToHead(html, [
              ...app.css.map(styleLink),
              ...app.scripts.map(preloadLink),
              // The app is installed from one of its own pages, so the landing page omits these
              // links.
              ...STARTUP_SCREENS.map(startupLink),
            ]),
            bundle,
          ).replace(EMPTY_ROOT, `<div id="root">${drawn.waiting}</div>`),
        });
        // The landing page is painted before any of its scripts run, so it has no blocking
        // requests.
        page.source = putStylesIn(addToHead(html, landing.css.map(styleLink)), bundle).replace(
          EMPTY_ROOT,
          `<div id="root">${drawn.landing}</div>`,
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
function listNeeds(bundle: Rolldown.OutputBundle, sources: readonly string[]): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const firsts = sources.map((source) => {
    const first = chunks.find((chunk) => chunk.moduleIds.includes(source));
    if (first === undefined) throw new Error(`${source} is in no chunk`);
    return first;
  });
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const named = new Set(entries.flatMap((entry) => [...reach(bundle, entry)]));
  const reached = new Set(firsts.flatMap((first) => [...reach(bundle, first)]));
  const scripts = [...reached].filter((chunk) => !named.has(chunk));
  return {
    scripts: scripts.map((chunk) => chunk.fileName),
    css: [...new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

function reach(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') reach(bundle, imported, found);
  }
  return found;
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const preloadLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Inlines the style sheets that a document links to. The links remain but are disabled, so the
 * browser does not fetch them and Vite's preload helper sees that these sheets are already loaded.
 */
function putStylesIn(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (_link, file) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`${file} is no style sheet of this build`);
    const css = String(sheet.source).trim();
    if (css.includes('</')) throw new Error(`${file} would end its element`);
    return `<style>${css}</style><link rel="stylesheet" disabled href="/${file}">`;
  });
}

function addToHead(html: string, lines: readonly string[]): string {
  return html.replace('</head>', `${lines.map((line) => `  ${line}\n  `).join('')}</head>`);
}

/** The server render only produces elements; the browser build contains their styles. */
const withoutStyles: Plugin = {
  name: 'asteria:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

type Prerendering = typeof import('../app/prerender.tsx');

/** Builds the client once more for Node and lets it render the content of the documents. */
async function prerender(config: ResolvedConfig): Promise<{ landing: string; waiting: string }> {
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
    return { landing: page.prerenderLanding(), waiting: page.prerenderWaiting() };
  } finally {
    rmSync(file, { force: true });
  }
}
