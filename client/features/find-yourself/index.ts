// The game in which readers look for themselves among headlines, and what everybody found. Loaded in parts: the chart and
// the journey only lead here.

export { FindYourselfRow } from './find-yourself-row.tsx';
export { FIND_YOURSELF_TITLE } from './find-yourself-title.copy.ts';
export { LazyGameOffer } from './lazy-game-offer.tsx';
export { LazyFindYourselfScreen, LazyTallyScreen } from './lazy-screens.ts';
export { usePlayFirst } from './use-play-first.ts';
