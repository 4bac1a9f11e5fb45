// The sky of the visitor's minute on the landing page. Nothing here needs React's renderer, so that it is told before
// that is loaded.

export { LIVE_LINE_WAITING } from './live-line.tsx';
export { followSky, type LandingSky } from './sky-of-visitor.ts';
export { HERO_PART, type HeroLife, startHero, startPrerenderedHero } from './start-hero.tsx';
