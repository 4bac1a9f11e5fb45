import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { prefersReducedMotion } from '../reduced-motion.ts';

const LETTER_INTERVAL_MS = 32;

type OracleBoxProps = {
  /** What the Star Oracle says: one or two short sentences. */
  line: string;
  className?: string | undefined;
};

/**
 * The Oracle's box: her line types itself once, with a cursor that blinks over 2 seconds. Its full
 * room is kept from the start, screen readers get the sentence whole, and reduced motion shows it at once.
 */
export function OracleBox({ line, className }: OracleBoxProps) {
  const letters = Array.from(line);
  const [typed, setTyped] = useState({ line, count: prefersReducedMotion() ? letters.length : 0 });
  const count = typed.line === line ? typed.count : 0;
  const total = letters.length;

  useEffect(() => {
    if (prefersReducedMotion()) {
      setTyped({ line, count: total });
      return;
    }
    let shown = 0;
    const timer = setInterval(() => {
      shown += 1;
      setTyped({ line, count: shown });
      if (shown >= total) clearInterval(timer);
    }, LETTER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [line, total]);

  return (
    <div className={classNames('oracle-box', className)}>
      <Star size={28} />
      <div className="oracle oracle-line">
        <p className="sr-only" aria-live="polite">
          {line}
        </p>
        <p className="invisible" aria-hidden="true">
          {line}
        </p>
        <p className="cursor" aria-hidden="true">
          {letters.slice(0, count).join('')}
        </p>
      </div>
    </div>
  );
}
