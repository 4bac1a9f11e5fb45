import { useRef } from 'react';
import { Link } from 'wouter';
import { useDocumentTitle, usePageEntry } from '#client/lib/route-change.ts';
import type { Elements } from '../elements.ts';
import { Wordmark } from './wordmark.tsx';

type OpenPageProps = {
  documentTitle: string;
  /** What the link of the wordmark, to the landing page, is called. */
  home?: string;
  children: Elements;
};

/** A page that stands for itself, for users and visitors alike: one column under the wordmark. */
export function OpenPage({ documentTitle, home, children }: OpenPageProps) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(documentTitle);
  usePageEntry(main);
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="mx-auto min-h-dvh max-w-[38rem] px-gutter pt-[calc(28px+var(--safe-top))] pb-[calc(48px+var(--safe-bottom))] outline-none"
    >
      <Link href="/" aria-label={home} className="inline-flex min-h-11 items-center">
        <Wordmark />
      </Link>
      {children}
    </main>
  );
}
