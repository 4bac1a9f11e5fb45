import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';

type FoldProps = {
  title: string;
  /** Below the title, smaller: what is inside, in a sentence. */
  note: string;
  className?: string | undefined;
  children: Elements;
};

/** Part of a form that few need, folded behind a row between two hairlines. */
export function Fold({ title, note, className, children }: FoldProps) {
  return (
    <details className={classNames('group/fold border-y border-line', className)}>
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block leading-[1.35] font-semibold">{title}</span>
          <span className="block text-15/[1.4] text-ivory-300">{note}</span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="text-brass-400 group-open/fold:rotate-180"
        />
      </summary>
      <div className="pt-3 pb-6">{children}</div>
    </details>
  );
}
