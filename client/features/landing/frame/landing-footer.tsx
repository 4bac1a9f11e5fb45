import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#client/ui/class-names.ts';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { FOOTER_COPY } from '../landing.copy.ts';
import { LANDING_COLUMN } from './landing-section.tsx';

type PlaceholderLinkProps = {
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link without a destination yet: HTML's placeholder link, an `a` without `href`. It takes no
 * focus, does not scroll, and screen readers announce it as unavailable.
 */
function PlaceholderLink({ label, className, children }: PlaceholderLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no address on purpose
    <a
      role="link"
      aria-disabled="true"
      aria-label={label}
      className={classNames('cursor-default text-ivory-300', className)}
    >
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

const SOURCE_LINK = 'underline decoration-line-control underline-offset-3 hover:text-brass-300';

/** The footer: links, and credits for data and fonts. */
export function LandingFooter() {
  const { places } = FOOTER_COPY;
  return (
    <footer className="border-t border-line pt-10 pb-[calc(48px+var(--safe-bottom))]">
      <div className={`lg:grid lg:grid-cols-[1fr_2fr] lg:items-end lg:gap-10 ${LANDING_COLUMN}`}>
        <Wordmark className="lg:mr-0 lg:self-start" />
        <div className="my-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.4rem),1fr))] gap-x-4 gap-y-6 text-15/body lg:my-0 lg:self-start">
          {FOOTER_COPY.columns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className="mb-2 font-sans text-15/body font-semibold">{title}</h2>
              <ul className="grid gap-2">
                {entries.map(({ label, href }) => (
                  <li key={label}>
                    {href === undefined ? (
                      <PlaceholderLink>{label}</PlaceholderLink>
                    ) : (
                      <Link href={href} className={`text-ivory-300 ${SOURCE_LINK}`}>
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="text-13 text-ivory-300">
          {FOOTER_COPY.entertainment} {places.before}{' '}
          <a className={SOURCE_LINK} href="https://www.geonames.org/" rel="noreferrer">
            {places.name}
          </a>
          ,{' '}
          <a
            className={SOURCE_LINK}
            href="https://creativecommons.org/licenses/by/4.0/"
            rel="noreferrer license"
          >
            {places.license}
          </a>
          . {FOOTER_COPY.stars}
        </p>
        <ul
          className="mt-4 -ml-2.5 flex gap-1 lg:mt-0 lg:-mr-2.5 lg:ml-0 lg:justify-self-end"
          aria-label={FOOTER_COPY.social}
        >
          {SOCIAL.map(({ label, drawing }) => (
            <li key={label}>
              <PlaceholderLink label={label} className="grid size-11 place-items-center">
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
