// The star chart behind pages, and the preference that switches it off.

export { loadStillSky } from './load-still-sky.ts';
export { mountEarlySky } from './mount-sky.ts';
export { Starfield } from './starfield.tsx';
export { useStarfieldPreference } from './starfield-preference.ts';
export type { StillSky } from './still-sky.ts';
export type { SkyDrawn } from './worker-protocol.ts';
