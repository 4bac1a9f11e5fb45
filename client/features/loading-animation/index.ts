export { LoadingAnimation, preloadLoadingAnimation } from './lazy-loading-animation.tsx';
export type { LoadingTheme } from './loading-animation.copy.ts';
