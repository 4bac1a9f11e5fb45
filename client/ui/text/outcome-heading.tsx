import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

type OutcomeHeadingProps = { level?: 1 | 3; className: string; children: ReactNode };

/** The heading of what came of a press. It takes the focus, so that it is heard, seen, and keys go on from there. */
export function OutcomeHeading({ level = 1, className, children }: OutcomeHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <Heading ref={heading} tabIndex={-1} className={classNames(className, 'outline-none')}>
      {children}
    </Heading>
  );
}
