import { Starfield } from '#client/features/starfield/index.ts';
import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { CLOSING_COPY } from '../landing.copy.ts';

/** The last word of the page, under Orion. */
export function ClosingCall() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="closing-sky">
        <Starfield view="orion" />
      </div>
      <div className="landing-inner closing-copy">
        <h2 id="closing-title">{CLOSING_COPY.title}</h2>
        <LinkButton href="/auth" {...prefetchOnIntent('/auth')}>
          {CLOSING_COPY.call}
        </LinkButton>
      </div>
    </section>
  );
}
