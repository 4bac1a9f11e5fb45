import { Spinner } from './spinner.tsx';

type LoadingOverlayProps = { message?: string | undefined };

/** The whole screen waits, and says for what. */
export function LoadingOverlay({ message = 'Reading the stars...' }: LoadingOverlayProps) {
  return (
    <div className="loading-overlay" aria-busy="true">
      <Spinner label={message} size={64} />
      <p className="font-serif text-23 text-ivory-300" aria-hidden="true">
        {message}
      </p>
    </div>
  );
}
