import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BarProps = {
  label: string;
  /** 0 to 100; outside of it the bar is full or empty, the number is said as given. */
  value: number;
  /** What stands at the right instead of the value: '67%'. */
  valueText?: string | undefined;
  /** Small words beside the label: '2 of 3'. */
  note?: ReactNode;
  /** Brass is for progress, ivory for all other measures. */
  look?: 'ivory' | 'brass' | undefined;
  /** Only the bar; label and number are still read out. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A measure from 0 to 100 with its name and its number. */
export function Bar({
  label,
  value,
  valueText = String(value),
  note,
  look = 'ivory',
  bare = false,
  className,
}: BarProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div className={className}>
      {!bare && (
        <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2.5" aria-hidden="true">
          <span>{label}</span>
          {note !== undefined && <span className="small tnum">{note}</span>}
          <b className="tnum ml-auto">{valueText}</b>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={valueText}
        className={classNames('bar', look === 'brass' && 'bar-brass')}
      >
        <span className="bar-fill" style={{ transform: `scaleX(${share / 100})` }} />
      </div>
    </div>
  );
}
