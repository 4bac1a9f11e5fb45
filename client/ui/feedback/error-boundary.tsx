import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';
import { PART_FAILURE_COPY } from './failure.copy.ts';
import { useFailure } from './use-failure.ts';

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
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedPart part={part} error={error} onRenderAgain={resetErrorBoundary} />
      )}
    >
      {children}
    </Boundary>
  );
}

type FailedPartProps = { part: string; error: unknown; onRenderAgain: () => void };

function FailedPart({ part, error, onRenderAgain }: FailedPartProps) {
  const { kind, tryAgain, trying } = useFailure(error, onRenderAgain);
  const { message, hint } = PART_FAILURE_COPY[kind];
  return <ErrorState message={message(part)} hint={hint} retrying={trying} onRetry={tryAgain} />;
}
