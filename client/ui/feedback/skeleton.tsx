import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { SpinnerPicture } from './spinner.tsx';

type SkeletonProps = {
  /** What is loading: 'Loading your horoscope'. */
  label: string;
  className?: string | undefined;
  /** Skeleton blocks in the shape of the content. */
  children: Elements;
};

/**
 * A loading state in the shape of the content, with a spinner over it; screen readers announce its label once. The
 * shape reserves the space, and the spinner shows that content is loading, even over a shape taller than the screen.
 */
export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={classNames('relative', className)}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="contents">
        {children}
        <span className="absolute inset-0 grid max-h-[60svh] place-items-center">
          <SpinnerPicture className="box-content rounded-full bg-ink-950 p-2" />
        </span>
      </div>
    </div>
  );
}

/** One block of a skeleton; the caller sets its size by utilities (`h-6 w-3/4`). */
export function Bone({ className }: { className?: string | undefined }) {
  return (
    <span
      className={classNames(
        'block animate-[breathe_1.8s_ease-in-out_infinite_alternate] bg-ink-700 opacity-80 forced-colors:border forced-colors:border-[GrayText]',
        className,
      )}
    />
  );
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
