// Names a page's scripts in the headers of its answer. The document is the same for all pages, so that it can be stored
// for offline use; without the header, a browser would learn only from a script which files the page needs.

import { SCRIPT_LIST_ID, type ScriptList } from '#shared/core/script-list.ts';

const LIST = new RegExp(`<script type="application/json" id="${SCRIPT_LIST_ID}">(.*?)</script>`);

/** `Link` headers by page path, from the list in the built document; empty when it has no list. */
export function readPageLinks(document: string): ReadonlyMap<string, string> {
  const listed = LIST.exec(document)?.[1];
  if (listed === undefined) return new Map();
  const { pages } = JSON.parse(listed) as ScriptList; // written by the build
  return new Map(
    Object.entries(pages).map(([path, scripts]) => [
      path,
      scripts.map((script) => `<${script}>; rel=modulepreload; crossorigin`).join(', '),
    ]),
  );
}
