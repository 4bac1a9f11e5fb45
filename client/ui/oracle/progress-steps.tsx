import { classNames } from '../class-names.ts';

type ProgressStepsProps = {
  /** The names of all steps, in order. */
  labels: readonly string[];
  /** The current step, counted from 1. */
  current: number;
  className?: string | undefined;
};

/** How far a flow of steps has come: 'STEP n OF total', its percentage, a bar and the steps' names. */
export function ProgressSteps({ labels, current, className }: ProgressStepsProps) {
  const total = labels.length;
  const percentage = Math.round((current / total) * 100);
  return (
    <div className={classNames('steps', className)}>
      <div className="flex justify-between">
        <p className="label">
          STEP {current} OF {total}
        </p>
        <p className="label tnum">{percentage}%</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={`Step ${current} of ${total}: ${labels[current - 1] ?? ''}`}
        className="steps-bar"
      >
        {labels.map((label, index) => (
          <i key={label} data-on={index < current} />
        ))}
      </div>
      <ol className="steps-names">
        {labels.map((label, index) => (
          <li
            key={label}
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
