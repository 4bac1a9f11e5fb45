import { ErrorBoundary } from 'react-error-boundary';
import { isLostScript } from '#client/lib/lost-script.ts';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { PAGE_FAILURE_COPY } from './failure.copy.ts';
import { useFailure } from './use-failure.ts';

type PageErrorBoundaryProps = {
  /** The width and margins of the page that the message replaces. */
  className: string;
  /** Called when the page's own code has failed, to discard what may make it fail again. */
  onFault?: () => void;
  children: Elements;
};

/**
 * Shows an error message in place of a page that failed to render; navigation and other pages keep
 * working.
 */
export function PageErrorBoundary({ className, onFault, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => {
        if (!isLostScript(error)) onFault?.();
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedPage className={className} error={error} onRenderAgain={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

type FailedPageProps = { className: string; error: unknown; onRenderAgain: () => void };

function FailedPage({ className, error, onRenderAgain }: FailedPageProps) {
  const { kind, tryAgain, trying } = useFailure(error, onRenderAgain);
  return (
    <div className="front">
      <main className={classNames('grid min-h-dvh content-center gap-4 py-12', className)}>
        <h1 className="text-34">{PAGE_FAILURE_COPY[kind].title}</h1>
        <p className="text-ivory-300" role="alert">
          {PAGE_FAILURE_COPY[kind].text}
        </p>
        <Button
          variant="second"
          className="mt-4 justify-self-start"
          busy={trying}
          busyLabel={PAGE_FAILURE_COPY.trying}
          onClick={tryAgain}
        >
          {PAGE_FAILURE_COPY.again}
        </Button>
      </main>
    </div>
  );
}
