// The page that everybody sees first.

export { LandingScreen } from './landing-screen.tsx';
