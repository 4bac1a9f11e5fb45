/** The drawing of a still sky, which only pictures to share need. */
export const loadStillSky = () => import('./still-sky.ts');
