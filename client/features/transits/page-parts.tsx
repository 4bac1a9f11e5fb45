// Shared by the pages of a day and of a month: a link, and the messages shown when there is no data.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError, ConnectionError } from '#client/lib/api-client.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';

const BAD_REQUEST = 400;

type QuietLinkProps = {
  href: string;
  /** State of the new history entry, which names the dialog that opens on the page. */
  state?: unknown;
  className?: string;
  children: ReactNode;
};

export function QuietLink({ href, state, className = '', children }: QuietLinkProps) {
  return (
    <Link
      href={href}
      state={state}
      className={`inline-flex min-h-11 items-center font-semibold ${LINK_TEXT} ${className}`}
      {...preloadOnIntent(href)}
    >
      {children}
    </Link>
  );
}

type FailureProps = {
  error: Error;
  words: { failed: string; offline: string; outOfReach: string; outOfReachHint: string };
  /** The link that is offered when the address names a day or month that is not available. */
  wayOut: { href: string; label: string };
  retrying: boolean;
  onRetry: () => void;
};

/** Why nothing is shown: a day or month that is not available (the server's 400), no connection, or a failure. */
export function Failure({ error, words, wayOut, retrying, onRetry }: FailureProps) {
  if (error instanceof ApiError && error.status === BAD_REQUEST)
    return <OutOfReach words={words} wayOut={wayOut} />;
  const message = error instanceof ConnectionError ? words.offline : words.failed;
  return <ErrorState className="mt-8" message={message} onRetry={onRetry} retrying={retrying} />;
}

export function OutOfReach({ words, wayOut }: Pick<FailureProps, 'words' | 'wayOut'>) {
  return (
    <EmptyState
      className="mt-8 max-w-column"
      title={words.outOfReach}
      action={<LinkButton href={wayOut.href}>{wayOut.label}</LinkButton>}
    >
      {words.outOfReachHint}
    </EmptyState>
  );
}
