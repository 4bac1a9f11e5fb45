// Preloads a page's code when the app starts, and when a link to it is hovered, pressed or focused. The app registers
// how; features only call it.

type LoadPageCode = (path: string) => Promise<void>;
let loadPageCode: LoadPageCode | undefined;

/** Called once by the app with the function that loads the code behind a path. */
export function setPagePreload(load: LoadPageCode): void {
  loadPageCode = load;
}

/** Loads the code behind a path, if it is not loaded yet; resolves when it has loaded or failed to load. */
export async function preloadPage(path: string): Promise<void> {
  await loadPageCode?.(path);
}

/** Event handlers for a link to `path` that preload its code at the first sign of use. */
export function preloadOnIntent(path: string) {
  const preload = () => void preloadPage(path);
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
