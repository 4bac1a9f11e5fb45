import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { prefersReducedMotion } from '../reduced-motion.ts';

const LETTER_INTERVAL_MS = 32;

type OracleBoxProps = {
  /** The Star Oracle's line: one or two short sentences. */
  line: string;
  className?: string | undefined;
};

/**
 * The Star Oracle's box: its line is typed out once, a letter every 32 ms, with a blinking cursor. The
 * full height is reserved, screen readers get the whole line, and reduced motion shows it at
 * once.
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
    <div
      className={classNames(
        'grid grid-cols-[28px_minmax(0,1fr)] gap-4 border-y border-line py-5.5 text-brass-400',
        className,
      )}
    >
      <Star size={28} />
      <div className="grid font-serif text-23 text-ivory-50 italic *:col-start-1 *:row-start-1">
        <p className="sr-only" aria-live="polite">
          {line}
        </p>
        <p className="text-balance" aria-hidden="true">
          <span className="cursor">{letters.slice(0, count).join('')}</span>
          {/* The letters that are not typed yet are invisible but take their space, so that no word moves to another
              line while it is typed. */}
          <span className="invisible">{letters.slice(count).join('')}</span>
        </p>
      </div>
    </div>
  );
}
