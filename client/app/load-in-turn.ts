import { SCRIPT_LIST_ID, type ScriptList } from '#shared/core/script-list.ts';

/** The scripts of the page at a path of this document, in order; none in a document without a list. */
export function listScripts(path: string): string[] {
  const listed = document.getElementById(SCRIPT_LIST_ID)?.textContent;
  if (listed === undefined) return [];
  const { every, pages } = JSON.parse(listed) as ScriptList; // written by the build
  return [...every, ...(pages[path.replace(/(.)\/$/, '$1')] ?? [])];
}

/**
 * Runs scripts one by one, so that a slow phone can paint and respond between two of them; imported together they would
 * run in one piece. A load that fails here fails again where the code is needed, and is reported there.
 */
export async function loadInTurn(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
