import { type ComponentType, lazy } from 'react';

/** A page whose code comes when it is wanted; `fetchCode` fetches it ahead. */
export type LazyPage = { Page: ComponentType; fetchCode: () => void };

/** Makes a page of the import of its file: `lazyPage(() => import('…').then((file) => file.HomePage))`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    fetchCode: () => {
      // What fails here fails again, and is shown, when the page is opened.
      load().catch(() => undefined);
    },
  };
}
