// The sky of the present minute on the landing page: its canvas, the sentence about it and the caption. Nothing here
// needs React's renderer, so that it starts before that is loaded.

export { LIVE_LINE_WAITING } from './live-line.tsx';
export { findDrift } from './moon-among-stars.ts';
export { followSky, type LandingSky } from './sky-of-visitor.ts';
export { HERO_PART, type HeroHandle, startHero, startPrerenderedHero } from './start-hero.tsx';
