import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { NAVIGATION_COPY } from '../landing.copy.ts';

/** The wordmark, links to the page's sections, and the link to the sign-in. */
export function LandingNavigation() {
  return (
    <header className="landing-head" data-sky-cover="">
      <Wordmark />
      <nav aria-label={NAVIGATION_COPY.label}>
        {NAVIGATION_COPY.anchors.map(({ href, text }) => (
          <a key={href} href={href} className="landing-anchor">
            {text}
          </a>
        ))}
      </nav>
      <LinkButton href="/auth" variant="second" size="small" {...preloadOnIntent('/auth')}>
        {NAVIGATION_COPY.signIn}
      </LinkButton>
    </header>
  );
}
