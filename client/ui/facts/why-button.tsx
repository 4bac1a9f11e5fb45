import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { classNames } from '../class-names.ts';
import type { Reasons } from './use-reasons.ts';

type WhyButtonProps = { reasons: Reasons; children: string; className?: string };

/** Opens and closes a list of reasons. */
export function WhyButton({ reasons, children, className }: WhyButtonProps) {
  const { open, listId, toggle } = reasons;
  return (
    <button
      type="button"
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brass-400 hover:text-brass-300 print:hidden',
        className,
      )}
      aria-expanded={open}
      aria-controls={listId}
      onClick={toggle}
    >
      <span>{children}</span>
      {open ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
    </button>
  );
}
