// Fetches a page's code at the start of the app, and when a finger or pointer nears a link to it. The routes say how; rooms only ask.

type Prefetch = (path: string) => void;
let prefetch: Prefetch | undefined;

/** Said once by the app: how to fetch the code behind a path. */
export function setPagePrefetch(fetchCodeOf: Prefetch): void {
  prefetch = fetchCodeOf;
}

/** Fetches the code behind a path, if it is not there yet. */
export function prefetchPage(path: string): void {
  prefetch?.(path);
}

/** Handlers for a link to `path`: its code is fetched as soon as the reader means to go there. */
export function prefetchOnIntent(path: string) {
  const fetchCode = () => prefetchPage(path);
  return { onPointerEnter: fetchCode, onPointerDown: fetchCode, onFocus: fetchCode };
}
