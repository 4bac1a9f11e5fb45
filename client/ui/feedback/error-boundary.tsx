import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';

type ErrorBoundaryProps = {
  /** The part of the page, with which the error message begins: 'Your horoscope'. */
  part?: string | undefined;
  /** A change of any of these renders the children again. */
  resetKeys?: unknown[] | undefined;
  /** Called before the children are rendered again, to discard what they had loaded. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
};

/** Limits a rendering error to one card; the rest of the page keeps working. */
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
