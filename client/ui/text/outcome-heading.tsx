import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

type OutcomeHeadingProps = { level?: 1 | 2 | 3; className: string; children: ReactNode };

/**
 * The heading of the result of a press. It takes the focus, so that it is announced and seen, and keyboard use
 * continues from there.
 */
export function OutcomeHeading({ level = 1, className, children }: OutcomeHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1} className={classNames(className, 'outline-none')}>
      {children}
    </Heading>
  );
}
