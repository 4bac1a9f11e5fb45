import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

type FoldProps = { title: string; hint: ReactNode; children: ReactNode };

/** A section of the day that is opened by its title. */
export function Fold({ title, hint, children }: FoldProps) {
  return (
    <section className="border-t border-line">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-4 [&::-webkit-details-marker]:hidden">
          <span className="flex-1">
            <h2 className="font-sans text-17/[1.4] font-semibold tracking-normal">{title}</h2>
            <span className="block text-15 text-balance text-ivory-300">{hint}</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-brass-400 group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </section>
  );
}
