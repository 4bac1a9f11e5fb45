// Of the scripts that the built document lists for each page, the answer for a page has its own: in the headers, because
// a browser would else learn only from a script which files the page needs, and in the document, whose list of all pages
// is for the copy that is stored for offline use.

import { SCRIPT_LIST_ID, type ScriptList } from '#shared/core/script-list.ts';

const LIST = new RegExp(
  `(<script type="application/json" id="${SCRIPT_LIST_ID}">)(.*?)(</script>)`,
);

function readList(document: string): ScriptList | undefined {
  const listed = LIST.exec(document)?.[2];
  return listed === undefined ? undefined : (JSON.parse(listed) as ScriptList); // written by the build
}

/** `Link` headers by page path, from the list in the built document; empty when it has no list. */
export function readPageLinks(document: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(readList(document)?.pages ?? {}).map(([path, scripts]) => [
      path,
      scripts.map((script) => `<${script}>; rel=modulepreload; crossorigin`).join(', '),
    ]),
  );
}

/** The document with the list of one page's scripts; without any page's for a path that is none. */
export function keepScriptsOf(document: string, path: string | undefined): string {
  const list = readList(document);
  if (list === undefined) return document;
  const own = path === undefined ? undefined : list.pages[path];
  const kept: ScriptList = {
    every: list.every,
    pages: path === undefined || own === undefined ? {} : { [path]: own },
  };
  return document.replace(
    LIST,
    (_list, opening, _scripts, closing) => `${opening}${JSON.stringify(kept)}${closing}`,
  );
}
