export { preloadReveal, Reveal } from './lazy-reveal.tsx';
