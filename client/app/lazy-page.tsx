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
  /** Shown until the page is drawn. */
  fallback: ReactNode;
};

/** A page, and what it reads into the cache for its first drawing, as soon as the user is known. */
type PageComponent = ComponentType & { readAhead?: (client: QueryClient, userId: string) => void };

/** A page whose code is loaded when it is first rendered; `preload` loads it earlier. */
export type LazyPage = {
  Page: ComponentType<LazyPageProps>;
  /** Resolves when the code is there, or has failed to come. */
  preload: () => Promise<void>;
  /** Reads ahead, where the page does that and its code is there. */
  readAhead: (client: QueryClient, userId: string) => void;
};

/**
 * Turns the import of a page's file into a lazy page: `lazyPage(() => import('…').then((file) =>
 * file.HomePage))`. React holds back what follows a fallback of `Suspense` until that was shown for 300 ms. So code
 * that is there already is drawn without `lazy`, and the fallback of a page that is being drawn is none of `Suspense`.
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
    // The fallback answers a finger at once; the page is then drawn in small slices. After Back it is drawn at once: the
    // browser restores how far it was scrolled.
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
