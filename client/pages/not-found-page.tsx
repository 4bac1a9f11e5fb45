import { useRef } from 'react';
import { useDocumentTitle, usePageEntry } from '#client/lib/route-change.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';

const COPY = {
  documentTitle: 'Not found · Asteria',
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the start',
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
      className="mx-auto grid min-h-dvh max-w-column content-center gap-4 px-gutter py-12 outline-none"
    >
      <Wordmark className="mb-6" />
      <h1 className="text-34">{COPY.title}</h1>
      <p className="text-ivory-300">{COPY.hint}</p>
      <LinkButton href="/" variant="second" className="mt-4 justify-self-start">
        {COPY.home}
      </LinkButton>
    </main>
  );
}
