import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '#client/ui/actions/button.tsx';

const COPY = {
  title: 'This page lost its way',
  text: 'Something broke while we drew it. Nothing of yours is lost.',
  again: 'Try again',
} as const;

function LostPage({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  return (
    <main className="app-main grid min-h-dvh content-center gap-4 py-12">
      <h1 className="text-34">{COPY.title}</h1>
      <p className="text-ivory-300" role="alert">
        {COPY.text}
      </p>
      <Button variant="second" className="mt-4 justify-self-start" onClick={resetErrorBoundary}>
        {COPY.again}
      </Button>
    </main>
  );
}

/** Keeps a broken page from taking the whole app with it. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={LostPage}>{children}</ErrorBoundary>;
}
