import { LandingScreen } from '#client/features/landing/index.ts';

/** /: the landing page, for visitors. */
export function LandingPage() {
  return <LandingScreen />;
}
