import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LINK_TEXT } from '../text/text-classes.ts';

/** The link from a page to its parent page, above the title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="way-back mt-2.5 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brass-400"
      {...preloadOnIntent(href)}
    >
      <ChevronLeft size={20} aria-hidden="true" />
      <span className={LINK_TEXT}>{children}</span>
    </Link>
  );
}
