// The layout around each step of the sign-in and the sign-up.

import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '#client/lib/route-change.ts';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { AUTH_COPY } from './auth.copy.ts';

type BackBarProps = {
  onBack: () => void;
  /** The step has a button of its own for it: this one is there for the finger alone. */
  isRepeated?: boolean;
};

/** The bar at the top with the back button. */
export function BackBar({ onBack, isRepeated = false }: BackBarProps) {
  return (
    <div
      className="mt-1.5 mb-2 -ml-3 flex min-h-11 items-center"
      aria-hidden={isRepeated || undefined}
    >
      <IconButton
        label={AUTH_COPY.back}
        icon={<ArrowLeft size={24} />}
        onClick={onBack}
        {...(isRepeated ? { tabIndex: -1 } : {})}
      />
    </div>
  );
}

type AuthStepProps = {
  /** Part of the document's title. */
  documentTitle: string;
  /** Above the heading: the back button, the progress, the Oracle. */
  before?: Elements;
  heading: string;
  headingId?: string | undefined;
  /** A message about something that has just happened. */
  notice?: string | undefined;
  /** The step focuses its own field instead of the heading. */
  ownFocus?: boolean | undefined;
  children: Elements;
};

/**
 * One step: when mounted it scrolls to the top and focuses its heading. Render each step with its
 * own `key`.
 */
export function AuthStep({
  documentTitle,
  before,
  heading,
  headingId,
  notice,
  ownFocus = false,
  children,
}: AuthStepProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${documentTitle} · Asteria`);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!ownFocus) headingElement.current?.focus({ preventScroll: true });
    // With large text the focused field may be below the visible area.
    else document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [ownFocus]);
  return (
    <>
      {before}
      <h1 ref={headingElement} id={headingId} tabIndex={-1} className="mb-4 text-34 outline-none">
        {heading}
      </h1>
      {notice !== undefined && (
        <SideNote className="mb-5" role="status">
          {notice}
        </SideNote>
      )}
      {children}
    </>
  );
}
