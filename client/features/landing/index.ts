// The landing page, at `/`.

export { LandingScreen } from './landing-screen.tsx';
