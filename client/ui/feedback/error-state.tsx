import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';

type ErrorStateProps = {
  /** What went wrong, in one sentence. */
  message: string;
  /** What to do about it. */
  hint?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
  className?: string | undefined;
};

/** An error message with a retry button. */
export function ErrorState({ message, hint, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('grid gap-2', className)}>
      <p className="text-danger">{message}</p>
      {hint !== undefined && <p className="text-15 text-ivory-300">{hint}</p>}
      {onRetry !== undefined && (
        <Button
          variant="second"
          className="mt-3 max-md:w-full md:min-w-60 md:justify-self-start"
          busy={retrying}
          busyLabel="Trying again…"
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
