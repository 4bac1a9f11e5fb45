import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PhoneFrameProps = { children: ReactNode; className?: string | undefined };

/**
 * A drawn phone around a sample screen of 284 by 572 pixels; decorative and hidden from screen
 * readers.
 */
export function PhoneFrame({ children, className }: PhoneFrameProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'h-143 w-71 rounded-[38px] border border-line-control bg-ink-950 p-1.75',
        className,
      )}
    >
      <div className="relative h-full overflow-hidden rounded-[31px] border border-line-strong bg-ink-950 px-4 pt-6.5">
        {children}
      </div>
    </div>
  );
}
