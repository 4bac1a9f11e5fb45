import { classNames } from '../class-names.ts';

/** The product's name as its mark; a screen reader says it as a word, not letter by letter. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames('wordmark', className)}>
      <span aria-hidden="true">ASTERIA</span>
      <span className="sr-only">Asteria</span>
    </span>
  );
}
