// Makes the two documents out of the built one: for `/` the landing page drawn ready, for every other
// address a shell that says that it is coming, and draws itself.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { STARTUP_SCREENS, startupLink } from './startup-screens.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const LANDING_START = 'app/start-landing.tsx';
/** What every address but `/` runs, one after the other. */
const APP_STARTS = ['app/start-app.tsx', 'app/signed-app.tsx'];

/** Adds `shell.html` to the build and fills `index.html` with the landing page. */
export function buildPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'asteria:pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After Vite has put the document together.
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
              // The app is installed from one of its pages; the landing page does without these.
              ...STARTUP_SCREENS.map(startupLink),
            ]),
            bundle,
          ).replace(EMPTY_ROOT, `<div id="root">${drawn.waiting}</div>`),
        });
        // The landing page is painted before any of its code, and waits for nothing but itself.
        page.source = putStylesIn(addToHead(html, landing.css.map(styleLink)), bundle).replace(
          EMPTY_ROOT,
          `<div id="root">${drawn.landing}</div>`,
        );
      },
    },
  };
}

type Needs = { scripts: string[]; css: string[] };

/** What the browser fetches before the given source files can run, beyond what the document names itself. */
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
 * Puts the style sheets that a document links to into the document itself. The links stay, disabled, which
 * no browser fetches: by them Vite's loader of parts sees that these sheets are here already.
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

/** What is drawn are elements; their styles are of the browser's build. */
const withoutStyles: Plugin = {
  name: 'asteria:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

type Prerendering = typeof import('../app/prerender.tsx');

/** Builds the page once more for Node and has it draw what comes ready with the documents. */
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
        // What is imported later in the browser is here at once, on purpose.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('the page could not be built for Node');
  // Beside the packages that it imports.
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
