export { LoadingAnimation, preloadLoadingAnimation } from './lazy-loading-animation.tsx';
export { LOADING_ANIMATION_COPY, type LoadingTheme } from './loading-animation.copy.ts';
export { loadingDurationMs, useLoadingMessages } from './use-loading-messages.ts';
