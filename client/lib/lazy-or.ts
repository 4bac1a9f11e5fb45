import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code is loaded where it is shown, and another, or nothing, where that code cannot be loaded.
 * `load` is a function that wraps the whole import, `() => import('…').then((file) => file.Part)`: the build moves what
 * follows an import behind the loading of its styles, so a failure of these passes by a handler written there.
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Otherwise }),
    ),
  );
}
