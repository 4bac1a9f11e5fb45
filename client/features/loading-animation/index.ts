export { type LoadingTheme, loadingThemeOf } from './loading-animation.copy.ts';
export { LoadingAnimation } from './loading-animation.tsx';
