import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SkeletonProps = {
  /** What is being loaded: 'Loading your horoscope'. */
  label: string;
  className?: string | undefined;
  /** Bones in the shape of what comes. */
  children: ReactNode;
};

/** Loading, in the shape of what comes; says once what is awaited. */
export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** One block of a skeleton; its size is given by utilities (`h-6 w-3/4`). */
export function Bone({ className }: { className?: string | undefined }) {
  return <span className={classNames('skeleton', className)} />;
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-10/12'] as const;

/** Lines of running text, the last one short. */
export function BoneLines({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className="grid gap-3.5">
      {Array.from({ length: lines }, (_, index) => (
        <Bone
          key={index}
          className={classNames(
            'h-3.5',
            index === lines - 1 ? 'w-3/5' : LINE_WIDTHS[index % LINE_WIDTHS.length],
          )}
        />
      ))}
    </div>
  );
}
