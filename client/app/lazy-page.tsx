import { type ComponentType, lazy } from 'react';

/** A page whose code is loaded when it is first rendered; `preload` loads it earlier. */
export type LazyPage = { Page: ComponentType; preload: () => void };

/**
 * Turns the import of a page's file into a lazy page: `lazyPage(() => import('…').then((file) =>
 * file.HomePage))`.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    preload: () => {
      // A failed preload is ignored: rendering the page imports the chunk again and shows the
      // failure.
      load().catch(() => undefined);
    },
  };
}
