import { useRef } from 'react';
import { useDocumentTitle, usePageEntry } from '#client/lib/route-change.ts';
import { ClosingCall } from './frame/closing-call.tsx';
import { LandingFooter } from './frame/landing-footer.tsx';
import { LandingNavigation } from './frame/landing-navigation.tsx';
import { Hero } from './hero/hero.tsx';
import { LANDING_DOCUMENT_TITLE } from './landing.copy.ts';
import { Features } from './offer/features.tsx';
import { Pricing } from './offer/pricing.tsx';
import { Testimonials } from './offer/testimonials.tsx';
import { PromiseSection } from './promise/promise.tsx';
import { YourSign } from './promise/your-sign.tsx';
import './landing.css';
import { useSkyNow } from './use-sky-now.ts';

/**
 * The public landing page. It renders without a window, for prerendering, and is complete without data from the server.
 */
export function LandingScreen() {
  const sky = useSkyNow();
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(LANDING_DOCUMENT_TITLE);
  usePageEntry(main);
  return (
    <div className="front landing" data-sky-ground="">
      <LandingNavigation />
      <main ref={main} tabIndex={-1}>
        <Hero />
        <PromiseSection sky={sky} />
        <YourSign sky={sky} />
        <Features />
        <Testimonials />
        <Pricing />
        <ClosingCall />
      </main>
      <LandingFooter />
    </div>
  );
}
