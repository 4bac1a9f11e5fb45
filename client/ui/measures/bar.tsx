import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Brass for progress, ivory for other measures. */
type BarVariant = 'ivory' | 'brass';

const FILLS: Record<BarVariant, string> = { ivory: 'bg-ivory-50', brass: 'bg-brass-400' };

type BarProps = {
  label: string;
  /**
   * 0 to 100. The bar is limited to this range; the text beside it, also for screen readers, has the value as given.
   */
  value: number;
  /** Text at the right in place of the value: '67%'. */
  valueText?: string | undefined;
  /** Small text beside the label: '2 of 3'. */
  note?: ReactNode;
  variant?: BarVariant | undefined;
  /** Shows only the bar; label and number are for screen readers. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A measure from 0 to 100 with its label and value. */
export function Bar({
  label,
  value,
  valueText = String(value),
  note,
  variant = 'ivory',
  bare = false,
  className,
}: BarProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div className={className}>
      {!bare && (
        <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2.5" aria-hidden="true">
          <span>{label}</span>
          {note !== undefined && <span className="text-15 text-ivory-300 tnum">{note}</span>}
          <b className="ml-auto tnum">{valueText}</b>
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
        // A tick at every tenth.
        className="relative block h-2.25 border border-line-strong bg-[repeating-linear-gradient(90deg,transparent_0_calc(10%-1px),var(--line)_calc(10%-1px)_10%)]"
      >
        <span
          className={classNames(
            'absolute inset-px origin-left transition-[transform,scale] duration-600 ease-settle starting:[scale:0_1] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
            FILLS[variant],
          )}
          style={{ transform: `scaleX(${share / 100})` }}
        />
      </div>
    </div>
  );
}
