import { Link } from 'wouter';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { Section } from '#client/ui/frame/section.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { FIND_YOURSELF_ROW_COPY as COPY } from './offer.copy.ts';

const LINKS = [
  { href: '/find-yourself', label: COPY.play },
  { href: '/tally', label: COPY.tally },
] as const;

/** The way to the game and to what everybody found. */
export function FindYourselfRow() {
  return (
    <Section level={3} title={COPY.title}>
      <p className="mt-1.5 text-15 text-ivory-300">{COPY.note}</p>
      <p className="flex flex-wrap gap-x-6">
        {LINKS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className={`inline-flex min-h-11 items-center font-semibold ${LINK_TEXT}`}
            {...preloadOnIntent(href)}
          >
            {label}
          </Link>
        ))}
      </p>
    </Section>
  );
}
