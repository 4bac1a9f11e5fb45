import type { ReactNode } from 'react';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { FOOTER_COPY } from '../landing.copy.ts';

/**
 * A link that leads nowhere yet: HTML's placeholder link, without an address. It takes no focus, does
 * not jump, and screen readers hear that it is not available.
 */
function PlaceholderLink({ label, children }: { label?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no address on purpose
    <a role="link" aria-disabled="true" aria-label={label} className="placeholder-link">
      {children}
    </a>
  );
}

const SOCIAL = [
  {
    label: FOOTER_COPY.pictures,
    drawing: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.4 7.6h0" />
      </>
    ),
  },
  { label: FOOTER_COPY.posts, drawing: <path d="M5 5l14 14M19 5 5 19" /> },
  {
    label: FOOTER_COPY.films,
    drawing: (
      <>
        <rect x="3" y="6" width="18" height="12" rx="3" />
        <path d="M10.4 9.4v5.2l4.4-2.6z" />
      </>
    ),
  },
] as const;

/** The end of the page: where one would go on, and whom we have to thank. */
export function LandingFooter() {
  const { places } = FOOTER_COPY;
  return (
    <footer className="landing-foot">
      <div className="landing-inner foot-grid">
        <Wordmark />
        <div className="foot-columns">
          {FOOTER_COPY.columns.map(({ title, entries }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>
                    <PlaceholderLink>{entry}</PlaceholderLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="fine foot-print">
          {FOOTER_COPY.entertainment} {places.before}{' '}
          <a href="https://www.geonames.org/" rel="noreferrer">
            {places.name}
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
            {places.license}
          </a>
          . {FOOTER_COPY.stars}
        </p>
        <ul className="foot-social" aria-label={FOOTER_COPY.social}>
          {SOCIAL.map(({ label, drawing }) => (
            <li key={label}>
              <PlaceholderLink label={label}>
                <svg
                  className="lucide"
                  width="24"
                  height="24"
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                >
                  {drawing}
                </svg>
              </PlaceholderLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
