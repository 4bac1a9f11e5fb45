// The frame around each step of the sign-in and the sign-up.

import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '#client/lib/route-change.ts';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import { AUTH_COPY } from './auth.copy.ts';

/** The control at the top that leads one step back. */
export function BackBar({ onBack }: { onBack: () => void }) {
  return (
    <div className="auth-bar">
      <IconButton label={AUTH_COPY.back} icon={<ArrowLeft size={24} />} onClick={onBack} />
    </div>
  );
}

type AuthStepProps = {
  /** For the browser's tab. */
  documentTitle: string;
  /** Above the heading: the way back, the progress, the Oracle. */
  before?: ReactNode;
  heading: string;
  headingId?: string | undefined;
  /** Something that has happened and that the reader should know. */
  notice?: string | undefined;
  /** The step puts the focus into a field of its own. */
  ownFocus?: boolean | undefined;
  children: ReactNode;
};

/** One step: it begins at the top, with the focus on its heading. Steps are told apart by their `key`. */
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
    // With large letters the step's own field may lie below the window.
    else document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [ownFocus]);
  return (
    <>
      {before}
      <h1 ref={headingElement} id={headingId} tabIndex={-1} className="auth-heading">
        {heading}
      </h1>
      {notice !== undefined && (
        <p className="aside mb-5" role="status">
          {notice}
        </p>
      )}
      {children}
    </>
  );
}
