import type { QueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useState,
} from 'react';
import { isEnteredByHistory } from '#client/lib/route-change.ts';

type LazyPageProps = {
  /** Shown until the page is rendered. */
  fallback: ReactNode;
};

/**
 * A page. `readAhead`, called as soon as the user is known, puts the answers of early calls (lib/early-calls.ts) into
 * the cache for the page's first rendering.
 */
type PageComponent = ComponentType & { readAhead?: (client: QueryClient, userId: string) => void };

/** A page whose code is loaded when it is first rendered; `preload` loads it earlier. */
export type LazyPage = {
  Page: ComponentType<LazyPageProps>;
  /** Resolves when the code is loaded, or has failed to load. */
  preload: () => Promise<void>;
  /** Calls the page's `readAhead`, if it has one and its code is loaded. */
  readAhead: (client: QueryClient, userId: string) => void;
};

/**
 * Turns the import of a page's file into a lazy page: `lazyPage(() => import('…').then((file) =>
 * file.HomePage))`. React shows what replaces a fallback of `Suspense` no sooner than 300 ms after the fallback. So
 * code that is loaded already is rendered without `lazy`, and while a page renders, its fallback is an ordinary child.
 */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let loaded: PageComponent | undefined;
  async function loadOnce(): Promise<PageComponent> {
    loaded ??= await load();
    return loaded;
  }
  const Lazy = lazy(async () => ({ default: await loadOnce() }));

  function Page({ fallback }: LazyPageProps) {
    const [Content] = useState(() => loaded ?? Lazy);
    // The fallback answers a tap immediately, and the page is then rendered in small time slices. After Back the page
    // is rendered in one piece, because the browser restores its scroll position.
    const [isAtOnce] = useState(isEnteredByHistory);
    const isDrawn = useDeferredValue(true, isAtOnce);
    return <Suspense fallback={fallback}>{isDrawn ? <Content /> : fallback}</Suspense>;
  }

  return {
    Page,
    readAhead: (client, userId) => loaded?.readAhead?.(client, userId),
    // A failed preload is ignored: rendering the page imports the chunk again and shows the failure.
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}
