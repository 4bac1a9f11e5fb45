import { LandingScreen } from '#client/features/landing/index.ts';

/** /: what Asteria is, for those who are not signed in. */
export function LandingPage() {
  return <LandingScreen />;
}
