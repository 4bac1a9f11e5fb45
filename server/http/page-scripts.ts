// Names the scripts of a page in the head of its answer. The document is the same for all pages, so that it can be kept
// for use without a connection; without the header a browser would learn only from a script what its page needs.

import { SCRIPT_LIST_ID, type ScriptList } from '#shared/core/script-list.ts';

const LIST = new RegExp(`<script type="application/json" id="${SCRIPT_LIST_ID}">(.*?)</script>`);

/** `Link` headers by path of the page, from the list in the built document; none where it has no list. */
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
