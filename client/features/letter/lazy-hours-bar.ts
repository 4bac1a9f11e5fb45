import { lazyOr } from '#client/lib/lazy-or.ts';
import type { HoursBarProps } from './hours-bar.tsx';

/** The line of hours, loaded where it is shown: most phones never draw it. Without its code the page stands without it. */
export const HoursBar = lazyOr<HoursBarProps>(() =>
  import('./hours-bar.tsx').then((file) => file.HoursBar),
);
