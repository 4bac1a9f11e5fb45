import { Spinner } from './spinner.tsx';

/** Covers the whole window. */
export const OVERLAY =
  'fixed inset-0 z-30 grid place-content-center justify-items-center gap-6 bg-ink-950 p-6 text-center';

type LoadingOverlayProps = {
  /** Empty for a spinner without visible words. */
  message?: string | undefined;
};

/** A full-screen loading state with its message. */
export function LoadingOverlay({ message = 'Reading the stars...' }: LoadingOverlayProps) {
  return (
    <div className={OVERLAY} aria-busy="true">
      <Spinner label={message || undefined} size={64} />
      <p className="font-serif text-23 text-ivory-300" aria-hidden="true">
        {message}
      </p>
    </div>
  );
}
