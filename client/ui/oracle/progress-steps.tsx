import { classNames } from '../class-names.ts';

const STEP_TEXT = 'text-13/[1.3] font-semibold tracking-[0.06em] text-ivory-300';

type ProgressStepsProps = {
  /** The names of all steps, in order. */
  labels: readonly string[];
  /** The current step, counted from 1. */
  current: number;
  className?: string | undefined;
};

/** The progress of a flow of steps: 'STEP n OF total', a percentage, a bar and the steps' names. */
export function ProgressSteps({ labels, current, className }: ProgressStepsProps) {
  const total = labels.length;
  const percentage = Math.round((current / total) * 100);
  return (
    <div className={className}>
      <div className="flex justify-between">
        <p className={STEP_TEXT}>{`STEP ${current} OF ${total}`}</p>
        <p className={`${STEP_TEXT} tnum`}>{`${percentage}%`}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={`Step ${current} of ${total}: ${labels[current - 1] ?? ''}`}
        className="mt-2.5 mb-2 grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1"
      >
        {labels.map((label, index) => (
          <i
            key={label}
            className={classNames(
              'h-1 transition-[background-color] duration-slow ease-settle forced-colors:border forced-colors:border-[CanvasText]',
              index < current
                ? 'bg-brass-400 forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'
                : 'bg-ink-700',
            )}
          />
        ))}
      </div>
      <ol className="flex justify-between gap-1 text-13/[1.2] text-ivory-300">
        {labels.map((label, index) => (
          <li
            key={label}
            // The narrowest phone has no space for five names, so only the current one is shown.
            className={classNames(
              index < current && 'text-brass-400',
              index === current - 1 ? 'font-semibold' : 'narrow:sr-only',
            )}
            data-on={index < current}
            aria-current={index === current - 1 ? 'step' : undefined}
          >
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
