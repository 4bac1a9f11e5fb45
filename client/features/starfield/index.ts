// The sky behind the pages, and the switch for it.

export type { Vantage } from './sky/vantage.ts';
export type { SkyDrawn } from './sky-orders.ts';
export { Starfield } from './starfield.tsx';
export { useStarfieldPreference } from './starfield-preference.ts';
