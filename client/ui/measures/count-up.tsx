import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

const COUNT_DURATION_MS = 600;

type CountUpProps = { value: number; suffix?: string | undefined };

/** An integer that counts up from 0 when it appears or changes; screen readers get only the final value. */
export function CountUp({ value, suffix = '' }: CountUpProps) {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? value : 0));

  useEffect(() => {
    if (prefersReducedMotion()) {
      setShown(value);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    function step(now: number) {
      start ??= now;
      const share = Math.min(1, (now - start) / COUNT_DURATION_MS);
      setShown(Math.round(value * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <span className="tnum">
      {/* As wide as it will be, so that what is beside it stays. */}
      <span
        aria-hidden="true"
        className="inline-block"
        style={{ minWidth: `${`${value}${suffix}`.length}ch` }}
      >{`${shown}${suffix}`}</span>
      <span className="sr-only">{`${value}${suffix}`}</span>
    </span>
  );
}
