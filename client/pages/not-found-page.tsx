import { useRef } from 'react';
import { Link } from 'wouter';
import { useDocumentTitle, usePageEntry } from '#client/lib/route-change.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';

const COPY = {
  documentTitle: 'Not found · Asteria',
  title: '404 Page Not Found',
  sentence: 'This page isn’t in the sky.',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the home page',
} as const;

/** Any other path. */
export function NotFoundPage() {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(COPY.documentTitle);
  usePageEntry(main);
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="mx-auto min-h-dvh max-w-[38rem] px-gutter pt-[calc(28px+var(--safe-top))] pb-[calc(48px+var(--safe-bottom))] outline-none"
    >
      <Link href="/" className="inline-flex min-h-11 items-center">
        <Wordmark />
      </Link>
      <Vignette name="oracle" size={96} className="mt-10" />
      <h1 className="mt-6 text-34 text-balance">{COPY.title}</h1>
      <p className="mt-4">{COPY.sentence}</p>
      <p className="mt-1 text-15 text-ivory-300">{COPY.hint}</p>
      <LinkButton href="/" variant="second" className="mt-7">
        {COPY.home}
      </LinkButton>
    </main>
  );
}
