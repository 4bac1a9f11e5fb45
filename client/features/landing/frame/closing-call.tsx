import { Starfield } from '#client/features/starfield/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { CLOSING_COPY } from '../landing.copy.ts';
import { LANDING_COLUMN } from './landing-section.tsx';

/** The last section of the page: a call to sign up, below Orion. */
export function ClosingCall() {
  return (
    <section
      className="relative overflow-clip border-t border-line pt-18 pb-75 lg:py-37.5"
      aria-labelledby="closing-title"
    >
      <div className="closing-sky absolute inset-0">
        <Starfield view="orion" />
      </div>
      <div className={`relative ${LANDING_COLUMN}`}>
        <h2 id="closing-title" className="closing-title">
          {CLOSING_COPY.title}
        </h2>
        <LinkButton href="/auth?start=signup" {...preloadOnIntent('/auth')}>
          {CLOSING_COPY.call}
        </LinkButton>
      </div>
    </section>
  );
}
