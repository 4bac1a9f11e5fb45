// Preloads a page's code at the start of the app, and when a pointer or finger comes near a link to
// it. The app registers how; features only call it.

type Prefetch = (path: string) => Promise<void>;
let prefetch: Prefetch | undefined;

/** Called once by the app with the function that loads the code behind a path. */
export function setPagePreload(preloadPageCode: Prefetch): void {
  prefetch = preloadPageCode;
}

/** Loads the code behind a path, if it is not loaded yet; resolves when it is there, or has failed to come. */
export async function preloadPage(path: string): Promise<void> {
  await prefetch?.(path);
}

/** Event handlers for a link to `path` that preload its code at the first sign of use. */
export function preloadOnIntent(path: string) {
  const preload = () => void preloadPage(path);
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
