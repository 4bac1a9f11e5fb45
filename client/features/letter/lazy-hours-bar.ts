import { type ComponentType, lazy } from 'react';
import type { HoursBarProps } from './hours-bar.tsx';

/** The line of hours, loaded where it is shown: most phones never draw it. Without its code the page stands without it. */
export const HoursBar = lazy<ComponentType<HoursBarProps>>(() =>
  import('./hours-bar.tsx').then(
    ({ HoursBar: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);
