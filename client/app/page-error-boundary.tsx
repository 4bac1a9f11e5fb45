import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';

const COPY = {
  title: 'This page lost its way',
  text: 'Something broke while we drew it. Nothing of yours is lost.',
  again: 'Try again',
} as const;

type PageErrorBoundaryProps = {
  /** The width and margins of the page that the message replaces. */
  className: string;
  children: ReactNode;
};

/**
 * Shows an error message in place of a page that failed to render; navigation and other pages keep
 * working.
 */
export function PageErrorBoundary({ className, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <div className="front">
          <main className={classNames('grid min-h-dvh content-center gap-4 py-12', className)}>
            <h1 className="text-34">{COPY.title}</h1>
            <p className="text-ivory-300" role="alert">
              {COPY.text}
            </p>
            <Button
              variant="second"
              className="mt-4 justify-self-start"
              onClick={resetErrorBoundary}
            >
              {COPY.again}
            </Button>
          </main>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
