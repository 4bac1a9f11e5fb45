// Scripts of the app that did not arrive. A browser keeps the failure of an import for as long as the document is open,
// so only a new document can try again.

const lost = new WeakSet<Error>();

/** Remembers the failures of imports; call this once, before the first import. */
export function watchForLostScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}

/** Whether an error is a failed import, and not an error in the imported code. */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Reloads the page once the server can be reached; false when it cannot. */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
