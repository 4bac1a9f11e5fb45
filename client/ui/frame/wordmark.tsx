import { classNames } from '../class-names.ts';

/** The product's name in its own lettering; screen readers read it as one word. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span
      className={classNames(
        // Compensates the letter-spacing after the last letter.
        '-mr-[0.34em] inline-block font-serif text-[1.1875rem]/none tracking-[0.34em] whitespace-nowrap',
        className,
      )}
    >
      <span aria-hidden="true">ASTERIA</span>
      <span className="sr-only">Asteria</span>
    </span>
  );
}
