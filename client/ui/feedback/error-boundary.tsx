import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';

type ErrorBoundaryProps = {
  /** What of the page it is, as its sentence begins: 'Your horoscope'. */
  part?: string | undefined;
  /** When one of these changes, the part is tried again. */
  resetKeys?: unknown[] | undefined;
  /** Called before the part is tried again: to drop what it had loaded. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
};

/** Keeps a card's failure in the card; the rest of the page lives on. */
export function ErrorBoundary({
  part = 'This part',
  resetKeys,
  onReset,
  children,
}: ErrorBoundaryProps) {
  return (
    <Boundary
      {...(resetKeys === undefined ? {} : { resetKeys })}
      {...(onReset === undefined ? {} : { onReset })}
      fallbackRender={({ resetErrorBoundary }) => (
        <ErrorState
          message={`${part} could not be shown.`}
          hint="The fault is ours. The rest of the page still works."
          onRetry={() => resetErrorBoundary()}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
