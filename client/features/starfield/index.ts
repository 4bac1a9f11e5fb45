// The star chart behind pages, and the preference that switches it off.

export { mountEarlySky } from './mount-sky.ts';
/** The drawing of a still sky, which only pictures to share need. */
export const loadStillSky = () => import('./still-sky.ts');
export { Starfield } from './starfield.tsx';
export { useStarfieldPreference } from './starfield-preference.ts';
export type { StillSky } from './still-sky.ts';
export type { SkyDrawn } from './worker-protocol.ts';
