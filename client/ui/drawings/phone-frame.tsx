import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PhoneFrameProps = { children: ReactNode; className?: string | undefined };

/** A drawn phone around a sample screen of 284 by 572; ornament, so it is hidden from screen readers. */
export function PhoneFrame({ children, className }: PhoneFrameProps) {
  return (
    <div aria-hidden="true" className={classNames('phone-frame', className)}>
      <div className="phone-screen">{children}</div>
    </div>
  );
}
